import { randomUUID } from 'node:crypto';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
import type { InquiryStepRow } from '../../store/tables/exhibitor-work.ts';
import { readReference } from '../submissions/reference.ts';
import { inquiryAboutProduct, inquiryToExhibitor } from '../submissions/kinds/submission-kinds.ts';

type Exhibitor = { edition: string; exhibitorId: string };
const kinds = [inquiryToExhibitor.kind, inquiryAboutProduct.kind];

const inquiriesOf = (database: Database, { edition, exhibitorId }: Exhibitor) =>
  database
    .selectFrom('submissions')
    .where('edition', '=', edition)
    .where('exhibitor_id', '=', exhibitorId)
    .where('kind', 'in', kinds)
    .where('state', '!=', 'deleted');

export async function countInquiries(database: Database, exhibitor: Exhibitor): Promise<number> {
  const { number } = await inquiriesOf(database, exhibitor)
    .select((row) => row.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** What visitors sent to an exhibitor, the newest first. */
export async function listInquiries(
  database: Database,
  exhibitor: Exhibitor,
  { size, page = 1 }: { size: number; page?: number },
): Promise<SubmissionRow[]> {
  return inquiriesOf(database, exhibitor)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** An inquiry by its reference. Undefined if it was sent to another exhibitor. */
export async function findInquiry(
  database: Database,
  exhibitor: Exhibitor,
  typed: string,
): Promise<SubmissionRow | undefined> {
  const reference = readReference(typed);
  if (reference === undefined) return undefined;
  return inquiriesOf(database, exhibitor)
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** What was done with inquiries, by their ids, the first first. */
export async function stepsOf(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, InquiryStepRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('inquiry_steps')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ submission_id }) => submission_id);
}

export async function addStep(
  database: Database,
  step: Omit<InquiryStepRow, 'id' | 'at'>,
  now: Date,
): Promise<void> {
  await database
    .insertInto('inquiry_steps')
    .values({ id: randomUUID(), at: now.toISOString(), ...step })
    .execute();
}

/** The appointments of an exhibitor, by the submissions that asked for them. */
export async function appointmentsOf(
  database: Database,
  { edition, exhibitorId }: Exhibitor,
): Promise<Map<string, AppointmentRow>> {
  const rows = await database
    .selectFrom('appointments')
    .selectAll()
    .where('edition', '=', edition)
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
  return new Map(rows.map((row) => [row.submission_id, row]));
}
