import { maxProposals } from '../../policies.ts';
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
import { mailExhibitor, mailVisitor } from './notify-sides.ts';

/*
 * Changes by one side. Each runs in a transaction that also queues its mails. A change that is no
 * longer possible changes nothing and says why.
 */

export type ChangeResult =
  'done' | 'closed' | 'past' | 'proposed too often' | `taken by the ${NonNullable<Taken>}`;

/** The times of the other side that this side may accept. */
export function timesToAccept({ row, role }: Side, now: Date): string[] {
  if (!isOpen(row, now)) return [];
  if (role === 'exhibitor') return slotsIn(row.slots);
  return row.state === 'proposed' ? slotsIn(row.proposals) : [];
}

/** Whether it is open, and the exhibitor has proposals left. */
export function mayPropose(row: AppointmentRow, now: Date): boolean {
  return isOpen(row, now) && proposalsOf(row) < maxProposals;
}

/** Proposals are the only changes after which an appointment is still open. */
const proposalsOf = ({ sequence }: AppointmentRow): number => sequence;

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
  const taken = await bookSlot(transaction, row, slot);
  if (taken) return `taken by the ${taken}`;
  if (!(await updateAppointment(transaction, row, { state: 'confirmed', slot, note: '' }, now))) {
    await freeSlot(transaction, row.id);
    return 'closed';
  }
  await mailExhibitor(transaction, row, { kind: 'appointment-confirmed', now });
  await mailVisitor(transaction, row, { kind: 'appointment-confirmed', now });
  return 'done';
}

/** The exhibitor proposes other times. */
export async function proposeSlots(
  transaction: Database,
  { row }: Side,
  { slots, note }: { slots: readonly string[]; note: string },
  now: Date,
): Promise<ChangeResult> {
  if (!isOpen(row, now)) return 'closed';
  if (!mayPropose(row, now)) return 'proposed too often';
  const changes = { state: 'proposed' as const, proposals: JSON.stringify(slots), note };
  if (!(await updateAppointment(transaction, row, changes, now))) return 'closed';
  await mailVisitor(transaction, row, { kind: 'appointment-proposed', now });
  return 'done';
}

/** The exhibitor declines. */
export async function declineRequest(
  transaction: Database,
  { row }: Side,
  note: string,
  now: Date,
): Promise<ChangeResult> {
  if (row.state === 'declined') return 'done';
  if (!isOpen(row, now)) return 'closed';
  if (!(await updateAppointment(transaction, row, { state: 'declined', note }, now)))
    return 'closed';
  await mailVisitor(transaction, row, { kind: 'appointment-declined', now });
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
  const isConfirmed = row.state === 'confirmed';
  if (!isConfirmed && (role === 'exhibitor' || !isOpen(row, now))) return 'closed';
  if (isConfirmed && row.slot !== null && hasBegun(row.slot, now)) return 'past';
  await freeSlot(transaction, row.id);
  if (!(await updateAppointment(transaction, row, { state: 'cancelled', note }, now)))
    return 'closed';
  await mailExhibitor(transaction, row, { kind: 'appointment-cancelled', now, data: { by: role } });
  await mailVisitor(transaction, row, { kind: 'appointment-cancelled', now, data: { by: role } });
  return 'done';
}
