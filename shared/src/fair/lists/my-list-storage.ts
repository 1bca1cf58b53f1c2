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
/**
 * Name of the event after a press of a "My List" button. Its detail is a `Toggled`; null if the list
 * is full or storage is disabled.
 */
export const toggledEvent = 'dswine-my-list-toggled';
export type Toggled = { listed: boolean; entry: NewEntry | ListEntry };

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
 * Adds a record to the stored list, or removes it, and tells the page. Returns whether it is listed
 * now; undefined if the list is full or storage is disabled.
 */
export function toggleEntry(edition: string, entry: NewEntry): boolean | undefined {
  let toggled: Toggled | undefined;
  const changed = changeStoredList(edition, (entries) => {
    const existing = entries.find((one) => isSame(one, entry));
    if (existing) {
      toggled = { listed: false, entry: existing };
      return withoutEntry(entries, existing);
    }
    if (entries.length < listLimit) toggled = { listed: true, entry };
    return withEntry(entries, entry);
  });
  const detail = changed && toggled ? toggled : null;
  dispatchEvent(new CustomEvent<Toggled | null>(toggledEvent, { detail }));
  return detail?.listed;
}

/** Undoes a press: removes what was added, or restores what was removed with its notes. */
export function undoToggle(edition: string, { listed, entry }: Toggled): void {
  changeStoredList(edition, (entries) => {
    if (listed) return withoutEntry(entries, entry);
    const restored: ListEntry = { note: '', ...entry };
    return entries.some((one) => isSame(one, entry)) ? entries : [...entries, restored];
  });
}
