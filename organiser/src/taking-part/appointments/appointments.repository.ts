import type { AppointmentRole, AppointmentState } from '@dswine/shared/contract/appointments';
import { hashToken, isOpen } from '../access-links/access-links.ts';
import type { Database } from '../../store/tables.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';

export async function findAppointment(
  database: Database,
  id: string,
): Promise<AppointmentRow | undefined> {
  return database.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findBySubmission(
  database: Database,
  submissionId: string,
): Promise<AppointmentRow | undefined> {
  return database
    .selectFrom('appointments')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

export type Side = { row: AppointmentRow; role: AppointmentRole };

/** What the tokens of links open, the newest first, and whether they still do. */
export async function listOpened(
  database: Database,
  { edition, tokens, now }: { edition: string; tokens: readonly string[]; now: Date },
): Promise<(Side & { isOpen: boolean })[]> {
  const rows = await database
    .selectFrom('access_links')
    .innerJoin('appointments', 'appointments.id', 'access_links.subject')
    .selectAll()
    .where('token_hash', 'in', tokens.map(hashToken))
    .where('purpose', 'in', ['appointment-exhibitor', 'appointment-desk', 'appointment-visitor'])
    .where('appointments.edition', '=', edition)
    .orderBy('appointments.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    row,
    role: row.purpose === 'appointment-visitor' ? 'visitor' : 'exhibitor',
    isOpen: isOpen(row, now),
  }));
}

/**
 * Changes an appointment that is still as it was read. Returns false if someone else changed it
 * first.
 */
export async function updateAppointment(
  transaction: Database,
  row: AppointmentRow,
  changes: Partial<AppointmentRow>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('appointments')
    .set({ ...changes, sequence: row.sequence + 1, changed_at: now.toISOString() })
    .where('id', '=', row.id)
    .where('sequence', '=', row.sequence)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Taken = 'exhibitor' | 'visitor' | undefined;

/** Books a slot. Returns whose other appointment is at that time, if any. */
export async function bookSlot(
  transaction: Database,
  { id, edition, exhibitor_id, person }: AppointmentRow,
  slot: string,
): Promise<Taken> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('confirmed_slots')
    .values({ appointment_id: id, edition, exhibitor_id, person, slot })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return undefined;
  const taken = await takenSlots(transaction, { edition, exhibitor_id });
  return taken.has(slot) ? 'exhibitor' : 'visitor';
}

export async function freeSlot(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('confirmed_slots').where('appointment_id', '=', id).execute();
}

/** The confirmed times of an exhibitor. */
export async function takenSlots(
  database: Database,
  { edition, exhibitor_id }: Pick<AppointmentRow, 'edition' | 'exhibitor_id'>,
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('confirmed_slots')
    .select('slot')
    .where('edition', '=', edition)
    .where('exhibitor_id', '=', exhibitor_id)
    .execute();
  return new Set(rows.map(({ slot }) => slot));
}

export const slotsIn = (json: string): string[] => JSON.parse(json) as string[];

export const hasBegun = (slot: string, now: Date): boolean => Date.parse(slot) <= now.getTime();

/**
 * Open requests and proposals expire when their last time begins. A confirmed time then stands, and
 * nothing replaces it once it has begun.
 */
export function stateOf(row: AppointmentRow, now: Date): AppointmentState {
  if (row.state !== 'requested' && row.state !== 'proposed') return row.state;
  const times = [...slotsIn(row.slots), ...slotsIn(row.proposals)];
  const isOver = times.every((slot) => hasBegun(slot, now));
  if (row.slot !== null) return isOver || hasBegun(row.slot, now) ? 'confirmed' : row.state;
  return isOver ? 'expired' : row.state;
}
