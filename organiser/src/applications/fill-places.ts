import type { CalendarRecord } from '../calendar/calendar.queries.ts';
import type { ApplicationRow, Database } from '../store/tables.ts';
import { announceChange } from './announce-change.ts';
import {
  countTaken,
  endApplication,
  listLines,
  listUnconfirmed,
  listWaiting,
  lockLine,
  updateApplication,
  type Line,
} from './applications.repository.ts';
import { hasStarted } from './has-begun.ts';
import { notifyApplicant } from './notify-applicant.ts';
import { confirmBy } from './waiting-list.ts';

/**
 * Brings the line of an entry up to date, whatever has changed: applicants learn of a new time or
 * place, unconfirmed applications lapse, and free places go to the first in line. Mails are rows of
 * the same transaction. Called before and after everything that concerns a line; without a change
 * it does nothing. Afterwards nobody waits while a place is free, unless the entry has begun or is
 * off the calendar. The line stays locked until the transaction ends. Resolves to the entry as it
 * stands in the calendar.
 */
export async function fillPlaces(
  transaction: Database,
  line: Line,
  now: Date,
): Promise<CalendarRecord | undefined> {
  const record = await announceChange(transaction, line, await lockLine(transaction, line), now);
  const open = record !== undefined && !hasStarted(record, now);
  for (const row of await listUnconfirmed(transaction, line, now)) {
    await endApplication(transaction, row.id, 'lapsed', now);
    if (open) await notifyApplicant(transaction, 'application-lapsed', row.submission_id);
  }
  if (!open) return record;
  const free = (record.Capacity ?? 0) - (await countTaken(transaction, line));
  const first = free > 0 ? await listWaiting(transaction, line, free) : [];
  for (const row of first) await moveUp(transaction, row, now);
  return record;
}

/** `fillPlaces` for every entry of an edition, or one, that somebody has applied for. */
export async function fillLines(
  transaction: Database,
  of: Partial<Line>,
  now: Date,
): Promise<void> {
  for (const line of await listLines(transaction, of)) await fillPlaces(transaction, line, now);
}

/** Whoever has not confirmed the address yet has an hour from now. */
async function moveUp(transaction: Database, row: ApplicationRow, now: Date): Promise<void> {
  const changes =
    row.confirm_by === null
      ? ({ state: 'placed' } as const)
      : ({ state: 'held', confirm_by: confirmBy(now) } as const);
  await updateApplication(transaction, row.id, changes, now);
  await notifyApplicant(transaction, 'application-moved', row.submission_id);
}
