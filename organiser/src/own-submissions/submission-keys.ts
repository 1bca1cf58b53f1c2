import { randomBytes } from 'node:crypto';
import { hashToken } from '../members/sessions.queries.ts';
import type { Database } from '../store/tables.ts';
import type { SubmissionRow } from '../store/tables/submissions.ts';

/**
 * Long enough to read and print the submission. Short, because anyone at the same browser sees the
 * page too.
 */
const lifetimeMs = 15 * 60 * 1000;

/** Creates the key to one submission. Only its hash is stored. */
export async function openSubmissionKey(
  database: Database,
  { id, edition }: Pick<SubmissionRow, 'id' | 'edition'>,
  now: Date,
): Promise<string> {
  const key = randomBytes(20).toString('hex');
  await database
    .deleteFrom('submission_keys')
    .where('expires_at', '<=', now.toISOString())
    .execute();
  await database
    .insertInto('submission_keys')
    .values({
      token_hash: hashToken(key),
      edition,
      submission_id: id,
      expires_at: new Date(now.getTime() + lifetimeMs).toISOString(),
    })
    .execute();
  return key;
}

/**
 * Finds the submission of a key. Includes deleted submissions, so that a second click reports the
 * deletion.
 */
export async function submissionOfKey(
  database: Database,
  { edition, key }: { edition: string; key: string },
  now: Date,
): Promise<SubmissionRow | undefined> {
  return database
    .selectFrom('submission_keys')
    .innerJoin('submissions', 'submissions.id', 'submission_keys.submission_id')
    .selectAll('submissions')
    .where('submission_keys.token_hash', '=', hashToken(key))
    .where('submission_keys.edition', '=', edition)
    .where('submission_keys.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}
