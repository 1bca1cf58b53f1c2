import { fillLines } from '../../taking-part/applications/fill-places.ts';
import { cancelUnshown } from '../../taking-part/appointments/change-appointment.ts';
import { countCalendarChanges } from '../../store/calendar-changes.ts';
import {
  bumpRevision,
  findRevision,
  kinds,
  readAllRecords,
  withdrawable,
  withdrawableKinds,
} from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';
import { acceptRecords, type Accepted, type StoredRecords } from './check/validate-records.ts';
import type { BadRecord } from './bad-record.ts';
import { EditionRejectedError, NothingToUndoError, RemovalRejectedError } from './import-errors.ts';
import { largeRemovals, planChanges, type Changes } from './plan-changes.ts';
import { hashEditionFiles } from './read/edition-files.ts';
import { type EditionFile, storedKey } from '../records/records.ts';
import { createHash } from 'node:crypto';
import type { ContentRecordRow } from '../../store/tables/content.ts';

export type ImportStep = {
  edition: string;
  step: string;
  done: number;
  total: number;
  records: number;
};
export type ImportOptions = {
  code: string;
  /** The folder with the files of records. */
  folder: string;
  /** Stored as the source; `seed` for the files that come with the service. */
  source: string;
  /** Imports even if more than a tenth of the records of a kind are removed. */
  force?: boolean;
  /** Writes nothing. */
  dryRun?: boolean;
  onStep?: (step: ImportStep) => void;
  /** The show's time. It decides which applicants are notified of a changed event. */
  now: Date;
};
export type ImportReport = {
  edition: string;
  good: number;
  bad: BadRecord[];
  /** Kinds without a file. Their stored records stay. */
  missing: EditionFile[];
  /** What was ignored, guessed, or is unusual. */
  notices: string[];
  changes: Changes;
  /** Number of written records. */
  changed: number;
  removed: number;
  /** Undefined after a dry run. */
  revision?: string;
};

/**
 * Imports one edition. Reads, checks and computes everything first; then one transaction writes the
 * differences. A killed process leaves the edition as it was, and the next run completes it.
 * Readers never see a partial import.
 * Throws `EditionRejectedError` and `RemovalRejectedError`.
 */
export async function importEdition(
  database: Database,
  options: ImportOptions,
): Promise<ImportReport> {
  const { code, folder, source, now } = options;
  const report = stepReporter(options);
  const sourceHash = hashEditionFiles(folder);
  const stored = await readStoredRecords(database, code);
  const { accepted, bad, good, missing, notices } = await acceptRecords(
    folder,
    code,
    stored,
    (kind, records) => report(`read ${kind}`, records),
  );
  if (accepted.edition.length === 0) throw new EditionRejectedError(code, folder, { bad, notices });
  const changes = planChanges(accepted, stored);
  const read = { edition: code, good, bad, missing, notices, changes };
  if (options.dryRun) return { ...read, changed: 0, removed: 0 };
  const large = largeRemovals(changes);
  if (Object.keys(large).length > 0 && !options.force)
    throw new RemovalRejectedError(code, large, { bad, notices });
  const progress = { source, source_hash: sourceHash, good, bad: bad.length };
  return { ...read, ...(await writeEdition(database, { code, accepted, progress, report, now })) };
}

/**
 * Restores the edition as it was before its last import. The current state becomes the backup, so a
 * second call undoes the first. Throws `NothingToUndoError`.
 */
export async function undoImport(
  database: Database,
  code: string,
  now: Date,
): Promise<ImportReport> {
  const backup = await readBackup(database, code);
  if (!backup) throw new NothingToUndoError(code);
  const accepted = backup.records;
  const changes = planChanges(accepted, await readStoredRecords(database, code));
  const good = Object.values(accepted).reduce((sum, records) => sum + records.length, 0);
  const progress = { source: 'undo', source_hash: backup.sourceHash, good, bad: 0 };
  const written = await writeEdition(database, {
    code,
    accepted,
    progress,
    report: () => undefined,
    now,
  });
  return { edition: code, good, bad: [], missing: [], notices: [], changes, ...written };
}

type Writing = {
  code: string;
  accepted: Accepted;
  progress: { source: string; source_hash: string; good: number; bad: number };
  report: (step: string, records: number) => void;
  now: Date;
};

function writeEdition(database: Database, { code, accepted, progress, report, now }: Writing) {
  return database.transaction().execute(async (transaction) => {
    const before: StoredRecords = await readStoredRecords(transaction, code);
    let changed = 0;
    const removed: { kind: EditionFile; id: string }[] = [];
    await countCalendarChanges(transaction, { edition: code, now }, async () => {
      for (const kind of kinds) {
        const written = await writeRecords(transaction, code, kind, accepted[kind]);
        changed += written.changed;
        removed.push(...written.removed.map((id) => ({ kind, id })));
        report(`write ${kind}`, accepted[kind].length);
      }
      await markDeleted(transaction, code, { accepted, removed, now });
    });
    await fillLines(transaction, { edition: code }, now);
    await cancelUnshown(transaction, code, now);
    const isSame = changed === 0 && removed.length === 0;
    if (!isSame && before.edition.size > 0) await saveBackup(transaction, code, before, now);
    const finished = { ...progress, finished_at: now.toISOString() };
    await transaction
      .insertInto('import_progress')
      .values({ edition: code, ...finished })
      .onConflict((conflict) => conflict.column('edition').doUpdateSet(finished))
      .execute();
    const same = isSame ? await findRevision(transaction, code) : undefined;
    const revision = same ?? (await bumpRevision(transaction, code, progress.source_hash, now));
    return { changed, removed: removed.length, revision };
  });
}

