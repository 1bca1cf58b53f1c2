import { findExhibitor, requireEdition } from '../../content/editions/stored-records.ts';
import { readRecord } from '../../store/records.ts';
import type { Database } from '../../store/tables.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
import { freeSlot, hasBegun, stateOf, updateAppointment } from './appointments.repository.ts';
import type { Lang } from '@dswine/shared/contract/wire';
import type { FastifyRequest } from 'fastify';
import { notifyApplicant } from '../applications/notify-applicant.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mayMail, clientOf } from '../../http/rate-limits.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';

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
  for (const row of rows.filter((one) => isAhead(one, now))) {
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

function isAhead(row: AppointmentRow, now: Date): boolean {
  return row.slot === null ? stateOf(row, now) !== 'expired' : !hasBegun(row.slot, now);
}

type Subject = Pick<AppointmentRow, 'edition' | 'exhibitor_id' | 'submission_id'>;

type Notice = { kind: string; now: Date; data?: Record<string, unknown> };
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
export type MayMail = (address: string) => Promise<boolean>;

export const mayMailFor =
  ({ guards, clock }: Dependencies, transaction: Database, request: FastifyRequest): MayMail =>
  async (address) =>
    !guards || mayMail(transaction, address, clientOf(request), new Date(clock.now()));

/**
 * Mails the exhibitor what a visitor asks for. No exhibitor is flooded: beyond the limits of
 * mails the desk gets the request.
 */
export async function mailRequest(
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

export async function mailVisitor(
  transaction: Database,
  { submission_id: submissionId }: Subject,
  { kind, now, data }: Notice,
): Promise<void> {
  const notice = { kind, submissionId, data: { role: 'visitor', ...data } };
  await notifyApplicant(transaction, notice, now);
}
