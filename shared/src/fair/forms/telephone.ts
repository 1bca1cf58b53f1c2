import { inLocale } from '../texts/bilingual.ts';
import type { Locale } from '../../contract/locales.ts';
import { extensionLabel } from '../texts/patterns.ts';

/** A number as people write it, perhaps after a label such as `Tel.`, and its extension. */
const written =
  /^[^\d+(]*(\+?[\d\s().-]*\d)[\s,;:]*(?:(?:#|ext(?:ension|n)?\b\.?|x|分機|轉|内線|內線)[\s.:=]*(\d+))?/iu;
/** Of what organisers publish, such as `119`. */
const fewestDigits = 3;
const fewestTypedDigits = 8;

/** Digits, what separates them, and words such as `ext.` or `分機`. */
const telephoneText = /^[\p{Nd}\p{L}\p{Mn}\p{Mc}\s\p{Pd}\p{Ps}\p{Pe}+.,、;:#*/~=&|·・]*$/u;

/** Telephone numbers are stored in half width with one kind of hyphen, and no invisible marks. */
export function plainTelephone(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      // Address books add marks of direction to the numbers that are copied from them.
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replaceAll(/(?<=[\d)\s])[‐-―−ー]|[‐-―−ー](?=\d)/gu, '-')
      .replaceAll(/\s+/gu, ' ')
      .trim()
  );
}

/**
 * Says in both languages why a text is not a telephone number that can be dialled from anywhere;
 * undefined for one, of any country and with any remark.
 */
export function telephoneProblem(typed: string): string | undefined {
  const plain = plainTelephone(typed);
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0;
  if (!telephoneText.test(plain) || digits === 0) return noNumber;
  return digits < fewestTypedDigits ? tooFewDigits : undefined;
}

const noNumber =
  '請輸入電話號碼，例如 02-2345-6789 分機 12 / ' +
  'Please enter a telephone number, such as +886 2 2345 6789 ext. 12';
const tooFewDigits =
  '這支電話少了幾碼，請連同區碼填寫，例如 02-2345-6789 / ' +
  'Some digits of this telephone number are missing. Please give it with its area code, such as +886 2 2345 6789';

function readTelephone(text: string) {
  const [, number = '', extension] = written.exec(plainTelephone(text)) ?? [];
  // `+886 (0)2 …`: the zero is dialled within the country only.
  const groups = number.replace(/^(\+.*?)\(0\)/u, '$1 ').match(/\d+/gu) ?? [];
  if (groups.join('').length < fewestDigits) return undefined;
  return { plus: number.startsWith('+') ? '+' : '', groups, extension };
}

/** The URL that dials the first number of a text, its extension after a pause. */
export function telephoneUrl(text: string): string | undefined {
  const read = readTelephone(text);
  if (!read) return undefined;
  const { plus, groups, extension } = read;
  // eslint-disable-next-line no-restricted-syntax -- the only one
  return `tel:${plus}${groups.join('')}${extension === undefined ? '' : `,${extension}`}`;
}

/**
 * `+886 2 5550 0100 ext. 21`, in Chinese `(02) 5550-0100 分機 21`: numbers of Taiwan as they are
 * dialled there, others as from abroad, and the extension in words.
 */
export function writeTelephone(text: string, locale: Locale): string {
  const read = readTelephone(text);
  const plain = plainTelephone(text);
  // What follows the number, such as hours or a second number, is shown as it is.
  if (!read || written.exec(plain)?.[0].length !== plain.length || !/^[+\d(]/u.test(plain))
    return text;
  const { plus, groups, extension } = read;
  const number =
    plus === ''
      ? groups.join('-')
      : (locale === 'tw' && nationalNumber(groups)) || plus + groups.join(' ');
  if (extension === undefined) return number;
  return `${number} ${inLocale(extensionLabel, locale)} ${extension}`;
}

/** Mobile numbers begin with 9; of other numbers the first group is the area. */
function nationalNumber([country, area = '', ...rest]: readonly string[]): string | undefined {
  if (country !== '886' || rest.length === 0) return undefined;
  return area.startsWith('9') ? `0${[area, ...rest].join('-')}` : `(0${area}) ${rest.join('-')}`;
}
