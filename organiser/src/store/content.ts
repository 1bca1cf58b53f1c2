import { createHash } from 'node:crypto';
import { countCalendarChanges } from './calendar-changes.ts';
import { inTransaction } from './in-transaction.ts';
import type { WithdrawableKind } from './records.ts';
import type { Database } from './tables.ts';

export { listWithdrawn, withdrawableKinds, type WithdrawableKind } from './records.ts';

type RecordOfEdition = { edition: string; kind: WithdrawableKind; id: string };

/** The content revision of an edition, or undefined for an unknown edition. */
export async function findRevision(
  database: Database,
  edition: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('content_revisions')
    .select('revision')
    .where('edition', '=', edition)
    .executeTakeFirst();
  return row?.revision;
}

/**
 * `findRevision` for every request. The query is compiled once, which is three times as fast. It
 * reads all editions, as there are only a few.
 */
export function revisionReader(
  database: Database,
): (edition: string) => Promise<string | undefined> {
  const query = database.selectFrom('content_revisions').select(['edition', 'revision']).compile();
  return async (edition) =>
    (await database.executeQuery(query)).rows.find((row) => row.edition === edition)?.revision;
}

/**
 * The revision of an edition, and what names the import and the exhibitors' changes that its records
 * are of.
 */
export async function findImport(
  database: Database,
  edition: string,
): Promise<{ revision: string; imported: string }> {
  const row = await database
    .selectFrom('content_revisions')
    .leftJoin('import_progress', 'import_progress.edition', 'content_revisions.edition')
    .select([
      'content_revisions.revision',
      'import_progress.finished_at',
      'import_progress.source_hash',
    ])
    .where('content_revisions.edition', '=', edition)
    .executeTakeFirst();
  const edits = await database
    .selectFrom('content_edits')
    .select(({ fn }) => [fn.max('shown_in').as('last'), fn.count('shown').as('number')])
    .where('edition', '=', edition)
    .executeTakeFirst();
  return {
    revision: row?.revision ?? '',
    imported: [row?.finished_at, row?.source_hash, edits?.last, edits?.number].join(' '),
  };
}

/**
 * Creates a new revision of the edition. Call it inside the transaction that changed the content.
 */
export async function bumpRevision(
  database: Database,
  edition: string,
  cause: string,
  now: Date,
): Promise<string> {
  const last = await database
    .selectFrom('content_revisions')
    .select(['counter', 'revision'])
    .where('edition', '=', edition)
    .executeTakeFirst();
  const counter = (last?.counter ?? 0) + 1;
  const changedAt = now.toISOString();
  const revision = `${counter}-${createHash('sha256')
    .update([last?.revision ?? '', cause, changedAt].join('\n'))
    .digest('hex')
    .slice(0, 10)}`;
  const row = { counter, revision, changed_at: changedAt };
  await database
    .insertInto('content_revisions')
    .values({ edition, ...row })
    .onConflict((conflict) => conflict.column('edition').doUpdateSet(row))
    .execute();
  return revision;
}

/** Takes a record off the site at once. Imports do not bring it back; only `restoreRecord` does. */
export async function withdrawRecord(
  database: Database,
  { edition, kind, id }: RecordOfEdition,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const row = { reason: 'withdrawn', withdrawn_at: now.toISOString() } as const;
    const insertion = transaction
      .insertInto('withdrawn_records')
      .values({ edition, kind, id, ...row })
      .onConflict((conflict) => conflict.columns(['edition', 'kind', 'id']).doUpdateSet(row));
    await countCalendarChanges(transaction, { edition, now }, () => insertion.execute());
    await bumpRevision(transaction, edition, `withdrawn ${kind}/${id}`, now);
  });
}

export async function restoreRecord(
  database: Database,
  { edition, kind, id }: RecordOfEdition,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const deletion = transaction
      .deleteFrom('withdrawn_records')
      .where('edition', '=', edition)
      .where('kind', '=', kind)
      .where('id', '=', id);
    await countCalendarChanges(transaction, { edition, now }, () => deletion.execute());
    await bumpRevision(transaction, edition, `restored ${kind}/${id}`, now);
  });
}
