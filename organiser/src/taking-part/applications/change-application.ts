import type { Database } from '../../store/tables.ts';
import {
  countTaken,
  countWaiting,
  endApplication,
  findById,
  isActive,
  updateApplication,
  type ApplicationDetails,
} from './applications.repository.ts';
import { nextNumber } from './lines.repository.ts';
import { fillPlaces } from './fill-places.ts';
import { notifyApplicant } from './notify-applicant.ts';

/*
 * Changes to one application, by its applicant or by the staff. Each change updates the line first,
 * so that it sees applications that have lapsed or moved up in the meantime.
 */

/** Returns undefined when the application does not exist or has ended. */
async function findCurrent(
  transaction: Database,
  id: string,
  now: Date,
): Promise<ApplicationDetails | undefined> {
  const row = await findById(transaction, id);
  if (!row) return undefined;
  await fillPlaces(transaction, row, now);
  const current = await findById(transaction, id);
  return current && isActive(current) ? current : undefined;
}

/**
 * Confirms the applicant's address and turns a held place into a fixed one. Returns undefined when
 * it is too late.
 */
export async function confirmApplication(
  transaction: Database,
  id: string,
  now: Date,
): Promise<ApplicationDetails | undefined> {
  const row = await findCurrent(transaction, id, now);
  if (!row || row.confirm_by === null) return row;
  const state = row.state === 'held' ? 'placed' : row.state;
  await updateApplication(transaction, id, { state, confirm_by: null }, now);
  await notifyApplicant(transaction, { kind: 'application', submissionId: row.submission_id }, now);
  return row;
}

/** Withdraws an application. Its place goes to the first on the waiting list. */
export async function withdrawApplication(
  transaction: Database,
  id: string,
  by: 'applicant' | 'staff',
  now: Date,
): Promise<ApplicationDetails | undefined> {
  const row = await findCurrent(transaction, id, now);
  if (!row) return undefined;
  await endApplication(transaction, id, 'withdrawn', now);
  await fillPlaces(transaction, row, now);
  const kind = by === 'staff' ? 'application-cancelled' : 'application-withdrawn';
  await notifyApplicant(transaction, { kind, submissionId: row.submission_id }, now);
  return row;
}

/**
 * Gives a place on behalf of the staff, even beyond the capacity or to an unconfirmed applicant.
 * Nobody moves up until fewer places are taken than the capacity.
 */
export async function placeApplication(
  transaction: Database,
  id: string,
  now: Date,
): Promise<ApplicationDetails | undefined> {
  const row = await findCurrent(transaction, id, now);
  if (!row || row.state === 'placed') return row;
  await updateApplication(transaction, id, { state: 'placed', confirm_by: null }, now);
  const kind = row.state === 'waiting' ? 'application-moved' : 'application';
  await notifyApplicant(transaction, { kind, submissionId: row.submission_id }, now);
  return row;
}

/**
 * Moves an application with a place to the end of the waiting list, on behalf of the staff. Returns
 * `alone` and changes nothing when nobody else waits and the place would come back at once.
 */
export async function requeueApplication(
  transaction: Database,
  id: string,
  now: Date,
): Promise<ApplicationDetails | 'alone' | undefined> {
  const row = await findCurrent(transaction, id, now);
  if (!row || row.state === 'waiting') return row;
  const capacity = row.announced?.removed === false ? (row.announced.record.Capacity ?? 0) : 0;
  const isAlone = (await countWaiting(transaction, row)) === 0;
  if (isAlone && (await countTaken(transaction, row)) <= capacity) return 'alone';
  await updateApplication(
    transaction,
    id,
    { state: 'waiting', number: await nextNumber(transaction, row) },
    now,
  );
  await notifyApplicant(
    transaction,
    { kind: 'application-requeued', submissionId: row.submission_id },
    now,
  );
  await fillPlaces(transaction, row, now);
  return row;
}
