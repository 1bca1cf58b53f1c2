import type { Locale } from '@dswine/shared/section/section';

/** Names or numbers in a row, as each language separates them. Not `Intl.ListFormat`, whose literals differ between engines. */
export function writeList(items: readonly string[], locale: Locale): string {
  return items.join(locale === 'tw' ? '、' : ', ');
}
