import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Words that people are likely to choose when they register on this site. */
const fairNames =
  `dswine wine taiwan taipei winetaipei taipeiwine nangang twtc whisky sake beer 1688
  woaini iloveu 520 5201314 1314520 organiser organizer admin`.split(/\s+/u);
/**
 * In characters. The estimate takes more than linear time, so only the start of a long password
 * counts.
 */
const examined = 20;
/** An attacker guesses passwords with these scores within a million attempts. */
const weakestScore = 1;
/** A year, a counter or punctuation: typical additions to a common password to satisfy a form. */
const addition = /[^\p{L}\p{N}]{0,2}\d{0,4}[^\p{L}\p{N}]{0,3}$/u;

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether the password is weak: one of the 49,000 most common passwords, one of them with an
 * addition or letter substitutions (`p@ssw0rd`), a repetition, or a keyboard walk. `personalWords`
 * belong to the person, such as parts of the email address.
 */
export function isCommonPassword(password: string, personalWords: readonly string[] = []): boolean {
  // Load the list with the first password: reading it takes 0.1 s, which would delay the start.
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, fair: fairNames },
    graphs: adjacencyGraphs,
  });
  const head = [...password.normalize('NFKC')].slice(0, examined).join('');
  const longEnough = personalWords.filter((word) => word.length > 2);
  return [head, head.replace(addition, '')].some(
    (text) => text !== '' && (estimator?.check(text, longEnough).score ?? 0) <= weakestScore,
  );
}
