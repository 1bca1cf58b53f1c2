import { type CalendarRecord, findEntry, requireEdition } from '../../content/editions/edition.ts';
import type { Database, ApplicationRow } from '../../store/tables.ts';
import {
  countTaken,
  endApplication,
  listUnconfirmed,
  listWaiting,
  updateApplication,
  countWaiting,
  insertApplication,
  findById,
  isActive,
  type ApplicationDetails,
  listActive,
  listLines,
  lockLine,
  type Line,
  nextNumber,
  setAnnounced,
  type Announced,
  listOverdueLines,
  findBySubmission,
} from './applications.repository.ts';
import { hasStarted } from './has-started.ts';
import { notifyApplicant } from './notify-applicant.ts';
import { randomUUID } from 'node:crypto';
import { applicationHoldSeconds } from '../../policies.ts';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import type { Clock } from '@dswine/shared/process/clock';
import type { FastifyBaseLogger } from 'fastify';
import { runPeriodically } from '../../process/run-periodically.ts';

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
    if (open) await notifyApplicant(transaction, row, { kind: 'application-lapsed', now });
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
  await notifyApplicant(transaction, row, { kind: 'application-moved', now });
}

/** The confirmation deadline of an application that is made or moves up now. */
function confirmBy(now: Date): string {
  return new Date(now.getTime() + applicationHoldSeconds * 1000).toISOString();
}

type Joined = { state: 'held' | 'placed' } | { state: 'waiting'; position: number };
type Joining = Line &
  Pick<ApplicationRow, 'scope' | 'person' | 'submission_id'> & {
    capacity: number;
    /** The address is already proven to be the applicant's, so there is nothing to confirm. */
    confirmed: boolean;
  };

/**
 * Joins the line of an entry: takes a free place, or else the end of the waiting list. Call it
 * after `fillPlaces` in the same transaction, so that nobody waits while a place is free.
 * A person with an active application gets no second one, but the same response as everybody else.
 */
export async function joinLine(
  transaction: Database,
  { capacity, confirmed, ...joining }: Joining,
  now: Date,
): Promise<Joined> {
  const isFree = (await countTaken(transaction, joining)) < capacity;
  const state = !isFree ? 'waiting' : confirmed ? 'placed' : 'held';
  const position = (await countWaiting(transaction, joining)) + 1;
  const at = now.toISOString();
  await insertApplication(transaction, {
    ...joining,
    id: randomUUID(),
    number: await nextNumber(transaction, joining),
    state,
    holder: joining.person,
    confirm_by: confirmed ? null : confirmBy(now),
    created_at: at,
    changed_at: at,
  });
  return state === 'waiting' ? { state, position } : { state };
}

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
  await notifyApplicant(transaction, row, { kind: 'application', now });
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
  await notifyApplicant(transaction, row, { kind, now });
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
  await notifyApplicant(transaction, row, { kind, now });
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
  await notifyApplicant(transaction, row, { kind: 'application-requeued', now });
  await fillPlaces(transaction, row, now);
  return row;
}

/** The previous time, place and venue, quoted in a mail about a change. */
export type Before = Pick<Announced, 'venue' | 'removed'> & { start: string; place: LocalisedText };

/**
 * Compares a calendar entry with what its applicants last learned of it. Mails each applicant once
 * when the entry moved, was taken off the calendar, or came back. Returns the current entry, or
 * undefined when it is off the calendar. Call it with the line locked.
 */
async function announceChange(
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
  const data = { change: next.change, before };
  for (const row of await listActive(transaction, line))
    await notifyApplicant(transaction, row, { kind: 'event-changed', now, data });
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

const intervalMs = 5000;

type Dependencies = {
  database: Database;
  logger: FastifyBaseLogger;
  clock: Clock;
  /** The show's clock. */
  now: () => Date;
};

/**
 * Starts a timer that reassigns unconfirmed places every few seconds. At the start it updates all
 * lines. Any number of processes may run it on one database. Returns a stop function.
 */
export function startPlacesWorker({
  database,
  logger,
  clock,
  now,
}: Dependencies): () => Promise<void> {
  let listDue: () => ReturnType<typeof listLines> = () => listLines(database);
  return runPeriodically(clock, intervalMs, async () => {
    try {
      for (const line of await listDue())
        await database.transaction().execute((transaction) => fillPlaces(transaction, line, now()));
      listDue = () => listOverdueLines(database, now());
    } catch (error) {
      logger.error(
        { err: error, event: 'places-failed' },
        'places that were not confirmed could not be given on',
      );
    }
  });
}

/**
 * Removes the application of a deleted submission. Its place goes to the first on the waiting list.
 */
export async function dropApplication(
  transaction: Database,
  submissionId: string,
  now: Date,
): Promise<void> {
  const application = await findBySubmission(transaction, submissionId);
  if (!application) return;
  await lockLine(transaction, application);
  await endApplication(transaction, application.id, 'withdrawn', now);
  await fillPlaces(transaction, application, now);
  await transaction.deleteFrom('applications').where('id', '=', application.id).execute();
}
