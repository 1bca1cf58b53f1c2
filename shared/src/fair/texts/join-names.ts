import { inLocale } from './bilingual.ts';
import type { Locale } from '../../contract/locales.ts';
import { separators } from './patterns.ts';

/** Joins names or numbers with the separator of the language. */
export const joinNames = (items: readonly string[], locale: Locale): string =>
  items.join(inLocale(separators, locale).list);

/** Joins the parts of a place, the one that comes first in Chinese first. */
export const joinPlace = (parts: readonly string[], locale: Locale): string =>
  parts.join(inLocale(separators, locale).place);
