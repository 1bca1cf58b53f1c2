import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findRevision } from '../store/content.ts';
import { openStore } from '../store/open-store.ts';
import { smallEdition, writeEdition, type SmallEdition } from './small-edition.fixture.ts';

const command = resolve(
  process.cwd(),
  process.cwd().endsWith('organiser') ? '' : 'organiser',
  'src/import/import-edition.ts',
);
const code = 'DSWINE2026';
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'dswine-kill-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

const environment = () => ({ ...process.env, NODE_OPTIONS: '', DATA_DIR: folder });

function runImport() {
  return spawnSync(process.execPath, [command, '--edition', code, '--from', folder], {
    env: environment(),
    encoding: 'utf8',
  });
}

/** Starts the import and kills it with SIGKILL when it reports the step. */
function killImportAt(step: string): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [command, '--edition', code, '--from', folder], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes(step)) child.kill('SIGKILL');
  });
  return new Promise((done) => child.on('exit', (_code, signal) => done(signal)));
}

async function state() {
  const database = await openStore({ dataFolder: folder });
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
  expect(runImport()).toMatchObject({ status: 0, stdout: expect.stringContaining('0 bad') });
  const before = await state();
  expect(before.popularities).toEqual([{ popularity: 1, total: 3000 }]);
  writeEdition(folder, manyProducts(2));
  for (const step of [
    'read exhibitors',
    'read calendar',
    'write editions',
    'write exhibitor_booths',
  ]) {
    expect(await killImportAt(step)).toBe('SIGKILL');
    const now = await state();
    // On a busy machine the kill may come after the commit; then the new edition is complete.
    if (now.revision === before.revision) expect(now).toEqual(before);
    else expect(now.popularities).toEqual([{ popularity: 2, total: 3000 }]);
  }
  expect(runImport().status).toBe(0);
  const after = await state();
  expect(after.popularities).toEqual([{ popularity: 2, total: 3000 }]);
  expect(after.revision).not.toBe(before.revision);
}, 60_000);

it('exits with code 2 and names the lines of invalid records, with code 1 without an edition', () => {
  const records = smallEdition();
  for (const product of records.products) product.Category = 'nothing';
  writeEdition(folder, records);
  const { status, stderr } = runImport();
  expect(status).toBe(2);
  expect(stderr).toContain(`${code}/products.jsonl:1: 未知的類別 / unknown category: nothing`);
  rmSync(join(folder, code), { recursive: true });
  expect(runImport()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('holds no edition'),
  });
});
