import { languageTag } from '@dswine/shared/fair/bilingual';
import type { Locale } from '@dswine/shared/section/section';

export function writeNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale)).format(value);
}

/** Formats a file size: whole kilobytes below 1 MB, otherwise megabytes with one decimal. */
export function writeSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  const digits = { maximumFractionDigits: unit === 'KB' ? 0 : 1 };
  return `${new Intl.NumberFormat(languageTag(locale), digits).format(value)} ${unit}`;
}
