import Cookies from 'js-cookie';

const AGE_COOKIE = 'dswine_age';

export type AgeAnswer = 'yes' | 'no';

export function ageAnswer(): AgeAnswer | undefined {
  const value = Cookies.get(AGE_COOKIE);
  return value === 'yes' || value === 'no' ? value : undefined;
}

/** Yes is remembered for a year; no until the browser is closed, since it changes. Nothing else is kept. */
export function answerAge(answer: AgeAnswer): void {
  const lasting = answer === 'yes' ? { expires: 365 } : {};
  Cookies.set(AGE_COOKIE, answer, {
    ...lasting,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
  document.documentElement.dataset['age'] = answer;
}

/** Takes an answer back: the question is asked again. */
export function forgetAge(): void {
  Cookies.remove(AGE_COOKIE);
  delete document.documentElement.dataset['age'];
}
