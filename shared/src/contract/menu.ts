import { Type, type Static } from 'typebox';
import { Bilingual } from './wire.ts';

/** A group of the main menu. The shell's release names those that it shows, in their order. */
export const MenuGroup = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' });
export type MenuGroup = Static<typeof MenuGroup>;

/**
 * An entry of the main menu. `path` is below the locale root. `locales` limits it to some locales.
 * `yearPrefix`: prefix the label with the show year if it differs from the code's.
 */
export const MenuEntry = Type.Object({
  group: MenuGroup,
  order: Type.Integer(),
  path: Type.String(),
  label: Bilingual,
  locales: Type.Optional(Type.Array(Type.Union([Type.Literal('tw'), Type.Literal('en')]))),
  yearPrefix: Type.Optional(Type.Boolean()),
  /** First path segments of other pages that highlight this entry's group. */
  segments: Type.Optional(Type.Array(Type.String())),
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
  path: Type.String(),
  label: Bilingual,
  locales: Type.Optional(Type.Array(Type.Union([Type.Literal('tw'), Type.Literal('en')]))),
  states: Type.Optional(Type.Array(ShowPhaseName)),
});
export type FooterEntry = Static<typeof FooterEntry>;

/**
 * A menu group whose entries come from the organiser: `Data` of the call is a list of `{ Title,
 * Path }`. The release's entries of the group are the fallback if the call fails. `Lang` of the
 * call comes from its template, not from the page (specification § 7).
 */
export const MenuCall = Type.Object({
  group: MenuGroup,
  template: Type.String(),
  locales: Type.Optional(Type.Array(Type.Union([Type.Literal('tw'), Type.Literal('en')]))),
});
export type MenuCall = Static<typeof MenuCall>;
