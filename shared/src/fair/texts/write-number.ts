import { languageTag } from './bilingual.ts';
import type { Locale } from '../../contract/locales.ts';

/** Formats a number with the separators of the locale: `86,400`. `digits`: at most so many decimals. */
export function writeNumber(value: number, locale: Locale, digits = 2): string {
  // Both languages group alike, and a phone takes 50 ms for the first formatter of a page.
  if (Number.isSafeInteger(value)) return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  return new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: digits }).format(
    value,
  );
}
