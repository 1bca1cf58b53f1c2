import { Converter } from 'opencc-js';

/** At the first use: the dictionaries take a tenth of the time in which the service starts. */
let simplify: ((character: string) => string) | undefined;
const folded = new Map<string, string>();

/** Letters that do not decompose into a plain letter and an accent. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const isPlain = /^[\u0020-\u007e]*$/u;

/**
 * Folds a text for search: NFKC, lower case, no accents. Unifies characters that Taiwan, mainland
 * China and Japan write differently (臺/台/台, 獺/獭, 釀/酿/醸), and both kinds of kana. Folds character by
 * character, so that a part of a text always folds to a part of the folded text.
 */
export function foldSearchText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
  return plain
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replaceAll(/\p{Script=Han}/gu, foldHan)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function foldHan(character: string): string {
  let simple = folded.get(character);
  if (simple === undefined) {
    simplify ??= createSimplify();
    folded.set(character, (simple = simplify(character)));
  }
  return simple;
}

function createSimplify(): (character: string) => string {
  const fromJapanese = Converter({ from: 'jp', to: 't' });
  const toSimplified = Converter({ from: 't', to: 'cn' });
  return (character) => toSimplified(fromJapanese(character));
}

/**
 * The digits of a typed booth as a number: `A0123`, `a-123` and `１２３` give 123. Undefined without
 * digits.
 */
export function boothDigits(text: string): number | undefined {
  const digits = text
    .normalize('NFKC')
    .replaceAll(/\D/gu, '')
    .replace(/^0+(?=\d)/u, '');
  return digits === '' || digits.length > 9 ? undefined : Number(digits);
}
