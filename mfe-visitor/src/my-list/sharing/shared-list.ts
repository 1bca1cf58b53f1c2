import { useEffect, useState } from 'react';
import {
  isSame,
  readHandover,
  readList,
  withEntry,
  withNotes,
  writeHandover,
  writeList,
  type ListEntry,
  type NewEntry,
} from '@dswine/shared/fair/lists/my-list';
import { notedItem } from '@dswine/shared/fair/lists/my-list-account';
import { useSlot } from '@dswine/shared/section/runtime';

/** As many items as the query parameter takes (`list` in `request-key.ts`). */
const maxInQuery = 60;
const sharedEdition = 'shared';

/**
 * The query and fragment of a link to a list. The server shows items in the query; longer lists are
 * in the fragment. So are notes, because browsers send no fragment to a server.
 */
export function writeSharedList(entries: readonly ListEntry[], withNotes: boolean): string {
  const items = writeHandover(entries);
  const isLong = entries.length > maxInQuery;
  const fragment = [
    ...(isLong ? [`add=${items}`] : []),
    ...(withNotes ? [`notes=${writeNotes(entries)}`] : []),
  ].join('&');
  return (isLong ? '' : `?items=${items}`) + (fragment && `#${fragment}`);
}

function writeNotes(entries: readonly ListEntry[]): string {
  const noted = entries
    .map(({ want: _want, ...entry }) => ({ ...notedItem(entry), names: {}, booths: [] }))
    .filter(({ note, rating, taste }) => note !== '' || rating !== undefined || taste);
  const bytes = new TextEncoder().encode(writeList(sharedEdition, noted));
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Entries without facts. Empty for text that holds no notes. */
export function readNotes(text: string | null): readonly ListEntry[] {
  if (!text) return [];
  try {
    const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(decoded, (character) => character.codePointAt(0) ?? 0);
    return readList(new TextDecoder().decode(bytes), sharedEdition);
  } catch {
    return [];
  }
}

/** Adds shared items with their notes. The visitor's own entries stay as they are. */
export function withShared(
  entries: readonly ListEntry[],
  offered: readonly NewEntry[],
  notes: readonly ListEntry[],
): readonly ListEntry[] {
  return offered.reduce((list, item) => {
    if (list.some((one) => isSame(one, item))) return list;
    const added = withEntry(list, item);
    const noted = notes.find((one) => isSame(one, item));
    if (!noted) return added;
    const { note, rating, taste } = notedItem(noted);
    return withNotes(added, item, { note, rating, taste });
  }, entries);
}

/** The list in the page's address, and a function that takes it out of it. */
export function useSharedList() {
  const inQuery = useSlot().query['items']?.[0] ?? '';
  const [fragment, setFragment] = useState('');
  const [dismissed, setDismissed] = useState('');
  useEffect(() => {
    const read = () => setFragment(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const parameters = new URLSearchParams(fragment);
  const text = parameters.get('add') ?? inQuery;
  const dismiss = () => {
    history.replaceState(history.state, '', location.pathname);
    setFragment('');
    setDismissed(inQuery);
  };
  const isDismissed = text !== '' && text === dismissed;
  return {
    isInQuery: text === inQuery,
    items: isDismissed ? [] : readHandover(text),
    notes: readNotes(parameters.get('notes')),
    dismiss,
  };
}
