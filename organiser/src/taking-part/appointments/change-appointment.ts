import { maxAppointmentChanges } from '../../policies.ts';
import type { Database, AppointmentRow, SubmissionRow } from '../../store/tables.ts';
import {
  bookSlot,
  freeSlot,
  hasBegun,
  slotsIn,
  stateOf,
  updateAppointment,
  type Side,
  type Taken,
  takenSlots,
} from './appointments.repository.ts';
import { randomUUID } from 'node:crypto';
import type { FieldProblem } from '@dswine/shared/contract/forms';
import { maxSlots, slotFields } from '@dswine/shared/fair/forms/appointment-forms';
import { splitValues } from '@dswine/shared/form/join-values';
import { openLink } from '../access-links/access-links.ts';
import { personOf } from '../applications/person-key.ts';
import { findProduct, requireEdition, findExhibitor } from '../../content/editions/edition.ts';
import { slotsOf } from '@dswine/shared/fair/show/appointment-slots';
import { readRecord } from '../../store/content.ts';
import type { Lang } from '@dswine/shared/contract/wire';
import type { FastifyRequest } from 'fastify';
import { notifyApplicant, type Notice } from '../applications/notify-applicant.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mayMail, clientOf } from '../../http/rate-limits.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';

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

type Values = Readonly<Record<string, string>>;
/** `device` is the token of the browser. */
type Requester = { device: string; mayMail: MayMail };
type At = { edition: string; exhibitor_id: string };

export function requestedSlots(values: Values): string[] {
  return slotFields.flatMap((field) => splitValues(values[field] ?? '')).sort();
}

/** Problems of the part of an inquiry that concerns an appointment. */
export async function appointmentProblems(
  database: Database,
  at: At,
  values: Values,
  now: Date,
): Promise<FieldProblem[]> {
  const products = splitValues(values['Products'] ?? '');
  const found = await Promise.all(products.map((id) => findProduct(database, at.edition, id)));
  const wrongProducts = found.some((product) => product?.ExhibitorId !== at.exhibitor_id);
  return [
    ...(wrongProducts ? [{ Field: 'Products', Problem: 'wrong' as const }] : []),
    ...(await slotProblems(database, at, values, now)),
  ];
}

/** Times that do not exist, have begun, are taken or chosen twice; and too many of them. */
export async function slotProblems(
  database: Database,
  at: At,
  values: Values,
  now: Date,
): Promise<FieldProblem[]> {
  const slots = requestedSlots(values);
  if (slots.length === 0) return [];
  const Message =
    slots.length > new Set(slots).size
      ? chosenTwice
      : slots.length > maxSlots
        ? tooMany
        : undefined;
  if (Message) return [{ Field: slotFields[0], Problem: 'wrong', Message }];
  const open = new Set(await listOpenSlots(database, at, now));
  return slotFields.flatMap((Field) => {
    return splitValues(values[Field] ?? '').every((slot) => open.has(slot))
      ? []
      : [{ Field, Problem: 'wrong' as const, Message: notOpen }];
  });
}

const chosenTwice =
  '同一個時段選了兩次，請改選其他時段 / The same time is chosen twice. Please choose another';
const tooMany = '最多選三個時段 / Please choose at most three times';
export const notOpen =
  '這個時段已被預約或已經過了，請改選其他時段 / This time has been taken or is over. Please choose another';

/**
 * Records the appointment that an inquiry asks for, and mails the exhibitor. Returns its id, if there
 * is one. Call it in the transaction of the submission.
 */
export async function requestAppointment(
  transaction: Database,
  submission: SubmissionRow,
  { device, mayMail }: Requester,
): Promise<string | undefined> {
  const slots = requestedSlots(JSON.parse(submission.data) as Values);
  const { edition, exhibitor_id, email } = submission;
  if (slots.length === 0 || email === null || exhibitor_id === null) return undefined;
  const row = {
    id: randomUUID(),
    edition,
    exhibitor_id,
    submission_id: submission.id,
    person: personOf(email),
    state: 'requested' as const,
    slots: JSON.stringify(slots),
    proposals: '[]',
    slot: null,
    note: '',
    sequence: 0,
    created_at: submission.created_at,
    changed_at: submission.created_at,
  };
  await transaction.insertInto('appointments').values(row).execute();
  const { EndDate: lastDay } = await requireEdition(transaction, edition);
  const now = new Date(submission.created_at);
  const link = { purpose: 'appointment-visitor', subject: row.id, token: device, lastDay } as const;
  await openLink(transaction, link, now);
  await mailRequest(transaction, row, { mayMail, now });
  return row.id;
}

