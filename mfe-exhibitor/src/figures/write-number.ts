import { languageTag } from '@dswine/shared/fair/bilingual';
import type { Locale } from '@dswine/shared/section/section';

/** Formats a number with the separators of the locale: `86,400`. */
export function writeNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 2 }).format(value);
}
