import type { Locale } from '../../contract/locales.ts';
import { writeNumber } from './write-number.ts';

/**
 * Formats a file size in decimal units: `389 B`, `359 KB`, `1.2 MB`. Phones and storage vendors
 * count in thousands too.
 */
export function writeSize(bytes: number, locale: Locale): string {
  const [divisor, unit, digits] =
    bytes < 1000 ? [1, 'B', 0] : bytes < 999_500 ? [1000, 'KB', 0] : [1_000_000, 'MB', 1];
  return `${writeNumber(bytes / divisor, locale, digits)} ${unit}`;
}