export async function listOpenSlots(
  database: Database,
  at: { edition: string; exhibitor_id: string },
  now: Date,
): Promise<string[]> {
  const { Hours } = await requireEdition(database, at.edition);
  const taken = await takenSlots(database, at);
  return slotsOf(Hours).filter((slot) => !taken.has(slot) && !hasBegun(slot, now));
}

/**
 * Cancels the appointments that are still to come with exhibitors who were withdrawn or removed,
 * and mails the visitors. Call it in the transaction that changed the exhibitors.
 */
export async function cancelUnshown(
  transaction: Database,
  edition: string,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom('appointments')
    .selectAll()
    .where('edition', '=', edition)
    .where('state', 'in', ['requested', 'proposed', 'confirmed'])
    .execute();
  for (const row of rows.filter((one) => hasTimeAhead(one, now))) {
    if (await findExhibitor(transaction, edition, row.exhibitor_id)) continue;
    const changes = { state: 'cancelled' as const, note: '' };
    if (!(await updateAppointment(transaction, row, changes, now))) continue;
    await freeSlot(transaction, row.id);
    // Undefined after a removal.
    const exhibitor = await readRecord(transaction, edition, 'exhibitors', row.exhibitor_id);
    const data = { exhibitor: exhibitor?.Name };
    await mailVisitor(transaction, row, { kind: 'appointment-withdrawn', now, data });
  }
}

function hasTimeAhead(row: AppointmentRow, now: Date): boolean {
  return row.slot === null ? stateOf(row, now) !== 'expired' : !hasBegun(row.slot, now);
}

type Subject = Pick<AppointmentRow, 'edition' | 'exhibitor_id' | 'submission_id'>;

type Contact = { recipient: string; locale: Lang };

/** Where mails to an exhibitor go: without a contact address to the organiser's desk. */
async function exhibitorContact(
  database: Database,
  { edition, exhibitor_id }: Pick<AppointmentRow, 'edition' | 'exhibitor_id'>,
): Promise<Contact> {
  const exhibitor = await findExhibitor(database, edition, exhibitor_id);
  if (exhibitor?.ContactEmail !== undefined)
    return {
      recipient: exhibitor.ContactEmail,
      locale: exhibitor.Country === 'TW' ? 'tw' : 'en',
    };
  return deskContact(database, { edition });
}

async function deskContact(
  database: Database,
  { edition }: Pick<AppointmentRow, 'edition'>,
): Promise<Contact> {
  const { Organiser } = await requireEdition(database, edition);
  return { recipient: Organiser.Email, locale: 'tw' };
}

/** Whether a mail may still go to an address, by the limits of the client that asks. */
type MayMail = (address: string) => Promise<boolean>;

export const mayMailFor =
  ({ guards, clock }: Dependencies, transaction: Database, request: FastifyRequest): MayMail =>
  async (address) =>
    !guards || mayMail(transaction, address, clientOf(request), new Date(clock.now()));

/**
 * Mails the exhibitor what a visitor asks for. No exhibitor is flooded: beyond the limits of
 * mails the desk gets the request.
 */
async function mailRequest(
  transaction: Database,
  row: Subject,
  { mayMail, now }: { mayMail: MayMail; now: Date },
): Promise<void> {
  const contact = await exhibitorContact(transaction, row);
  const recipient = (await mayMail(contact.recipient))
    ? contact
    : await deskContact(transaction, row);
  const data = { id: row.submission_id, role: 'exhibitor' };
  await putMail(transaction, { ...recipient, kind: 'appointment-request', data }, now);
}

export async function mailExhibitor(
  transaction: Database,
  row: Subject,
  { kind, now, data }: Notice,
): Promise<void> {
  const contact = await exhibitorContact(transaction, row);
  const mail = { ...contact, kind, data: { id: row.submission_id, role: 'exhibitor', ...data } };
  await putMail(transaction, mail, now);
}

const mailVisitor = (transaction: Database, row: Subject, { data, ...notice }: Notice) =>
  notifyApplicant(transaction, row, { ...notice, data: { role: 'visitor', ...data } });
