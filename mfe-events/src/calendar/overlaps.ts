import type { ListEntry } from '@dswine/shared/fair/my-list';

/** An entry of the calendar on the reader's own list. */
export type ChosenEntry = ListEntry & { kind: 'event'; start: string; end: string };

/** The entries of the calendar among what the reader keeps, in order of start. */
export function chosenOf(entries: readonly ListEntry[] | undefined): ChosenEntry[] {
  return (entries ?? []).filter(isChosen).sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

/** Chosen entries at the same time as this one, itself left out. What ends when another begins does not overlap. */
export function overlapsOf(
  entry: { Id: string; Start: string; End: string },
  chosen: readonly ChosenEntry[],
): ChosenEntry[] {
  const [start, end] = [Date.parse(entry.Start), Date.parse(entry.End)];
  return chosen.filter(
    (other) =>
      other.id !== entry.Id && Date.parse(other.start) < end && Date.parse(other.end) > start,
  );
}

function isChosen(entry: ListEntry): entry is ChosenEntry {
  return entry.kind === 'event' && entry.start !== undefined && entry.end !== undefined;
}
