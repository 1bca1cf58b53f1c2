import {
  isSame,
  listLimit,
  readList,
  withEntry,
  withoutEntry,
  writeList,
  type ListEntry,
  type NewEntry,
} from './my-list.ts';

/** Key of the reader's list in `localStorage`, and name of the event that tells of a change. */
export const listKey = 'dswine-my-list';

type Entries = readonly ListEntry[];

/** The stored text; null if there is none, undefined if storage is disabled. */
export function readStoredText(): string | null | undefined {
  try {
    return localStorage.getItem(listKey);
  } catch {
    return undefined;
  }
}

/** Changes the stored list of an edition and tells the page. False if storage is disabled. */
export function changeStoredList(edition: string, edit: (entries: Entries) => Entries): boolean {
  const text = readStoredText();
  if (text === undefined) return false;
  const before = readList(text, edition);
  const after = edit(before);
  if (after === before) return true;
  try {
    localStorage.setItem(listKey, writeList(edition, after));
  } catch {
    return false;
  }
  dispatchEvent(new Event(listKey));
  return true;
}

/**
 * Adds a record to the stored list, or removes it. Returns whether it is listed now; undefined if
 * the list is full or storage is disabled.
 */
export function toggleEntry(edition: string, entry: NewEntry): boolean | undefined {
  let listed: boolean | undefined;
  const changed = changeStoredList(edition, (entries) => {
    if (entries.some((one) => isSame(one, entry))) {
      listed = false;
      return withoutEntry(entries, entry);
    }
    listed = entries.length < listLimit ? true : undefined;
    return withEntry(entries, entry);
  });
  return changed ? listed : undefined;
}
