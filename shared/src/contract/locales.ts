/**
 * The languages of the site, the default one first. Paths, tags, fallbacks and the contract's `Lang`
 * come from this table; how a language writes dates and lists is in `fair/texts/patterns.ts`.
 */
const table = {
  tw: { prefix: '', tag: 'zh-Hant-TW', name: '中文', fallback: 'en' },
  en: { prefix: 'en', tag: 'en', name: 'English', fallback: 'tw' },
} as const;

export type Locale = keyof typeof table;
/** A BCP 47 tag for `lang` and `hreflang`. `tw` itself would mean Twi. */
export type LanguageTag = (typeof table)[Locale]['tag'];

type LocaleEntry = {
  /** First segment of its paths, in lower case. The default language has none. */
  prefix: string;
  tag: LanguageTag;
  /** What it calls itself, for the language switch. */
  name: string;
  /** The language that is read where a text does not have this one. */
  fallback: Locale;
};

export const localeCodes = Object.keys(table) as [Locale, ...Locale[]];
export const [defaultLocale] = localeCodes;

/**
 * A section that was built before a language was added gets its code all the same: it then reads
 * English, and its links stay in that language.
 */
export function localeEntry(code: Locale): LocaleEntry {
  const entries: Partial<Record<string, LocaleEntry>> = table;
  return entries[code] ?? { prefix: code, tag: code as LanguageTag, name: code, fallback: 'en' };
}

/** The languages of all that is written for the site. Others may be missing in places. */
export const baseLocales = ['tw', 'en'] as const;
/** Something in each of them, and perhaps in others. */
export type Translated<T> = Readonly<
  Record<(typeof baseLocales)[number], T> & Partial<Record<Locale, T>>
>;

export function isLocale(code: unknown): code is Locale {
  return typeof code === 'string' && Object.hasOwn(table, code);
}

/** The language of a stored code, such as a member's; the default one for others. */
export const localeOf = (code: unknown): Locale => (isLocale(code) ? code : defaultLocale);
