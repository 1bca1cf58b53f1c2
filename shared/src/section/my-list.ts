import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isSame, readList, type ListEntry, type NewEntry } from '../fair/lists/my-list.ts';
import { changeStoredList, listKey, readStoredText } from '../fair/lists/my-list-storage.ts';
import { subscribeToStored } from './subscribe-to-stored.ts';
// Import by package name: the shell provides this module, and a section must not bundle a second
// copy.
import { useSite } from '@dswine/shared/section/runtime';

type Entries = readonly ListEntry[];

/**
 * The reader's list on this device, without an account. `entries` is undefined during hydration and
 * if the device stores nothing.
 */
export function useMyList(): {
  entries: Entries | undefined;
  change: (edit: (entries: Entries) => Entries) => boolean;
} {
  const { exhibitionCode } = useSite();
  const text = useSyncExternalStore(subscribe, readStoredText, onServer);
  const entries = useMemo(
    () => (text === undefined ? undefined : readList(text, exhibitionCode)),
    [text, exhibitionCode],
  );
  const change = useCallback(
    (edit: (entries: Entries) => Entries) => changeStoredList(exhibitionCode, edit),
    [exhibitionCode],
  );
  return { entries, change };
}

/**
 * Whether a record is on the reader's list; false during hydration. Renders again only if that
 * changes: a page has a button for each of its records.
 */
export function useIsListed(entry: NewEntry): boolean {
  const { exhibitionCode } = useSite();
  const isListed = () => readOnce(exhibitionCode).some((one) => isSame(one, entry));
  return useSyncExternalStore(subscribe, isListed, () => false);
}

let latest: { text: string | null; edition: string; entries: Entries } | undefined;

/** The stored list, parsed once for all buttons. */
function readOnce(edition: string): Entries {
  const text = readStoredText() ?? null;
  if (latest?.text !== text || latest.edition !== edition)
    latest = { text, edition, entries: readList(text, edition) };
  return latest.entries;
}

const onServer = () => undefined;

const subscribe = subscribeToStored(listKey);
