import Cookies from 'js-cookie';

/** The reader's choice about third-party scripts. */
export type ConsentChoice = 'accepted' | 'refused';

const CONSENT_COOKIE = 'dswine_consent';
const listeners = new Set<() => void>();

/**
 * Reads the cookie, so that a choice made in another tab counts too. Undefined before any choice.
 */
export function consentChoice(): ConsentChoice | undefined {
  const value = Cookies.get(CONSENT_COOKIE);
  return value === 'accepted' || value === 'refused' ? value : undefined;
}

/**
 * Stores the choice for a year and notifies listeners. The boot script reads the cookie on the next
 * page load.
 */
export function chooseConsent(choice: ConsentChoice): void {
  Cookies.set(CONSENT_COOKIE, choice, {
    expires: 365,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
  document.documentElement.dataset['consent'] = choice;
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
