import { inLocale } from '@dswine/shared/fair/bilingual';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/locale-path';
import type { MenuEntry, MenuGroup } from '@dswine/shared/contract/releases';
import type { Locale } from '@dswine/shared/section/section';

/** The groups of the main menu in the order of specification § 2; the entries come from the sections' releases. */
const groups: readonly MenuGroup[] = [
  'news',
  'visitors',
  'exhibitors',
  'events',
  'information',
  'contact',
];

export type MenuLink = { href: string; label: string; current: boolean };
export type MenuItem = { group: MenuGroup; current: boolean; links: MenuLink[] };

/** "Latest News" and "Contact" are links of the menu, not groups of links. */
export function isLinkByItself({ group }: MenuItem): boolean {
  return group === 'news' || group === 'contact';
}

/** The menu of a locale. The first path segment decides what is highlighted; `year` stands before the entries that ask for it. */
export function menuOf(
  entries: readonly MenuEntry[],
  locale: Locale,
  pathname: string,
  year?: string,
): MenuItem[] {
  const { path } = splitLocale(pathname);
  const here = firstSegment(path);
  return groups.flatMap((group) => {
    const own = entries
      .filter((entry) => entry.group === group && (entry.locales?.includes(locale) ?? true))
      .sort((a, b) => a.order - b.order);
    const links = own.map((entry) => ({
      href: inLocalePath(locale, entry.path),
      label: `${entry.yearPrefix && year ? `${year} ` : ''}${inLocale(entry.label, locale)}`,
      current: firstSegment(entry.path) === here && (isAlone(entry, own) || isAt(path, entry.path)),
    }));
    const current = own.some((entry) => segmentsOf(entry).includes(here));
    return links.length === 0 ? [] : [{ group, current, links }];
  });
}

/** The menu with what the shell adds: the exhibitors' group is there even when no section fills it, for their login. */
export function mainMenuOf(...of: Parameters<typeof menuOf>): MenuItem[] {
  const items = menuOf(...of);
  if (items.some(({ group }) => group === 'exhibitors')) return items;
  const after = groups.indexOf('exhibitors');
  const at = items.findIndex(({ group }) => groups.indexOf(group) > after);
  return items.toSpliced(at < 0 ? items.length : at, 0, {
    group: 'exhibitors',
    current: false,
    links: [],
  });
}

/** Entries that share their first segment (`/EventInfo/155`, `/EventInfo/156`) are told apart by the rest. */
function isAlone(entry: MenuEntry, entries: readonly MenuEntry[]): boolean {
  return !entries.some(
    (other) => other !== entry && firstSegment(other.path) === firstSegment(entry.path),
  );
}

/** The first path segments that highlight an entry's group, in lower case. */
export function segmentsOf({ path, segments = [] }: MenuEntry): string[] {
  return [firstSegment(path), ...segments.map((segment) => segment.toLowerCase())];
}

function isAt(path: string, entry: string): boolean {
  const [here, there] = [path.toLowerCase(), entry.toLowerCase()];
  return here === there || here.startsWith(`${there}/`);
}

function firstSegment(path: string): string {
  return path.split(/[/?#]/).find(Boolean)?.toLowerCase() ?? '';
}
