import { foldSearchText } from '../../store/search-text.ts';
import type { Lang } from '@dswine/shared/contract/wire';

const longest = 140;

/** The sentence of these texts, in one language, that contains the keyword. */
export function excerptOf(
  texts: readonly string[],
  keyword: string,
  lang: Lang,
): string | undefined {
  const folded = foldSearchText(keyword);
  if (folded === '') return undefined;
  const sentences = texts
    .filter((text) => /\p{Script=Han}/u.test(text) === (lang === 'tw'))
    .flatMap((text) => text.split(/(?<=[。！？])|(?<=[.!?])\s+/u));
  const sentence = sentences.find((one) => foldSearchText(one).includes(folded))?.trim();
  if (sentence === undefined || sentence.length <= longest) return sentence;
  return `${sentence.slice(0, longest).trimEnd()}…`;
}
