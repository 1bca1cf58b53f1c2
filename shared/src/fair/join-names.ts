import type { Locale } from './locale.ts';

/**
 * Joins names or numbers with the separator of the language. `Intl.ListFormat` is not used because
 * its literals differ between engines.
 */
export function joinNames(items: readonly string[], locale: Locale): string {
  return items.join(locale === 'tw' ? '、' : ', ');
}
