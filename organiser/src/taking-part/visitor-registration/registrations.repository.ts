import { findSubject } from '../access-links/access-links.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import type { VisitorRegistrationRow } from '../../store/tables/visitor-registrations.ts';

export type Registration = VisitorRegistrationRow &
  Pick<SubmissionRow, 'reference' | 'email' | 'locale' | 'data' | 'created_at'>;

const withSubmission = (database: Database) =>
  database
    .selectFrom('visitor_registrations')
    .innerJoin('submissions', 'submissions.id', 'visitor_registrations.submission_id')
    .selectAll('visitor_registrations')
    .select([
      'submissions.reference',
      'submissions.email',
      'submissions.locale',
      'submissions.data',
      'submissions.created_at',
    ]);

/** Does nothing when the person is registered already. */
export async function insertRegistration(
  database: Database,
  row: VisitorRegistrationRow,
): Promise<void> {
  await database
    .insertInto('visitor_registrations')
    .values(row)
    .onConflict((person) => person.columns(['edition', 'person', 'audience']).doNothing())
    .execute();
}

export async function findRegistration(
  database: Database,
  submissionId: string,
): Promise<Registration | undefined> {
  return withSubmission(database).where('submission_id', '=', submissionId).executeTakeFirst();
}

type Owner = Pick<VisitorRegistrationRow, 'edition' | 'person'>;

export async function listOfPerson(
  database: Database,
  { edition, person }: Owner,
): Promise<Registration[]> {
  return withSubmission(database)
    .where('visitor_registrations.edition', '=', edition)
    .where('person', '=', person)
    .orderBy('audience')
    .execute();
}

export async function listRegistrations(
  database: Database,
  edition: string,
): Promise<Registration[]> {
  return withSubmission(database)
    .where('visitor_registrations.edition', '=', edition)
    .orderBy('submissions.created_at', 'desc')
    .orderBy('submission_id')
    .execute();
}

/** Finds the registration of a mailed link. `now` is by the show's clock. */
export async function registrationOfLink(
  database: Database,
  { edition, token }: { edition: string; token: string },
  now: Date,
): Promise<Registration | undefined> {
  const id = await findSubject(database, 'badge', token, now);
  const row = id === undefined ? undefined : await findRegistration(database, id);
  return row?.edition === edition ? row : undefined;
}

export async function setDays(
  database: Database,
  { submission_id, sequence }: Registration,
  days: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('visitor_registrations')
    .set({ days, sequence: sequence + 1, changed_at: now.toISOString() })
    .where('submission_id', '=', submission_id)
    .execute();
}

/** Decides on a registration that waits. Returns false when that has been done. */
export async function decide(
  database: Database,
  submissionId: string,
  state: 'registered' | 'declined',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('visitor_registrations')
    .set({ state, changed_at: now.toISOString() })
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