function stepReporter({ code, onStep }: ImportOptions): (step: string, records: number) => void {
  const total = 2 * kinds.length;
  let done = 0;
  return (step, records) => onStep?.({ edition: code, step, done: ++done, total, records });
}

export async function readStoredRecords(
  database: Database,
  edition: string,
): Promise<StoredRecords> {
  const all = await readAllRecords(database, edition);
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      new Map(all[kind].map((record, index) => [storedKey(kind, record, index), record])),
    ]),
  ) as unknown as StoredRecords;
}

type ImportBackup = { records: Accepted; sourceHash: string };

/** Saves the edition as it was before an import. Call it inside the import's transaction. */
async function saveBackup(
  database: Database,
  edition: string,
  stored: StoredRecords,
  now: Date,
): Promise<void> {
  const last = await database
    .selectFrom('import_progress')
    .select('source_hash')
    .where('edition', '=', edition)
    .executeTakeFirst();
  const backup = {
    source_hash: last?.source_hash ?? '',
    records: JSON.stringify(
      Object.fromEntries(kinds.map((kind) => [kind, [...stored[kind].values()]])),
    ),
    taken_at: now.toISOString(),
  };
  await database
    .insertInto('import_backups')
    .values({ edition, ...backup })
    .onConflict((conflict) => conflict.column('edition').doUpdateSet(backup))
    .execute();
}

/** The edition as it was before its last import; undefined after the first import. */
async function readBackup(database: Database, edition: string): Promise<ImportBackup | undefined> {
  const row = await database
    .selectFrom('import_backups')
    .select(['records', 'source_hash'])
    .where('edition', '=', edition)
    .executeTakeFirst();
  if (!row) return undefined;
  // Kinds added after the backup have no records in it.
  const found = JSON.parse(row.records) as Partial<Accepted>;
  const records = Object.fromEntries(
    kinds.map((kind) => [kind, found[kind] ?? []]),
  ) as unknown as Accepted;
  return { records, sourceHash: row.source_hash };
}

type Imported = {
  accepted: Accepted;
  removed: readonly { kind: EditionFile; id: string }[];
  now: Date;
};

/**
 * Marks records that the files no longer contain as withdrawn, so that cached pages of them expire.
 * Unmarks those that came back. Records that the staff withdrew stay withdrawn.
 */
async function markDeleted(
  database: Database,
  edition: string,
  { accepted, removed, now }: Imported,
): Promise<void> {
  for (const kind of withdrawableKinds) {
    const ids = removed.filter((one) => one.kind === withdrawable[kind]).map(({ id }) => id);
    for (const id of ids)
      await database
        .insertInto('withdrawn_records')
        .values({ edition, kind, id, reason: 'removed', withdrawn_at: now.toISOString() })
        .onConflict((conflict) => conflict.columns(['edition', 'kind', 'id']).doNothing())
        .execute();
    const present = new Set(accepted[withdrawable[kind]].map(({ Id }) => Id));
    const marked = await database
      .selectFrom('withdrawn_records')
      .select('id')
      .where('edition', '=', edition)
      .where('kind', '=', kind)
      .where('reason', '=', 'removed')
      .execute();
    for (const { id } of marked.filter((row) => present.has(row.id)))
      await database
        .deleteFrom('withdrawn_records')
        .where('edition', '=', edition)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('reason', '=', 'removed')
        .execute();
  }
}

/** `removed` are the keys of deleted records. */
type Written = { changed: number; removed: string[] };
const rowsAtOnce = 100;

/** Makes the edition hold exactly these records of a kind. Touches only differences. */
export async function writeRecords(
  database: Database,
  edition: string,
  kind: EditionFile,
  records: readonly object[],
): Promise<Written> {
  const rows = records.map((record, index) => toRow(edition, kind, record, index));
  const stored = await database
    .selectFrom('content_records')
    .select(['id', 'hash'])
    .where('edition', '=', edition)
    .where('kind', '=', kind)
    .execute();
  const hashes = new Map(stored.map(({ id, hash }) => [id, hash]));
  const changed = rows.filter(({ id, hash }) => hashes.get(id) !== hash);
  const present = new Set(rows.map(({ id }) => id));
  const removed = stored.flatMap(({ id }) => (present.has(id) ? [] : [id]));
  for (const ids of inParts([...removed, ...changed.map(({ id }) => id)]))
    await database
      .deleteFrom('content_records')
      .where('edition', '=', edition)
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .execute();
  for (const values of inParts(changed))
    await database.insertInto('content_records').values(values).execute();
  return { changed: changed.length, removed };
}

/** Pages have orders of their own for these: none of them changes when another one is removed. */
const numbered: readonly EditionFile[] = ['exhibitors', 'products', 'news', 'calendar'];

function toRow(
  edition: string,
  kind: EditionFile,
  record: object,
  index: number,
): ContentRecordRow {
  const id = storedKey(kind, record, index);
  const position = numbered.includes(kind) ? Number(id) : index;
  const text = JSON.stringify(record);
  const hash = createHash('sha256').update(`${position} ${text}`).digest('base64url');
  return { edition, kind, id, position, record: text, hash };
}

function inParts<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, part) =>
    items.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
}
