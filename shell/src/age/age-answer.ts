import Cookies from 'js-cookie';

const AGE_COOKIE = 'dswine_age';

type AgeAnswer = 'yes' | 'no';

export function ageAnswer(): AgeAnswer | undefined {
  const value = Cookies.get(AGE_COOKIE);
  return value === 'yes' || value === 'no' ? value : undefined;
}

/**
 * Stores "yes" for a year and "no" for the browser session, because age changes. Stores nothing
 * else.
 */
export function answerAge(answer: AgeAnswer): void {
  const expiry = answer === 'yes' ? { expires: 365 } : {};
  Cookies.set(AGE_COOKIE, answer, {
    ...expiry,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
  document.documentElement.dataset['age'] = answer;
}

/** Clears the answer, so that the question appears again. */
export function forgetAge(): void {
  Cookies.remove(AGE_COOKIE);
  delete document.documentElement.dataset['age'];
}
