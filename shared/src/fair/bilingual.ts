import type { Bilingual } from '../contract/wire.ts';
import type { Locale } from '../section/section.ts';

/** Reads text that is held in both languages; Chinese is the fallback (specification § 2). */
export function inLocale(text: Bilingual, locale: Locale): string {
  return text[locale] || text.tw;
}

/** The language tag of a locale for `lang` and `hreflang`. Not `tw`, which is the language Twi. */
export function languageTag(locale: Locale): 'zh-Hant-TW' | 'en' {
  return locale === 'tw' ? 'zh-Hant-TW' : 'en';
}
