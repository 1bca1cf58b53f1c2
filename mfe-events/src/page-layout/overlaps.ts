import type { Appointment } from '@dswine/shared/contract/appointments';
import { slotEnd } from '@dswine/shared/fair/show/appointment-slots';
import { timesOf } from '@dswine/shared/fair/lists/appointments-storage';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';

/** A calendar entry on the user's list. */
export type SavedEntry = ListEntry & { kind: 'event'; start: string; end: string };

/** The calendar entries on the user's list, sorted by start. */
export function savedEntriesOf(entries: readonly ListEntry[] | undefined): SavedEntry[] {
  return (entries ?? [])
    .filter(isSavedEntry)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

type Times = { start: string; end: string };

/** A half-hour at which an appointment is, or may be. */
export type Meeting = Times & { id: string; name: string; isWaiting: boolean };

export function meetingsOf(appointments: readonly Appointment[] | undefined): Meeting[] {
  return (appointments ?? []).flatMap((appointment) =>
    timesOf(appointment).map(({ slot, isWaiting }) => ({
      id: appointment.Id,
      name: appointment.Exhibitor.Name,
      start: slot,
      end: slotEnd(slot),
      isWaiting,
    })),
  );
}

/**
 * Saved entries or meetings that overlap with an entry, excluding itself. One that ends when another
 * starts does not overlap.
 */
export function overlapsOf<Other extends Times & { id: string }>(
  entry: { Id: string; Start: string; End: string },
  others: readonly Other[],
): Other[] {
  const [start, end] = [Date.parse(entry.Start), Date.parse(entry.End)];
  return others.filter(
    (other) =>
      other.id !== entry.Id && Date.parse(other.start) < end && Date.parse(other.end) > start,
  );
}

function isSavedEntry(entry: ListEntry): entry is SavedEntry {
  return entry.kind === 'event' && entry.start !== undefined && entry.end !== undefined;
}
