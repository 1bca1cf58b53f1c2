import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import type { FooterEntry, MenuEntry } from '@dswine/shared/contract/menu';
import type { ShowPhaseName } from '@dswine/shared/fair/show/show-states';
import type { Locale } from '@dswine/shared/section/section';

/**
 * The main menu's groups, in the order of specification § 2. The sections' releases provide the
 * entries.
 */
export const menuGroups = [
  'news',
  'visitors',
  'exhibitors',
  'events',
  'information',
  'contact',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** Those of the menu, and what the reader has collected or sent. */
export const footerGroups = [...menuGroups, 'mine'] as const;
export type FooterGroup = (typeof footerGroups)[number];

export type MenuLink = { href: string; label: string; current: boolean };
export type MenuItem<Group extends FooterGroup = MenuGroup> = {
  group: Group;
  current: boolean;
  links: MenuLink[];
};

/** "Latest News" and "Contact" are single links, not groups. */
export function isLinkByItself({ group }: MenuItem<FooterGroup>): boolean {
  return group === 'news' || group === 'contact';
}

/**
 * The menu of a locale. The first path segment decides which entry is highlighted. `year` precedes
 * the labels of entries with `yearPrefix`.
 */
export function menuOf(
  entries: readonly MenuEntry[],
  locale: Locale,
  pathname: string,
  year?: string,
): MenuItem[] {
  return menuGroups.flatMap((group) => itemsOf(group, entries, { locale, pathname, year }));
}

/**
 * All groups of the footer: the menu's entries and those of the footer alone that belong to the
 * state of the year, not highlighted.
 */
export function footerOf(
  menu: readonly MenuEntry[],
  footer: readonly FooterEntry[],
  { locale, year, state }: { locale: Locale; year: string | undefined; state: ShowPhaseName },
): MenuItem<FooterGroup>[] {
  const entries = [...menu, ...footer.filter(({ states }) => states?.includes(state) ?? true)];
  return footerGroups.flatMap((group) => itemsOf(group, entries, { locale, pathname: '', year }));
}

type PathEntry = Pick<MenuEntry, 'path' | 'segments'>;
type View = { locale: Locale; pathname: string; year: string | undefined };

function itemsOf<Group extends FooterGroup>(
  group: Group,
  entries: readonly MenuEntry[],
  { locale, pathname, year }: View,
): MenuItem<Group>[] {
  const { path } = splitLocale(pathname);
  const here = firstSegment(path);
  const groupEntries = entries
    .filter((entry) => entry.group === group && (entry.locales?.includes(locale) ?? true))
    .sort((a, b) => a.order - b.order);
  const links = groupEntries.map((entry) => ({
    href: inLocalePath(locale, entry.path),
    label: `${entry.yearPrefix && year ? `${year} ` : ''}${inLocale(entry.label, locale)}`,
    current:
      firstSegment(entry.path) === here && (isAlone(entry, groupEntries) || isAt(path, entry.path)),
  }));
  const current = groupEntries.some((entry) => segmentsOf(entry).includes(here));
  return links.length === 0 ? [] : [{ group, current, links }];
}

/** The menu, always with the exhibitors' group: the shell adds the exhibitor login to it. */
export function mainMenuOf(...of: Parameters<typeof menuOf>): MenuItem[] {
  const items = menuOf(...of);
  if (items.some(({ group }) => group === 'exhibitors')) return items;
  const after = menuGroups.indexOf('exhibitors');
  const at = items.findIndex(({ group }) => menuGroups.indexOf(group) > after);
  return items.toSpliced(at < 0 ? items.length : at, 0, {
    group: 'exhibitors',
    current: false,
    links: [],
  });
}

/**
 * Whether no other entry has the same first segment. Otherwise (`/EventInfo/155`, `/EventInfo/156`)
 * the rest of the path decides.
 */
function isAlone(entry: PathEntry, entries: readonly PathEntry[]): boolean {
  return !entries.some(
    (other) => other !== entry && firstSegment(other.path) === firstSegment(entry.path),
  );
}

/** The first path segments, in lower case, that highlight an entry's group. */
export function segmentsOf({ path, segments = [] }: PathEntry): string[] {
  return [firstSegment(path), ...segments.map((segment) => segment.toLowerCase())];
}

function isAt(path: string, entry: string): boolean {
  const [here, there] = [path.toLowerCase(), entry.toLowerCase()];
  return here === there || here.startsWith(`${there}/`);
}

function firstSegment(path: string): string {
  return path.split(/[/?#]/).find(Boolean)?.toLowerCase() ?? '';
}
