import { randomUUID } from 'node:crypto';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import type { CalendarRecord } from '../../content/editions/edition.ts';
import { findEntry, requireEdition } from '../../content/editions/stored-records.ts';
import type { Database } from '../../store/tables.ts';
import { listActive } from './applications.repository.ts';
import { setAnnounced, type Announced, type Line } from './lines.repository.ts';
import { notifyApplicant } from './notify-applicant.ts';

/** The previous time, place and venue, quoted in a mail about a change. */
export type Before = Pick<Announced, 'venue' | 'removed'> & { start: string; place: LocalisedText };

/**
 * Compares a calendar entry with what its applicants last learned of it. Mails each applicant once
 * when the entry moved, was taken off the calendar, or came back. Returns the current entry, or
 * undefined when it is off the calendar. Call it with the line locked.
 */
export async function announceChange(
  transaction: Database,
  line: Line,
  previous: Announced | undefined,
  now: Date,
): Promise<CalendarRecord | undefined> {
  const found = await findEntry(transaction, line.edition, line.entry);
  const record = found ?? previous?.record;
  if (!record) return undefined;
  const { Venue } = await requireEdition(transaction, line.edition);
  const next: Announced = {
    record,
    venue: Venue.Name,
    removed: !found,
    change: previous?.change ?? '',
  };
  if (previous && isSame(previous, next)) return found;
  // Nobody needs a mail after the event has ended.
  const mustNotify =
    previous &&
    factsOf(previous) !== factsOf(next) &&
    now.getTime() < Date.parse(previous.record.End);
  if (mustNotify) next.change = randomUUID();
  await setAnnounced(transaction, line, next);
  if (!mustNotify) return found;
  const { removed, venue } = previous;
  const before: Before = {
    start: previous.record.Start,
    place: previous.record.Place,
    venue,
    removed,
  };
  for (const row of await listActive(transaction, line))
    await notifyApplicant(
      transaction,
      {
        kind: 'event-changed',
        submissionId: row.submission_id,
        data: { change: next.change, before },
      },
      now,
    );
  return found;
}

const isSame = (one: Announced, other: Announced) => JSON.stringify(one) === JSON.stringify(other);

/** The facts whose change is mailed. */
function factsOf({ record: { Start, End, Place }, venue, removed }: Announced): string {
  return JSON.stringify([
    Date.parse(Start),
    Date.parse(End),
    Place.tw,
    Place.en,
    venue.tw,
    venue.en,
    removed,
  ]);
}
