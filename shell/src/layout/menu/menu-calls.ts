import type { MenuCall, MenuEntry } from '@dswine/shared/contract/menu';
import { requestKey } from '@dswine/shared/section/request-key';
import type { Locale } from '@dswine/shared/section/section';
import { segmentsOf } from './menu.ts';
import type { PageComposition } from '../../composition/page-state.ts';

/** The result of a menu call: its items, or the `Code` of its error. */
export type MenuResponse = { items: MenuEntry[] } | { code: number };

type KeyedMenuCall = { call: MenuCall; key: string };

/** The API calls that fill a locale's menu, with their request keys. */
export function menuCallsOf(
  { menuCalls }: Pick<PageComposition, 'menuCalls'>,
  locale: Locale,
  exhibitionCode: string,
): KeyedMenuCall[] {
  return menuCalls
    .filter(({ locales }) => locales?.includes(locale) ?? true)
    .map((call) => ({
      call,
      key: requestKey(
        { template: call.template },
        { exhibitionCode, locale, params: {}, query: {} },
      ),
    }));
}

/**
 * The menu entries of a response, in its order. Items without a title and a site path are skipped.
 */
export function itemsOf({ group, locales }: MenuCall, data: unknown): MenuEntry[] {
  if (!Array.isArray(data)) return [];
  return data.filter(isItem).map(({ Title, Path }, order) => ({
    group,
    order,
    path: Path,
    label: { tw: Title, en: Title },
    ...(locales && { locales }),
  }));
}

/**
 * Merges responses into the menu: a successful call replaces its group's entries from the releases.
 */
export function withResponses(
  menu: readonly MenuEntry[],
  calls: readonly KeyedMenuCall[],
  responses: readonly MenuResponse[],
) {
  const filled = calls.flatMap(({ call }, index) => {
    const response = responses[index];
    if (!response || !('items' in response)) return [];
    // The group's other pages still highlight it, whichever entries the organiser returns.
    const segments = menu.filter(({ group }) => group === call.group).flatMap(segmentsOf);
    const items = response.items.map((item, at) => (at === 0 ? { ...item, segments } : item));
    return [{ group: call.group, items }];
  });
  const groups = new Set(filled.map(({ group }) => group));
  return [
    ...menu.filter(({ group }) => !groups.has(group)),
    ...filled.flatMap(({ items }) => items),
  ];
}

/**
 * Whether to show an error. A 404 means that the organiser has no such menu, so readers see no
 * error (specification § 8).
 */
export function isMenuError(response: MenuResponse): boolean {
  return 'code' in response && response.code !== 404;
}

function isItem(item: unknown): item is { Title: string; Path: string } {
  if (typeof item !== 'object' || item === null || !('Title' in item) || !('Path' in item))
    return false;
  return (
    typeof item.Title === 'string' &&
    typeof item.Path === 'string' &&
    /^\/(?![/\\])/.test(item.Path)
  );
}
