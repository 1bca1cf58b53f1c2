import type { CalendarRecord } from '../../content/editions/edition.ts';
import type { Database } from '../../store/tables.ts';
import type { ApplicationRow } from '../../store/tables/applications.ts';
import { announceChange } from './announce-change.ts';
import {
  countTaken,
  endApplication,
  listUnconfirmed,
  listWaiting,
  updateApplication,
} from './applications.repository.ts';
import { listLines, lockLine, type Line } from './lines.repository.ts';
import { hasStarted } from './has-started.ts';
import { notifyApplicant } from './notify-applicant.ts';
import { confirmBy } from './waiting-list.ts';

/**
 * Brings the line of an entry up to date. Mails a new time or place to applicants, ends unconfirmed
 * applications, and gives free places to the first in line. Mails are rows of the same transaction.
 * Call it before and after every change to a line; without a change it does nothing. Afterwards
 * nobody waits while a place is free, unless the entry has begun or is off the calendar. The line
 * stays locked until the transaction ends. Returns the current calendar entry.
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
    if (open)
      await notifyApplicant(
        transaction,
        { kind: 'application-lapsed', submissionId: row.submission_id },
        now,
      );
  }
  if (!open) return record;
  const free = (record.Capacity ?? 0) - (await countTaken(transaction, line));
  const first = free > 0 ? await listWaiting(transaction, line, free) : [];
  for (const row of first) await moveUp(transaction, row, now);
  return record;
}

export async function fillLines(
  transaction: Database,
  of: Partial<Line>,
  now: Date,
): Promise<void> {
  for (const line of await listLines(transaction, of)) await fillPlaces(transaction, line, now);
}

/** An applicant with an unconfirmed address has one hour from now to confirm. */
async function moveUp(transaction: Database, row: ApplicationRow, now: Date): Promise<void> {
  const changes =
    row.confirm_by === null
      ? ({ state: 'placed' } as const)
      : ({ state: 'held', confirm_by: confirmBy(now) } as const);
  await updateApplication(transaction, row.id, changes, now);
  await notifyApplicant(
    transaction,
    { kind: 'application-moved', submissionId: row.submission_id },
    now,
  );
}
