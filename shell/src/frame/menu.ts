import { inLocale } from '@dswine/shared/fair/bilingual';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/locale-path';
import type { MenuEntry, MenuGroup } from '@dswine/shared/contract/releases';
import type { Locale } from '@dswine/shared/section/section';

/** The groups of the main menu in the order of specification § 2; the entries come from the sections' releases. */
const groups: readonly MenuGroup[] = ['news', 'visitors', 'exhibitors', 'events', 'information', 'contact'];

export type MenuLink = { href: string; label: string; current: boolean };
export type MenuItem = { group: MenuGroup; current: boolean; links: MenuLink[] };

/** "Latest News" and "Contact" are links of the menu, not groups of links. */
export function isLinkByItself({ group }: MenuItem): boolean {
  return group === 'news' || group === 'contact';
}

/** The menu of a locale. The first path segment decides what is highlighted. */
export function menuOf(entries: readonly MenuEntry[], locale: Locale, pathname: string): MenuItem[] {
  const here = firstSegment(splitLocale(pathname).path);
  return groups.flatMap((group) => {
    const links = entries
      .filter((entry) => entry.group === group && (entry.locales?.includes(locale) ?? true))
      .sort((a, b) => a.order - b.order)
      .map((entry) => ({
        href: inLocalePath(locale, entry.path),
        label: inLocale(entry.label, locale),
        current: firstSegment(entry.path) === here,
      }));
    return links.length === 0 ? [] : [{ group, current: links.some(({ current }) => current), links }];
  });
}

function firstSegment(path: string): string {
  return path.split(/[/?#]/).find(Boolean)?.toLowerCase() ?? '';
}
