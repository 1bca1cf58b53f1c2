import type { Locale } from './locale.ts';

/** A number as people write it, perhaps after a label such as `Tel.`, and its extension. */
const written =
  /^[^\d+(]*(\+?[\d\s().-]*\d)[\s,;:]*(?:(?:#|ext(?:ension|n)?\b\.?|x|分機|轉|内線|內線)[\s.:=]*(\d+))?/iu;
const fewestDigits = 3;

/** Telephone numbers are stored in half width with one kind of hyphen. */
export function plainTelephone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/(?<=[\d)\s])[‐-―−ー]|[‐-―−ー](?=\d)/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

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
  return locale === 'tw' ? `${number} 分機 ${extension}` : `${number} ext. ${extension}`;
}
