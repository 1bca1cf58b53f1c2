import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readList, type ListEntry } from '../fair/my-list.ts';
import { changeStoredList, listKey, readStoredText } from '../fair/my-list-storage.ts';
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

const onServer = () => undefined;

const subscribe = subscribeToStored(listKey);
