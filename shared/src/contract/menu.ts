import { Type, type Static } from 'typebox';
import { ApiTemplate, ListOf, SitePath } from './bounds.ts';
import { localeCodes } from './locales.ts';
import { Lang, translated } from './wire.ts';

/** A group of the main menu. The shell's release names those that it shows, in their order. */
export const MenuGroup = Type.String({
  pattern: '^[a-z]+(-[a-z]+)*$',
  maxLength: 40,
  description: 'the name of a group in lower case, such as exhibitors',
});
export type MenuGroup = Static<typeof MenuGroup>;

/** A link on every page needs a name, and no mark of it may act on the names beside it. */
export const LabelText = Type.String({
  maxLength: 60,
  pattern:
    '^(?=.*(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}])(?!.*\\p{M}{4})[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$',
  description: 'a text in one line, with a letter or digit, without marks that turn its direction',
});
/** What stands in the menu and the footer of every page. */
const Label = translated(LabelText);
const Locales = ListOf(Lang, localeCodes.length);

/**
 * An entry of the main menu. `path` is below the locale root. `locales` limits it to some locales.
 * `yearPrefix`: prefix the label with the show year if it differs from the code's.
 */
export const MenuEntry = Type.Object({
  group: MenuGroup,
  order: Type.Integer(),
  path: SitePath,
  label: Label,
  locales: Type.Optional(Locales),
  yearPrefix: Type.Optional(Type.Boolean()),
  /** First path segments of other pages that highlight this entry's group. */
  segments: Type.Optional(ListOf(Type.String({ maxLength: 60 }), 40)),
});
export type MenuEntry = Static<typeof MenuEntry>;

const ShowPhaseName = Type.Union([
  Type.Literal('before'),
  Type.Literal('open'),
  Type.Literal('closed'),
  Type.Literal('after'),
]);

/**
 * A page that only the footer links to. The footer shows it among the menu's entries of its group,
 * by `order`; with `states` only in those states of the year.
 */
export const FooterEntry = Type.Object({
  group: MenuGroup,
  order: Type.Integer(),
  path: SitePath,
  label: Label,
  locales: Type.Optional(Locales),
  states: Type.Optional(ListOf(ShowPhaseName, 4)),
});
export type FooterEntry = Static<typeof FooterEntry>;

/**
 * A menu group whose entries come from the organiser: `Data` of the call is a list of `{ Title,
 * Path }`. The release's entries of the group are the fallback if the call fails. `Lang` of the
 * call comes from its template, not from the page (specification § 7).
 */
export const MenuCall = Type.Object({
  group: MenuGroup,
  template: ApiTemplate,
  locales: Type.Optional(Locales),
});
export type MenuCall = Static<typeof MenuCall>;

const Keywords = ListOf(LabelText, 60);

/**
 * A page that the site search finds by its label, and by what else people call it; `{nextYear}`
 * stands for the year of the next edition.
 */
export const SearchEntry = Type.Object({
  path: SitePath,
  label: Label,
  keywords: translated(Keywords),
  /** The kind of the organiser's records whose texts the page shows, such as `hotels`. */
  records: Type.Optional(Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 })),
});
export type SearchEntry = Static<typeof SearchEntry>;

/** `GET /search-pages.json` of the web server: what the live releases state. */
export const SearchPages = Type.Object({ pages: ListOf(SearchEntry, 20_000) });
export type SearchPages = Static<typeof SearchPages>;
