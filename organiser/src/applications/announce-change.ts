import { randomUUID } from 'node:crypto';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import { findEntry, type CalendarRecord } from '../calendar/calendar.queries.ts';
import { requireEdition } from '../editions/editions.queries.ts';
import type { Database } from '../store/tables.ts';
import {
  listStanding,
  setAnnounced,
  type Announced,
  type Line,
} from './applications.repository.ts';
import { notifyApplicant } from './notify-applicant.ts';

/** What a mail about a change says of the time before it. */
export type Before = Pick<Announced, 'venue' | 'removed'> & { start: string; place: LocalisedText };

/**
 * Compares an entry with what its applicants know of it. When it was taken off the calendar, came
 * back, or has another time or place, each of them is mailed, once. Resolves to the entry as it
 * stands in the calendar, undefined when it is off. Called with the line locked.
 */
export async function announceChange(
  transaction: Database,
  line: Line,
  former: Announced | undefined,
  now: Date,
): Promise<CalendarRecord | undefined> {
  const found = await findEntry(transaction, line.edition, line.entry);
  const record = found ?? former?.record;
  if (!record) return undefined;
  const { Venue } = await requireEdition(transaction, line.edition);
  const next: Announced = {
    record,
    venue: Venue.Name,
    removed: !found,
    change: former?.change ?? '',
  };
  if (former && isSame(former, next)) return found;
  // Afterwards nobody has to be told any more.
  const isNews =
    former && factsOf(former) !== factsOf(next) && now.getTime() < Date.parse(former.record.End);
  if (isNews) next.change = randomUUID();
  await setAnnounced(transaction, line, next);
  if (!isNews) return found;
  const { removed, venue } = former;
  const before: Before = { start: former.record.Start, place: former.record.Place, venue, removed };
  for (const row of await listStanding(transaction, line))
    await notifyApplicant(transaction, 'event-changed', row.submission_id, {
      change: next.change,
      before,
    });
  return found;
}

const isSame = (one: Announced, other: Announced) => JSON.stringify(one) === JSON.stringify(other);

/** What applicants have to know to be there. */
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
