import { randomUUID } from 'node:crypto';
import type { FieldProblem } from '@dswine/shared/contract/forms';
import { maxSlots, slotFields } from '@dswine/shared/fair/forms/appointment-forms';
import { splitValues } from '@dswine/shared/form/join-values';
import { openLink } from '../access-links/access-links.ts';
import { personOf } from '../applications/person.ts';
import { findProduct, requireEdition } from '../../content/editions/stored-records.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { mailRequest, type MayMail } from './cancel-unshown.ts';
import { slotsOf } from '@dswine/shared/fair/show/appointment-slots';
import { hasBegun, takenSlots } from './appointments.repository.ts';

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
