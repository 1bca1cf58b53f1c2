import type { LocalisedText } from '../contract/wire.ts';
import type { Locale } from './locale.ts';

/** Reads text in one language. Falls back to the other one (specification § 2). */
export function inLocale(text: LocalisedText, locale: Locale): string {
  return text[locale] || text.tw || text.en || '';
}

/**
 * Reads a list of paragraphs as one text: all in the requested language, or all in the other one.
 */
export function listInLocale(texts: readonly LocalisedText[], locale: Locale): string[] {
  const translated = texts.filter((text) => text[locale]);
  return (translated.length > 0 ? translated : texts).map((text) => inLocale(text, locale));
}

/** The text in each language that exists. */
export function textsOf({ tw, en }: LocalisedText): string[] {
  return [tw, en].filter((text) => text !== undefined);
}

/** The only language of a text, or undefined if it has both. */
export function onlyLocaleOf(text: LocalisedText | undefined): Locale | undefined {
  if (!text || (text.tw && text.en)) return undefined;
  return text.tw ? 'tw' : 'en';
}

/** The only language of a record, judged by its name. Used as a response field. */
export function onlyIn(name: LocalisedText): { OnlyIn?: Locale } {
  const only = onlyLocaleOf(name);
  return only ? { OnlyIn: only } : {};
}

export const otherLocale = (locale: Locale): Locale => (locale === 'tw' ? 'en' : 'tw');

/** Names of texts that exist only in the other language. Used as a response field. */
export function untranslated(
  texts: Record<string, LocalisedText | readonly LocalisedText[] | undefined>,
  locale: Locale,
): { Untranslated?: string[] } {
  const isMissing = (text: LocalisedText | readonly LocalisedText[]) => {
    const list: readonly LocalisedText[] = 'length' in text ? text : [text];
    return list.length > 0 && list.every((one) => !one[locale]);
  };
  const Untranslated = Object.keys(texts).filter((name) => texts[name] && isMissing(texts[name]));
  return Untranslated.length > 0 ? { Untranslated } : {};
}

/**
 * The `lang` attribute of a field: `<h1 {...langOf(record, 'Name', locale)}>`. Empty if the text is
 * in the page's language.
 */
export function langOf(
  record: { Untranslated?: readonly string[] } | undefined,
  field: string,
  locale: Locale,
): { lang?: 'zh-Hant-TW' | 'en' } {
  return record?.Untranslated?.includes(field) ? { lang: languageTag(otherLocale(locale)) } : {};
}

/** Language tag of a locale for `lang` and `hreflang`. `tw` itself would mean Twi. */
export function languageTag(locale: Locale): 'zh-Hant-TW' | 'en' {
  return locale === 'tw' ? 'zh-Hant-TW' : 'en';
}
