import {
  localeCodes,
  localeEntry,
  type LanguageTag,
  type Locale,
  type Translated,
} from '../../contract/locales.ts';
import type { LocalisedText } from '../../contract/wire.ts';

type Texts<T = string> = { readonly [Code in Locale]?: T | undefined };

/** The language in which a text is read: the page's, or another that the text has. */
export const localeOfText = (texts: Texts<unknown>, locale: Locale): Locale =>
  [locale, otherLocale(locale), ...localeCodes].find((code) => texts[code]) ?? locale;

/**
 * Reads what exists in several languages in one of them. Falls back to another one (specification §
 * 2).
 */
export function inLocale(texts: Texts, locale: Locale): string;
export function inLocale<Each extends Translated<unknown>>(
  texts: Each,
  locale: Locale,
): Exclude<Each[Locale], undefined>;
export function inLocale(texts: Texts<unknown>, locale: Locale): unknown {
  return texts[localeOfText(texts, locale)] ?? '';
}

/**
 * Reads a list of paragraphs as one text: all in the requested language, or all in the other one.
 */
export function listInLocale(texts: readonly LocalisedText[], locale: Locale): string[] {
  const translated = texts.filter((text) => text[locale]);
  return (translated.length > 0 ? translated : texts).map((text) => inLocale(text, locale));
}

/** The text in each language that exists. */
export function textsOf(text: LocalisedText): string[] {
  return localeCodes.flatMap((code) => text[code] ?? []);
}

/** The only language of a text, or undefined if it has several. */
export function onlyLocaleOf(text: LocalisedText | undefined): Locale | undefined {
  const [first, second] = localeCodes.filter((code) => text?.[code]);
  return second ? undefined : first;
}

/** The only language of a record, judged by its name. Used as a response field. */
export function onlyIn(name: LocalisedText): { OnlyIn?: Locale } {
  const only = onlyLocaleOf(name);
  return only ? { OnlyIn: only } : {};
}

/** The language beside which a page shows a name or an error in a second one. */
export const otherLocale = (locale: Locale): Locale => localeEntry(locale).fallback;

/**
 * Names of texts that do not exist in a language, followed by a space and the language that is read
 * instead, unless it is the fallback: `Name`, `Name tw`. Used as a response field.
 */
export function untranslated(
  texts: Record<string, LocalisedText | readonly LocalisedText[] | undefined>,
  locale: Locale,
): { Untranslated?: string[] } {
  const Untranslated = Object.entries(texts).flatMap(([name, text = []]) => {
    const list: readonly LocalisedText[] = 'length' in text ? text : [text];
    const [first] = list;
    if (!first || list.some((one) => one[locale])) return [];
    const read = localeOfText(first, locale);
    return read === otherLocale(locale) ? name : `${name} ${read}`;
  });
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
): { lang?: LanguageTag } {
  const [found, code = otherLocale(locale)] =
    record?.Untranslated?.find((name) => name.split(' ')[0] === field)?.split(' ') ?? [];
  return found === undefined ? {} : { lang: languageTag(code as Locale) };
}

/** Language tag of a locale for `lang` and `hreflang`. */
export const languageTag = (locale: Locale): LanguageTag => localeEntry(locale).tag;
