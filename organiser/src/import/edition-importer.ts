import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fillLines } from '../applications/fill-places.ts';
import { bumpRevision, findRevision } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import { acceptRecords, kinds } from './accept-records.ts';
import type { BadRecord } from './bad-record.ts';
import { makeRows, type ContentTable } from './make-rows.ts';
import { noteRemoved } from './note-removed.ts';
import { readStoredRecords } from './stored-records.ts';
import { writeRows } from './write-rows.ts';

export type ImportStep = { edition: string; step: string; done: number; total: number; records: number };
export type ImportOptions = {
  code: string;
  /** Holds `<kind>.jsonl`. */
  folder: string;
  /** What the database notes as the source: `seed` when these are the files that come with the service. */
  source: string;
  onStep?: (step: ImportStep) => void;
  /** The show's time: whom a change of an event still concerns. */
  now?: Date;
};
export type ImportReport = {
  edition: string;
  good: number;
  bad: BadRecord[];
  changed: number;
  removed: number;
  revision: string;
};

export class EditionRefused extends Error {
  override name = 'EditionRefused';
  readonly bad: BadRecord[];
  constructor(code: string, folder: string, bad: BadRecord[]) {
    super(
      `展覽 ${code} 無法匯入：${folder} 沒有正確的 edition.jsonl / Edition ${code} was not imported: ${folder} holds no good edition.jsonl, and none is stored`,
    );
    this.bad = bad;
  }
}

/** Parents before children. */
const tables: ContentTable[] = [
  'editions',
  'areas',
  'terms',
  'hall_shapes',
  'exhibitors',
  'exhibitor_terms',
  'exhibitor_booths',
  'products',
  'news',
  'calendar_entries',
  'page_records',
];

/**
 * Imports one edition. Everything is read, checked and computed first; then one transaction writes what differs. So a process that is killed at any
 * moment leaves the edition as it was, the next run starts over and completes, and readers never see half an import.
 */
export async function importEdition(database: Database, options: ImportOptions): Promise<ImportReport> {
  const { code, folder, source } = options;
  const total = kinds.length + tables.length;
  let done = 0;
  const report = (step: string, records: number) =>
    options.onStep?.({ edition: code, step, done: ++done, total, records });
  const sourceHash = hashEditionFiles(folder);
  const { accepted, bad, good } = acceptRecords(folder, code, await readStoredRecords(database, code), (kind, lines) =>
    report(`read ${kind}`, lines),
  );
  if (accepted.edition.length === 0) throw new EditionRefused(code, folder, bad);
  const rows = makeRows(accepted);
  return database.transaction().execute(async (transaction) => {
    let changed = 0;
    const removed: string[] = [];
    for (const table of tables) {
      const written = await writeRows(transaction, table, code, rows[table]);
      changed += written.changed;
      removed.push(...written.removed.map((key) => `${table}/${key}`));
      report(`write ${table}`, rows[table].length);
    }
    await noteRemoved(transaction, code, removed, rows);
    await fillLines(transaction, { edition: code }, options.now ?? new Date());
    const progress = { source, source_hash: sourceHash, good, bad: bad.length, finished_at: new Date().toISOString() };
    await transaction
      .insertInto('import_progress')
      .values({ edition: code, ...progress })
      .onConflict((conflict) => conflict.column('edition').doUpdateSet(progress))
      .execute();
    const same = changed === 0 && removed.length === 0 ? await findRevision(transaction, code) : undefined;
    return {
      edition: code,
      good,
      bad,
      changed,
      removed: removed.length,
      revision: same ?? (await bumpRevision(transaction, code, sourceHash)),
    };
  });
}

/** sha256 over the files of an edition. */
export function hashEditionFiles(folder: string): string {
  const hash = createHash('sha256');
  for (const kind of kinds) {
    const file = join(folder, `${kind}.jsonl`);
    hash.update(`\n${kind}\n`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex');
}

/** The codes of the editions that a folder holds: its sub-folders with an `edition.jsonl`. */
export function listEditions(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((code) => existsSync(join(folder, code, 'edition.jsonl')))
    .sort();
}
