import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What somebody who registers here thinks of first. */
const fairNames =
  `dswine wine taiwan taipei winetaipei taipeiwine nangang twtc whisky sake beer 1688
  woaini iloveu 520 5201314 1314520 organiser organizer admin`.split(/\s+/u);
/** Estimating takes longer than linear time: the head of a long password decides. */
const examined = 20;
/** An attacker finds passwords of these scores within a million guesses. */
const weakestScore = 1;
/** A year, a counter and punctuation: what people add to a common password to please a form. */
const addition = /[^\p{L}\p{N}]{0,2}\d{0,4}[^\p{L}\p{N}]{0,3}$/u;

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether the password is on the list of the 49,000 most common ones, or one of them with an
 * addition, in other letters (`p@ssw0rd`), repeated, or a walk over the keyboard. `own` are words
 * that belong to the person, such as the parts of the email address.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  // The list takes a tenth of a second to read: with the first password, not at the start.
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, fair: fairNames },
    graphs: adjacencyGraphs,
  });
  const head = [...password.normalize('NFKC')].slice(0, examined).join('');
  const messages = own.filter((word) => word.length > 2);
  return [head, head.replace(addition, '')].some(
    (text) => text !== '' && (estimator?.check(text, messages).score ?? 0) <= weakestScore,
  );
}
