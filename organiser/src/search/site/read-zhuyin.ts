import { searchTerms } from '../keywords/search-terms.ts';

/** The keys of the standard zhuyin keyboard, in the order of `symbols`; a space is the first tone. */
const keys = '1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/-6347';
const symbols = 'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦˊˇˋ˙';
const typedAs = new Map([...keys].map((key, at) => [key, symbols[at] ?? '']));

/**
 * What somebody typed who left the keyboard in English (`ru.3`) or chose no character (`ㄐㄧㄡˇ`), or
 * undefined when it is no zhuyin of the words above.
 */
export function readZhuyin(typed: string): string | undefined {
  // Most syllables have a tone mark, and few words a figure.
  if (!/[3467ㄅ-ㄩ]/u.test(typed.normalize('NFKC'))) return undefined;
  const zhuyin = [...typed.normalize('NFKC').toLowerCase()]
    .map((key) => (key === ' ' ? ' ' : (typedAs.get(key) ?? key)))
    .join('');
  const found = zhuyin.match(/[ㄅ-ㄩ]+[ˊˇˋ˙]?/gu) ?? [];
  const characters = found.map((syllable) => searchTerms.zhuyin[syllable]);
  const isAll = found.join('') === zhuyin.replaceAll(' ', '') && characters.length > 0;
  return isAll && !characters.includes(undefined) ? characters.join('') : undefined;
}
