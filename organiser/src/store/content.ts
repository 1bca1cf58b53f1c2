import { createHash } from 'node:crypto';
import { countCalendarChanges } from './calendar-changes.ts';
import { inTransaction } from './in-transaction.ts';
import type { Database } from './tables.ts';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  editionFiles,
  type AllRecords,
  type EditionFile,
  type EditionRecords,
} from '../content/records/records.ts';
import { applyEdits, listShownEdits } from './edits.ts';

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

/*
 * The records of editions as the last import stored them. Pages read them from memory
 * (`content/editions.ts`); these functions are for what changes beside them, also in transactions.
 */
export const kinds = Object.keys(editionFiles) as EditionFile[];

/** A record by its key, with the exhibitor's changes, whether it is shown or not. */
export async function readRecord<K extends EditionFile>(
  database: Database,
  edition: string,
  kind: K,
  id: string,
): Promise<EditionRecords[K] | undefined> {
  const row = await database
    .selectFrom('content_records')
    .select('record')
    .where('edition', '=', edition)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  const found = row ? [JSON.parse(row.record) as EditionRecords[K]] : [];
  return applyEdits(kind, found, await listShownEdits(database, edition, { kind, id }))[0];
}

/** A record by its key, unless it is withdrawn. */
export async function findRecord<K extends EditionFile>(
  database: Database,
  edition: string,
  kind: K,
  id: string,
): Promise<EditionRecords[K] | undefined> {
  const record = await readRecord(database, edition, kind, id);
  if (!record) return undefined;
  const withdrawn = new Set(await listWithdrawn(database, edition));
  return isShown(kind, record, withdrawn) ? record : undefined;
}

/** The records of a kind as they were imported, whether they are shown or not. */
export async function listImportedRecords<K extends EditionFile>(
  database: Database,
  edition: string,
  kind: K,
): Promise<EditionRecords[K][]> {
  const rows = await database
    .selectFrom('content_records')
    .select('record')
    .where('edition', '=', edition)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  return rows.map((row) => JSON.parse(row.record) as EditionRecords[K]);
}

/** The records of a kind, whether they are shown or not, in the order of the import. */
export async function listAllRecords<K extends EditionFile>(
  database: Database,
  edition: string,
  kind: K,
): Promise<EditionRecords[K][]> {
  const records = await listImportedRecords(database, edition, kind);
  return applyEdits(kind, records, await listShownEdits(database, edition, { kind }));
}

/** The records of a kind that are not withdrawn, in the order of the import. */
export async function listRecords<K extends EditionFile>(
  database: Database,
  edition: string,
  kind: K,
): Promise<EditionRecords[K][]> {
  const records = await listAllRecords(database, edition, kind);
  const withdrawn = new Set(await listWithdrawn(database, edition));
  return records.filter((record) => isShown(kind, record, withdrawn));
}

const rowsAtOnce = 500;

/** All records of an edition as they were imported, in that order. Other work runs between its queries. */
export async function readAllRecords(database: Database, edition: string): Promise<AllRecords> {
  const found = new Map<string, { position: number; record: unknown }[]>();
  for (let last = { kind: '', id: '' }; ;) {
    const rows = await database
      .selectFrom('content_records')
      .select(['kind', 'id', 'position', 'record'])
      .where('edition', '=', edition)
      .where(sql<boolean>`(kind, id) > (${last.kind}, ${last.id})`)
      .orderBy('kind')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const { kind, position, record } of rows) {
      const ofKind = found.get(kind) ?? [];
      found.set(kind, ofKind);
      ofKind.push({ position, record: JSON.parse(record) });
    }
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) break;
    last = end;
    await setImmediate();
  }
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      (found.get(kind) ?? [])
        .sort((one, other) => one.position - other.position)
        .map(({ record }) => record),
    ]),
  ) as unknown as AllRecords;
}

/** What can be taken off the site: the name of its kind, and the file of its records. */
export const withdrawable = {
  exhibitor: 'exhibitors',
  product: 'products',
  news: 'news',
  event: 'calendar',
  'exhibitor-news': 'exhibitor-news',
  video: 'videos',
} as const satisfies Record<string, EditionFile>;
export type WithdrawableKind = keyof typeof withdrawable;
export const withdrawableKinds = Object.keys(withdrawable) as WithdrawableKind[];

const nameOf = new Map<EditionFile, WithdrawableKind>(
  withdrawableKinds.map((kind) => [withdrawable[kind], kind]),
);

function withdrawalKey(kind: EditionFile, id: string): string | undefined {
  const name = nameOf.get(kind);
  return name && `${name}/${id}`;
}

/** Whether a record is not withdrawn. What belongs to an exhibitor is hidden together with it. */
export function isShown(
  kind: EditionFile,
  record: object,
  withdrawn: ReadonlySet<string>,
): boolean {
  const { Id = '', ExhibitorId = '' } = record as { Id?: string; ExhibitorId?: string };
  const key = withdrawalKey(kind, Id);
  return key === undefined || !(withdrawn.has(key) || withdrawn.has(`exhibitor/${ExhibitorId}`));
}

/** The withdrawn records, as `kind/id`. */
export async function listWithdrawn(database: Database, edition: string): Promise<string[]> {
  const rows = await database
    .selectFrom('withdrawn_records')
    .select(['kind', 'id'])
    .where('edition', '=', edition)
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.kind}/${row.id}`);
}
