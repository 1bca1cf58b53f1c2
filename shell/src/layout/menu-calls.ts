import type { MenuCall, MenuEntry } from '@dswine/shared/contract/releases';
import { requestKey } from '@dswine/shared/section/request-key';
import type { Locale } from '@dswine/shared/section/section';
import { segmentsOf } from './menu.ts';
import type { PageComposition } from '../composition/page-state.ts';

/** What a call of the menu answered: its items, or the `Code` of its failure. */
export type MenuAnswer = { items: MenuEntry[] } | { code: number };

type Called = { call: MenuCall; key: string };

/** The calls that the menu of a locale is made from, with their request keys. */
export function menuCallsOf(
  { menuCalls }: Pick<PageComposition, 'menuCalls'>,
  locale: Locale,
  exhibitionCode: string,
): Called[] {
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

/** The entries that an answer brings, in its order. What is no list of titles and paths brings none. */
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

/** The menu's entries: an answered group's come from its call, all others from the releases. */
export function withAnswers(
  menu: readonly MenuEntry[],
  calls: readonly Called[],
  answers: readonly MenuAnswer[],
) {
  const filled = calls.flatMap(({ call }, index) => {
    const answer = answers[index];
    if (!answer || !('items' in answer)) return [];
    // The group's other pages highlight it, whatever entries the organiser names.
    const segments = menu.filter(({ group }) => group === call.group).flatMap(segmentsOf);
    const items = answer.items.map((item, at) => (at === 0 ? { ...item, segments } : item));
    return [{ group: call.group, items }];
  });
  const groups = new Set(filled.map(({ group }) => group));
  return [
    ...menu.filter(({ group }) => !groups.has(group)),
    ...filled.flatMap(({ items }) => items),
  ];
}

/** Whether readers are told: an organiser that has no such menu (404) is none of their business (specification § 8). */
export function isMenuError(answer: MenuAnswer): boolean {
  return 'code' in answer && answer.code !== 404;
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
