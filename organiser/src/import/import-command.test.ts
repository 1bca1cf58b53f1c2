import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRevision } from '../store/content.ts';
import { openTestStore, testStoreEnvironment } from '../testing/test-store.fixture.ts';
import { smallEdition, writeEdition, type SmallEdition } from './small-edition.fixture.ts';

const code = 'DSWINE2026';
const command = [join(import.meta.dirname, 'import-edition.ts'), '--edition', code];
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'dswine-command-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(...options: string[]) {
  const env = testStoreEnvironment(folder);
  return spawnSync(process.execPath, [...command, ...options], { env, encoding: 'utf8' });
}

/** Starts the import and kills it with SIGKILL when it reports the step. */
async function killImportAt(step: string): Promise<void> {
  const child = spawn(process.execPath, [...command, '--from', folder], {
    env: testStoreEnvironment(folder),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes(step)) child.kill('SIGKILL');
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

function manyProducts(popularity: number): SmallEdition {
  const records = smallEdition();
  const [model] = records.products;
  if (!model) throw new Error('a product expected');
  records.products = Array.from({ length: 3000 }, (_, index) => ({
    ...model,
    Id: String(30_000 + index),
    Popularity: popularity,
  }));
  return records;
}

async function state() {
  const database = await openTestStore(folder);
  const popularities = await database
    .selectFrom('products')
    .select(['popularity', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('popularity')
    .execute();
  const revision = await findRevision(database, code);
  await database.destroy();
  return { revision, popularities };
}

it('a killed import leaves a complete edition, and the next run succeeds', async () => {
  writeEdition(folder, manyProducts(1));
  expect(run('--from', folder)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('0 bad'),
  });
  const before = await state();
  expect(before.popularities).toEqual([{ popularity: 1, total: 3000 }]);
  writeEdition(folder, manyProducts(2));
  const complete = [{ popularity: 2, total: 3000 }];
  for (const step of ['read calendar', 'write editions', 'write exhibitor_booths']) {
    await killImportAt(step);
    const now = await state();
    // The kill may come after the commit; then the new edition is complete.
    if (now.revision === before.revision) expect(now).toEqual(before);
    else expect(now.popularities).toEqual(complete);
  }
  expect(run('--from', folder).status).toBe(0);
  const after = await state();
  expect(after.popularities).toEqual(complete);
  expect(after.revision).not.toBe(before.revision);
}, 300_000);

it('exits with 0 on success, 1 on failure, 2 with invalid records and 3 on rejected removals', () => {
  const from = ['--from', folder];
  rmSync(join(writeEdition(folder, smallEdition()), 'hotels.jsonl'));
  expect(run(...from)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/no file.*hotels/u),
  });
  const records = smallEdition();
  writeEdition(folder, { ...records, exhibitors: records.exhibitors.slice(0, 2) });
  expect(run(...from, '--dry-run').stdout).toMatch(
    /exhibitors \+0 ~0 -3.*needs --force.*nothing was written/u,
  );
  expect(run(...from)).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(/未匯入.*exhibitors: 3 \/ 5/u),
  });
  expect(run(...from, '--force')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(`${code}/products.jsonl:3: `),
  });
  expect(run('--undo')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('exhibitors +3'),
  });
  expect(run('--undo', '--force').status).toBe(1);
  rmSync(join(folder, code), { recursive: true });
  expect(run(...from)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('holds no edition'),
  });
}, 300_000);
