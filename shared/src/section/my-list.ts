import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readList, writeList, type ListEntry } from '../fair/my-list.ts';
// By the name under which the shell provides it: a section must not carry a second copy of the site.
import { useSite } from '@dswine/shared/section/runtime';

const key = 'dswine-my-list';

type Entries = readonly ListEntry[];

/**
 * The list that the reader keeps on this device, without an account. `entries` is undefined until the page lives, and where the device keeps nothing.
 * Other tabs hear of a change by the browser's own event, other parts of this page by one of the same name as the key.
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

/** What is stored; null when nothing is, undefined when the device keeps nothing for this site. */
function readText(): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function subscribe(changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', heard);
  addEventListener(key, changed);
  return () => {
    removeEventListener('storage', heard);
    removeEventListener(key, changed);
  };
}
