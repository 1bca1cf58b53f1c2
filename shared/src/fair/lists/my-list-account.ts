import { hasSameNotes, find, type NotedItem } from './merge-lists.ts';
import type { ListEntry } from './my-list.ts';

/**
 * Key in `localStorage` of the list as it was after the last synchronisation, and of the member
 * whose account it is.
 */
export const accountListKey = 'dswine-my-list-account';

export type AccountCopy = { edition: string; member: string; items: readonly NotedItem[] };

/** Undefined before the first synchronisation, and for another edition. */
export function readAccountCopy(edition: string): AccountCopy | undefined {
  try {
    const copy = JSON.parse(localStorage.getItem(accountListKey) ?? 'null') as AccountCopy | null;
    return copy?.edition === edition && Array.isArray(copy.items) ? copy : undefined;
  } catch {
    return undefined;
  }
}

export function writeAccountCopy(copy: AccountCopy): void {
  localStorage.setItem(accountListKey, JSON.stringify(copy));
}

/** The next synchronisation joins the list of the device with that of the account. */
export function forgetAccountCopy(): void {
  localStorage.removeItem(accountListKey);
}

/** The part of an entry that is synchronised. */
export const notedItem = ({ kind, id, note, want, rating, taste }: ListEntry): NotedItem => ({
  kind,
  id,
  note,
  ...(want && { want }),
  ...(rating !== undefined && { rating }),
  ...(taste && taste.length > 0 && { taste }),
});

/** What to store in a list and what to remove from it, to turn it into the other one. */
export function differenceOf(
  from: readonly NotedItem[],
  to: readonly NotedItem[],
): { changed: NotedItem[]; removed: NotedItem[] } {
  return {
    changed: to.filter((item) => {
      const before = find(from, item);
      return !before || !hasSameNotes(before, item);
    }),
    removed: from.filter((item) => !find(to, item)),
  };
}

export function isSameList(one: readonly NotedItem[], other: readonly NotedItem[]): boolean {
  const { changed, removed } = differenceOf(one, other);
  return changed.length + removed.length === 0;
}
