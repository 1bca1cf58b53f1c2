import Cookies from 'js-cookie';

/** What a reader has said about scripts of others; undefined as long as nothing was said. */
export type ConsentChoice = 'accepted' | 'refused';

const CONSENT_COOKIE = 'dswine_consent';
const listeners = new Set<() => void>();

/** Read from the cookie, so that a choice made in another tab counts too. */
export function consentChoice(): ConsentChoice | undefined {
  const value = Cookies.get(CONSENT_COOKIE);
  return value === 'accepted' || value === 'refused' ? value : undefined;
}

/** Remembers a choice for a year and tells everybody who shows it. The boot script reads the cookie on the next page load. */
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
