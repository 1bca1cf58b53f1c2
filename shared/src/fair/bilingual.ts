import type { LocalisedText } from '../contract/wire.ts';
import type { Locale } from '../section/section.ts';

/** Reads text in one language. The other one stands in where it is missing (specification § 2). */
export function inLocale(text: LocalisedText, locale: Locale): string {
  return text[locale] || text.tw || text.en || '';
}

/**
 * Reads a list of paragraphs, which is one text: those of the language, or all of the other language when it has none.
 */
export function listInLocale(texts: readonly LocalisedText[], locale: Locale): string[] {
  const own = texts.filter((text) => text[locale]);
  return (own.length > 0 ? own : texts).map((text) => inLocale(text, locale));
}

/** What a text says, once for each language that it has. */
export function textsOf({ tw, en }: LocalisedText): string[] {
  return [tw, en].filter((text) => text !== undefined);
}

/** The one language of a text, or undefined when it has both. */
export function onlyLocaleOf(text: LocalisedText | undefined): Locale | undefined {
  if (!text || (text.tw && text.en)) return undefined;
  return text.tw ? 'tw' : 'en';
}

/** The one language of a record by its name, as an answer carries it: its page is in that language only. */
export function onlyIn(name: LocalisedText): { OnlyIn?: Locale } {
  const only = onlyLocaleOf(name);
  return only ? { OnlyIn: only } : {};
}

export const otherLocale = (locale: Locale): Locale => (locale === 'tw' ? 'en' : 'tw');

/** The names of the texts that exist only in the other language, as an answer carries them. */
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

/** The `lang` attribute of a field: `<h1 {...langOf(record, 'Name', locale)}>`. Nothing when it is in the page's language. */
export function langOf(
  record: { Untranslated?: readonly string[] },
  field: string,
  locale: Locale,
): { lang?: 'zh-Hant-TW' | 'en' } {
  return record.Untranslated?.includes(field) ? { lang: languageTag(otherLocale(locale)) } : {};
}

/** The language tag of a locale for `lang` and `hreflang`. Not `tw`, which is the language Twi. */
export function languageTag(locale: Locale): 'zh-Hant-TW' | 'en' {
  return locale === 'tw' ? 'zh-Hant-TW' : 'en';
}
