import { Type, type Static, type TOptional, type TSchema } from 'typebox';
import { baseLocales, localeCodes, type Locale } from './locales.ts';

const everyLocale = <T>(of: (code: Locale) => T) =>
  Object.fromEntries(localeCodes.map((code) => [code, of(code)])) as Record<Locale, T>;

/** The languages of the site, as used in `Lang=` (specification § 2). */
export const Lang = Type.Unsafe<Locale>(Type.Union(localeCodes.map((code) => Type.Literal(code))));
export type Lang = Locale;

/**
 * An object with something in Chinese, in English, and perhaps in further languages. Read it with
 * `inLocale`.
 */
export const translated = <T extends TSchema>(schema: T) =>
  Type.Object({
    ...everyLocale(() => Type.Optional(schema)),
    ...Object.fromEntries(baseLocales.map((code) => [code, schema])),
  } as unknown as {
    [Code in Locale]: Code extends (typeof baseLocales)[number] ? T : TOptional<T>;
  });

/** Text in both languages, as stored and imported. Read it with `inLocale`. */
export const Bilingual = translated(Type.String({ minLength: 1 }));
export type Bilingual = Static<typeof Bilingual>;

/**
 * Text of a record that may have one language only; at least one exists. Read it with `inLocale`.
 */
export const LocalisedText = Type.Object(
  everyLocale(() => Type.Optional(Type.String({ minLength: 1 }))),
  { minProperties: 1, additionalProperties: false },
);
export type LocalisedText = Static<typeof LocalisedText>;

/** Parts that several records have. */
export const recordId = Type.String({ pattern: '^[0-9]{1,9}$' });
export const isoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/**
 * The URL of a web page. Plain http is allowed: some small producers have nothing else, and the
 * site only links to it.
 */
export const webAddress = Type.String({
  pattern: '^https?://[^\\s/?#@]+([/?#]\\S*)?$',
  maxLength: 500,
});
/** A time with any offset or `Z`. The import stores it in Taipei's offset. */
export const instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
});
/** Of an object of a record: other fields are errors. */
export const closed = { additionalProperties: false };

/** The record's only language. Search engines do not index its page in the other language. */
export const OnlyIn = Type.Optional(Lang);

/**
 * Names of fields whose text is in another language, because the record has none in the requested
 * one: `Name`, and with the language's code (`Name tw`) unless it is the fallback.
 */
export const Untranslated = Type.Optional(Type.Array(Type.String()));

/** A name as its owner writes it, e.g. a sake in Japanese. `Lang` is a BCP 47 tag for the `lang` attribute. */
export const NativeText = Type.Object({
  Text: Type.String({ minLength: 1 }),
  Lang: Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$' }),
});
export type NativeText = Static<typeof NativeText>;

/**
 * Envelope of every expo API response. The HTTP status equals `Code` (specification § 3,
 * docs/rulings.md § 3).
 */
export const Envelope = <T extends TSchema>(data: T) =>
  Type.Object({ Code: Type.Integer(), Data: data, Message: Type.Optional(Type.String()) });
export type Envelope<T> = { Code: number; Data: T; Message?: string };

/** Response of a rejected or failed call. `Message` is bilingual: `Chinese / English`. */
export const Failure = Type.Object({
  Code: Type.Integer(),
  Data: Type.Null(),
  Message: Type.String(),
});
export type Failure = Static<typeof Failure>;

/**
 * A picture: intrinsic size in CSS px and the placeholder class (`tone-wine`, …). `Src` is the
 * site-relative URL of the widest file; it holds a hash of the content. Each of the `Widths` in px,
 * narrowest first, has a file `…-<width>.webp`; without `Widths` there is only `Src`. With `Dark`
 * there are also the files `…-<width>-dark.webp` for a dark colour scheme.
 */
export const Picture = Type.Object({
  Src: Type.String(),
  Widths: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 })),
  Dark: Type.Optional(Type.Literal(true)),
  Width: Type.Integer({ minimum: 1 }),
  Height: Type.Integer({ minimum: 1 }),
  Tone: Type.Union([
    Type.Literal('wine'),
    Type.Literal('spirits'),
    Type.Literal('sake'),
    Type.Literal('beer'),
    Type.Literal('fair'),
  ]),
});
export type Picture = Static<typeof Picture>;

/**
 * Path of a record's share picture: a JPEG of 1200 x 630 with the title, in the requested language.
 */
export const SharePicture = Type.String({ pattern: '^/api/expo/Share/' });

/**
 * Minutes to walk from the main entrance to a place of the hall. Missing for places that are not on
 * the published floor plan. Of several booths, it is the way to the first.
 */
export const Walk = Type.Optional(Type.Integer({ minimum: 0 }));

/** A place of the hall that a text names. `Code` is its code on the floor plan or booth number. */
export const NamedPlace = Type.Object({
  Code: Type.String(),
  Name: Type.String(),
  Walk: Type.Integer({ minimum: 0 }),
  Booth: Type.Optional(Type.Literal(true)),
});
export type NamedPlace = Static<typeof NamedPlace>;

/** A code with its name in the requested language: a country, an area, a category, a tag. */
export const Named = Type.Object({ Code: Type.String(), Name: Type.String() });
export type Named = Static<typeof Named>;

/**
 * One choice of a facet. `Count` is the number of results with it chosen, other facets unchanged.
 */
export const FacetChoice = Type.Object({
  Code: Type.String(),
  Name: Type.String(),
  Count: Type.Integer({ minimum: 0 }),
});
export type FacetChoice = Static<typeof FacetChoice>;

/**
 * A page of a list. `Page` counts from 1. `PageCount` is at least 1. A page beyond the last one is
 * a 404.
 */
export const pageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    Total: Type.Integer({ minimum: 0 }),
    Page: Type.Integer({ minimum: 1 }),
    PageSize: Type.Integer({ minimum: 1 }),
    PageCount: Type.Integer({ minimum: 1 }),
    Items: Type.Array(item),
  });

/** The four themed areas of the fair. */
export const AreaCode = Type.Union([
  Type.Literal('wine'),
  Type.Literal('spirits'),
  Type.Literal('sake'),
  Type.Literal('beer'),
]);
export type AreaCode = Static<typeof AreaCode>;
