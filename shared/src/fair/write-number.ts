import { languageTag } from './bilingual.ts';
import type { Locale } from './locale.ts';

/** Formats a number with the separators of the locale: `86,400`. */
export function writeNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 2 }).format(value);
}
