import { inLocale } from './bilingual.ts';
import type { Locale } from '../contract/locales.ts';
import { extensionLabel } from './patterns.ts';

/** A number as people write it, perhaps after a label such as `Tel.`, and its extension. */
const written =
  /^[^\d+(]*(\+?[\d\s().-]*\d)[\s,;:]*(?:(?:#|ext(?:ension|n)?\b\.?|x|分機|轉|内線|內線)[\s.:=]*(\d+))?/iu;
const fewestDigits = 3;

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

/** Whether a text can be a telephone number, of any country and with any remark. */
export function isTelephone(typed: string): boolean {
  const plain = plainTelephone(typed);
  return telephoneText.test(plain) && (plain.match(/\p{Nd}/gu) ?? []).length >= fewestDigits;
}

/** Says in both languages what a field takes that got something else. */
export const telephoneMessage =
  '請輸入電話號碼，例如 02-2345-6789 分機 12 / ' +
  'Please enter a telephone number, such as +886 2 2345 6789 ext. 12';

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

/** `+886-2-5550-0100 ext. 21`: hyphens between the groups, and the extension in words. */
export function writeTelephone(text: string, locale: Locale): string {
  const read = readTelephone(text);
  const plain = plainTelephone(text);
  // What follows the number, such as hours or a second number, is shown as it is.
  if (!read || written.exec(plain)?.[0].length !== plain.length || !/^[+\d(]/u.test(plain))
    return text;
  const { plus, groups, extension } = read;
  const number = plus + groups.join('-');
  if (extension === undefined) return number;
  return `${number} ${inLocale(extensionLabel, locale)} ${extension}`;
}
