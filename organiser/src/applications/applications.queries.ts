import type { ApplicationRow, Database } from '../store/tables.ts';

/** An application with the number that its sender knows. */
export type KnownApplication = ApplicationRow & { reference: string };

const withReference = (database: Database) =>
  database
    .selectFrom('applications')
    .innerJoin('submissions', 'submissions.id', 'applications.submission_id')
    .selectAll('applications')
    .select('submissions.reference');

/** All applications of one person, the newest last. */
export async function listOwn(database: Database, edition: string, person: string): Promise<KnownApplication[]> {
  return withReference(database)
    .where('applications.edition', '=', edition)
    .where('applications.person', '=', person)
    .orderBy('applications.created_at')
    .execute();
}

export async function findBySubmission(
  database: Database,
  submissionId: string,
): Promise<KnownApplication | undefined> {
  return withReference(database).where('applications.submission_id', '=', submissionId).executeTakeFirst();
}

/** How many wait up to and with this one: its place on the waiting list, from 1. */
export async function positionOf(
  database: Database,
  { edition, entry, number }: Pick<ApplicationRow, 'edition' | 'entry' | 'number'>,
): Promise<number> {
  const row = await database
    .selectFrom('applications')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('edition', '=', edition)
    .where('entry', '=', entry)
    .where('state', '=', 'waiting')
    .where('number', '<=', number)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** The application that a person has within a scope, unless it was withdrawn. */
export async function findStanding(
  database: Database,
  { edition, scope, person }: Pick<ApplicationRow, 'edition' | 'scope' | 'person'>,
): Promise<KnownApplication | undefined> {
  return withReference(database)
    .where('applications.edition', '=', edition)
    .where('applications.scope', '=', scope)
    .where('applications.holder', '=', person)
    .executeTakeFirst();
}
