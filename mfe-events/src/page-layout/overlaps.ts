import type { ListEntry } from '@dswine/shared/fair/my-list';

/** A calendar entry on the user's list. */
export type SavedEntry = ListEntry & { kind: 'event'; start: string; end: string };

/** The calendar entries on the user's list, sorted by start. */
export function savedEntriesOf(entries: readonly ListEntry[] | undefined): SavedEntry[] {
  return (entries ?? [])
    .filter(isSavedEntry)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

/**
 * Saved entries that overlap with this one, excluding itself. An entry that ends when another
 * starts does not overlap.
 */
export function overlapsOf(
  entry: { Id: string; Start: string; End: string },
  savedEntries: readonly SavedEntry[],
): SavedEntry[] {
  const [start, end] = [Date.parse(entry.Start), Date.parse(entry.End)];
  return savedEntries.filter(
    (other) =>
      other.id !== entry.Id && Date.parse(other.start) < end && Date.parse(other.end) > start,
  );
}

function isSavedEntry(entry: ListEntry): entry is SavedEntry {
  return entry.kind === 'event' && entry.start !== undefined && entry.end !== undefined;
}
