import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readList, writeList, type ListEntry } from '../fair/my-list.ts';
// Import by package name: the shell provides this module, and a section must not bundle a second
// copy.
import { useSite } from '@dswine/shared/section/runtime';

const key = 'dswine-my-list';

type Entries = readonly ListEntry[];

/**
 * The reader's list on this device, without an account. `entries` is undefined during hydration and
 * if the device stores nothing.
 * Other tabs are notified by the `storage` event, other parts of this page by an event named like
 * the key.
 */
export function useMyList(): {
  entries: Entries | undefined;
  change: (edit: (entries: Entries) => Entries) => boolean;
} {
  const { exhibitionCode } = useSite();
  const text = useSyncExternalStore(subscribe, readText, onServer);
  const entries = useMemo(
    () => (text === undefined ? undefined : readList(text, exhibitionCode)),
    [text, exhibitionCode],
  );
  const change = useCallback(
    (edit: (entries: Entries) => Entries) => {
      const now = readText();
      if (now === undefined) return false;
      const before = readList(now, exhibitionCode);
      const after = edit(before);
      if (after === before) return true;
      try {
        localStorage.setItem(key, writeList(exhibitionCode, after));
      } catch {
        return false;
      }
      dispatchEvent(new Event(key));
      return true;
    },
    [exhibitionCode],
  );
  return { entries, change };
}

const onServer = () => undefined;

/** The stored text; null if there is none, undefined if storage is disabled. */
function readText(): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function subscribe(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', onStorage);
  addEventListener(key, changed);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(key, changed);
  };
}
