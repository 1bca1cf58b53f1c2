import { maxAppointmentChanges } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
import {
  bookSlot,
  freeSlot,
  hasBegun,
  slotsIn,
  stateOf,
  updateAppointment,
  type Side,
  type Taken,
} from './appointments.repository.ts';
import { mailExhibitor, mailRequest, mailVisitor, type MayMail } from './cancel-unshown.ts';

/*
 * Changes by one side. Each runs in a transaction that also queues its mails. One that is no longer
 * possible says why; its transaction is to be rolled back.
 */

type Times = { slots: readonly string[]; note: string };
export type ChangeResult =
  'done' | 'closed' | 'past' | 'changed too often' | `taken by the ${NonNullable<Taken>}`;

export function timesToAccept({ row, role }: Side, now: Date): string[] {
  if (!isOpen(row, now)) return [];
  if (role === 'exhibitor') return slotsIn(row.slots);
  return row.state === 'proposed' ? slotsIn(row.proposals) : [];
}

/** Whether this side may name other times: the exhibitor in answer to a request. */
export function mayNameTimes({ row, role }: Side, now: Date): boolean {
  return row.sequence < maxAppointmentChanges && (role === 'visitor' ? isAhead : isOpen)(row, now);
}

/** Whether it is still to be answered, or its confirmed time is still to come. */
const isAhead = (row: AppointmentRow, now: Date): boolean =>
  isOpen(row, now) ||
  (stateOf(row, now) === 'confirmed' && row.slot !== null && !hasBegun(row.slot, now));

/** Whether it is still to be answered. */
function isOpen(row: AppointmentRow, now: Date): boolean {
  const state = stateOf(row, now);
  return state === 'requested' || state === 'proposed';
}

/** Confirms a time that the other side named. Confirming the same one again is no error. */
export async function acceptSlot(
  transaction: Database,
  side: Side,
  slot: string,
  now: Date,
): Promise<ChangeResult> {
  const { row } = side;
  if (row.state === 'confirmed' && row.slot === slot) return 'done';
  if (!timesToAccept(side, now).includes(slot)) return 'closed';
  if (hasBegun(slot, now)) return 'past';
  if (!(await updateAppointment(transaction, row, { state: 'confirmed', slot, note: '' }, now)))
    return 'closed';
  await freeSlot(transaction, row.id);
  const taken = await bookSlot(transaction, row, slot);
  if (taken) return `taken by the ${taken}`;
  await mailExhibitor(transaction, row, { kind: 'appointment-confirmed', now });
  await mailVisitor(transaction, row, { kind: 'appointment-confirmed', now });
  return 'done';
}

/** The exhibitor proposes other times. */
export async function proposeSlots(
  transaction: Database,
  side: Side,
  { slots, note }: Times,
  now: Date,
): Promise<ChangeResult> {
  const { row } = side;
  if (!isOpen(row, now)) return 'closed';
  if (!mayNameTimes(side, now)) return 'changed too often';
  const changes = { state: 'proposed' as const, proposals: JSON.stringify(slots), note };
  if (!(await updateAppointment(transaction, row, changes, now))) return 'closed';
  await mailVisitor(transaction, row, { kind: 'appointment-proposed', now });
  return 'done';
}

/**
 * The visitor asks for other times, which replace those asked for or proposed before. A confirmed
 * time stands until the exhibitor confirms another.
 */
export async function moveAppointment(
  transaction: Database,
  side: Side,
  { slots, note, mayMail }: Times & { mayMail: MayMail },
  now: Date,
): Promise<ChangeResult> {
  const { row } = side;
  if (!isAhead(row, now)) return 'closed';
  if (!mayNameTimes(side, now)) return 'changed too often';
  const changes = {
    state: 'requested' as const,
    slots: JSON.stringify(slots),
    proposals: '[]',
    note,
  };
  if (!(await updateAppointment(transaction, row, changes, now))) return 'closed';
  await mailRequest(transaction, row, { mayMail, now });
  return 'done';
}

/** The exhibitor declines. Of a confirmed appointment only other times: the confirmed one stands. */
export async function declineRequest(
  transaction: Database,
  { row }: Side,
  note: string,
  now: Date,
): Promise<ChangeResult> {
  if (row.state === 'declined') return 'done';
  if (!isOpen(row, now)) return 'closed';
  const stands = row.slot !== null;
  const changes = stands
    ? { state: 'confirmed' as const, slots: JSON.stringify([row.slot]), proposals: '[]', note }
    : { state: 'declined' as const, note };
  if (!(await updateAppointment(transaction, row, changes, now))) return 'closed';
  const kind = stands ? 'appointment-kept' : 'appointment-declined';
  await mailVisitor(transaction, row, { kind, now });
  return 'done';
}

/** Either side cancels; the exhibitor only what is confirmed. */
export async function cancelAppointment(
  transaction: Database,
  { row, role }: Side,
  note: string,
  now: Date,
): Promise<ChangeResult> {
  if (row.state === 'cancelled') return 'done';
  if (row.slot === null && (role === 'exhibitor' || !isOpen(row, now))) return 'closed';
  if (row.slot !== null && hasBegun(row.slot, now)) return 'past';
  await freeSlot(transaction, row.id);
  if (!(await updateAppointment(transaction, row, { state: 'cancelled', note }, now)))
    return 'closed';
  await mailExhibitor(transaction, row, { kind: 'appointment-cancelled', now, data: { by: role } });
  await mailVisitor(transaction, row, { kind: 'appointment-cancelled', now, data: { by: role } });
  return 'done';
}
