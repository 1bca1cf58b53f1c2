import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findRevision, listWithdrawn } from '../store/content.ts';
import { openTestStore } from '../testing/test-store.fixture.ts';
import type { Database } from '../store/tables.ts';
import { importEdition, undoImport, type ImportOptions } from './edition-importer.ts';
import { NothingToUndoError, RemovalRejectedError } from './import-errors.ts';
import { smallEdition, writeEdition, type SmallEdition } from './small-edition.fixture.ts';
import { readStoredRecords } from './stored-records.ts';

const code = 'DSWINE2026';
let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-safety-'));
  database = await openTestStore(folder);
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

function importNow(records: SmallEdition, options: Partial<ImportOptions> = {}) {
  const target = writeEdition(folder, records);
  return importEdition(database, { code, folder: target, source: target, ...options });
}
/** The edition with only its first exhibitors but all products, like a truncated file. */
function truncated(): SmallEdition {
  const records = smallEdition();
  return { ...records, exhibitors: records.exhibitors.slice(0, 2) };
}
const content = async () => ({
  revision: await findRevision(database, code),
  withdrawn: await listWithdrawn(database, code),
  records: await readStoredRecords(database, code),
});

it('rejects the removal of more than a tenth of a kind, and changes nothing', async () => {
  await importNow(smallEdition());
  const before = await content();
  const refused = importNow(truncated());
  await expect(refused).rejects.toThrow(RemovalRejectedError);
  await expect(refused).rejects.toThrow(/exhibitors: 3 \/ 5, products: 1 \/ 3$/u);
  expect(await content()).toEqual(before);
});

it('removes more than a tenth only with force', async () => {
  const records = smallEdition();
  const [model] = records.news;
  if (!model) throw new Error('a news item expected');
  records.news = Array.from({ length: 20 }, (_, index) => ({ ...model, Id: String(600 + index) }));
  await importNow(records);
  const fewer = { ...records, news: records.news.slice(2) };
  expect((await importNow(fewer)).changes).toEqual({
    news: { added: 0, changed: 0, removed: 2, stored: 20 },
  });
  expect((await importNow(truncated(), { force: true })).changes.exhibitors?.removed).toBe(3);
});

it('reports the changes in a dry run, and writes nothing', async () => {
  await importNow(smallEdition());
  const before = await content();
  const records = truncated();
  const [first] = records.exhibitors;
  if (first) first.Popularity = 77;
  records.news.push({ ...records.news[0], Id: '599' } as SmallEdition['news'][number]);
  const report = await importNow(records, { dryRun: true });
  expect(report.changes).toEqual({
    exhibitors: { added: 0, changed: 1, removed: 3, stored: 5 },
    products: { added: 0, changed: 0, removed: 1, stored: 3 },
    news: { added: 1, changed: 0, removed: 0, stored: 3 },
  });
  expect(report.revision).toBeUndefined();
  expect(await content()).toEqual(before);
});

it('undoes the last import, and redoes it on a second undo', async () => {
  await importNow(smallEdition());
  const before = await content();
  await importNow(truncated(), { force: true });
  const after = await content();
  // Importing the same again changes nothing, so it must not replace the backup.
  await importNow(truncated());
  const undone = await undoImport(database, code);
  expect(undone.changes.exhibitors).toEqual({ added: 3, changed: 0, removed: 0, stored: 2 });
  expect(await content()).toMatchObject({ records: before.records, withdrawn: [] });
  expect(await findRevision(database, code)).not.toBe(after.revision);
  await undoImport(database, code);
  expect(await content()).toMatchObject({ records: after.records, withdrawn: after.withdrawn });
});

it('rejects undo after the first import', async () => {
  await importNow(smallEdition());
  await expect(undoImport(database, code)).rejects.toThrow(NothingToUndoError);
});

it('exits with 0 on success, 1 on failure, 2 with invalid records and 3 on rejected removals', async () => {
  const command = resolve(import.meta.dirname, 'import-edition.ts');
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [command, '--edition', code, ...options], {
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder },
      encoding: 'utf8',
    });
  const from = ['--from', folder];
  const target = writeEdition(folder, smallEdition());
  rmSync(join(target, 'hotels.jsonl'));
  const first = run(...from);
  expect([first.status, first.stdout]).toEqual([0, expect.stringMatching(/no file.*hotels/u)]);
  writeEdition(folder, truncated());
  expect(run(...from, '--dry-run').stdout).toMatch(
    /exhibitors \+0 ~0 -3.*needs --force.*nothing was written/u,
  );
  const refused = run(...from);
  expect([refused.status, refused.stderr]).toEqual([
    3,
    expect.stringMatching(/未匯入.*exhibitors: 3 \/ 5/u),
  ]);
  expect(run(...from, '--force').status).toBe(2);
  expect(run('--undo')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('exhibitors +3'),
  });
  writeFileSync(join(target, 'edition.jsonl'), '{}');
  expect(run('--undo', '--force').status).toBe(1);
}, 60_000);
