import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';

/** The response to a submission. */
export type SubmissionResponse = { Reference: string } & Record<string, string>;

export async function findResponse(
  database: Database,
  keyHash: string,
): Promise<SubmissionResponse | undefined> {
  const row = await database
    .selectFrom('submissions')
    .select(['reference', 'answer'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row && { ...(JSON.parse(row.answer) as Record<string, string>), Reference: row.reference };
}

/** Stores a submission. Returns false when the same one exists already. */
export async function insertSubmission(database: Database, row: SubmissionRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('submissions')
    .values(row)
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function saveResponse(
  database: Database,
  id: string,
  answer: Record<string, string>,
): Promise<void> {
  await database
    .updateTable('submissions')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

export async function findSubmission(
  database: Database,
  id: string,
): Promise<SubmissionRow | undefined> {
  return database
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
}

/** Finds a submission by its reference number, unless it has been deleted. */
export async function findByReference(
  database: Database,
  edition: string,
  reference: string,
): Promise<SubmissionRow | undefined> {
  return database
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .where('edition', '=', edition)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
}
