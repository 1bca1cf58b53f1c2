import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { countBy } from '../editions/read-route.ts';
import { findRevision, listAllRecords } from '../../store/content.ts';
import { runCommand } from '../../testing/run-command.fixture.ts';
import { openTestStore, testStoreEnvironment } from '../../testing/test-store.fixture.ts';
import { importCommand } from './import-edition.ts';
import { smallEdition, writeEdition, type SmallEdition } from './small-edition.fixture.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const code = 'DSWINE2026';
let folder: string;
beforeEach(async () => {
  folder = newFolder();
  // The command creates no database on a server.
  await (await openTestStore(folder)).destroy();
});

const run = (...options: string[]) =>
  runCommand(importCommand, testStoreEnvironment(folder), '--edition', code, ...options);

/** Starts the import and kills it with SIGKILL when it reports the step. */
async function killImportAt(step: string): Promise<void> {
  const command = [join(import.meta.dirname, 'import-edition.ts'), '--edition', code];
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
  const popularities = countBy(await listAllRecords(database, code, 'products'), (product) =>
    String(product.Popularity),
  );
  const revision = await findRevision(database, code);
  await database.destroy();
  return { revision, popularities };
}

// With FULL=1 also before and after the step at which most is written.
const steps = ['write edition'];
if (process.env['FULL'] === '1') steps.push('read calendar', 'write products');
it('a killed import leaves a complete edition, and the next run succeeds', async () => {
  writeEdition(folder, manyProducts(1));
  expect((await run('--from', folder)).status).toBe(0);
  const before = await state();
  writeEdition(folder, manyProducts(2));
  const complete = new Map([['2', 3000]]);
  for (const step of steps) {
    await killImportAt(step);
    const now = await state();
    // The kill may come after the commit; then the new edition is complete.
    if (now.revision === before.revision) expect(now).toEqual(before);
    else expect(now.popularities).toEqual(complete);
  }
  expect((await run('--from', folder)).status).toBe(0);
  const after = await state();
  expect(after.popularities).toEqual(complete);
  expect(after.revision).not.toBe(before.revision);
}, 300_000);

it('exits with 0 on success, 1 on failure, 2 with invalid records and 3 on rejected removals', async () => {
  const from = ['--from', folder];
  rmSync(join(writeEdition(folder, smallEdition()), 'hotels.jsonl'));
  const good = { status: 0, stdout: expect.stringMatching(/0 bad.*no file.*hotels/u) };
  expect(await run(...from)).toMatchObject(good);
  const records = smallEdition();
  writeEdition(folder, { ...records, exhibitors: records.exhibitors.slice(0, 2) });
  const planned = /exhibitors \+0 ~0 -3.*needs --force.*nothing was written/u;
  expect((await run(...from, '--dry-run')).stdout).toMatch(planned);
  const refused = {
    status: 3,
    stderr: expect.stringMatching(/was not imported.*exhibitors: 3 \/ 5/u),
  };
  expect(await run(...from)).toMatchObject(refused);
  const bad = { status: 2, stderr: expect.stringContaining(`${code}/products.jsonl:3: `) };
  expect(await run(...from, '--force')).toMatchObject(bad);
  const undone = { status: 0, stdout: expect.stringContaining('exhibitors +3') };
  expect(await run('--undo')).toMatchObject(undone);
  expect((await run('--undo', '--force')).status).toBe(1);
  rmSync(join(folder, code), { recursive: true });
  const none = { status: 1, stderr: expect.stringContaining('holds no edition') };
  expect(await run(...from)).toMatchObject(none);
});

it('names the cause when the database cannot be reached', async () => {
  const environment = { DATA_DIR: folder, DATABASE_URL: 'postgresql://postgres@127.0.0.1:1/none' };
  writeEdition(folder, smallEdition());
  expect(
    await runCommand(importCommand, environment, '--edition', code, '--from', folder),
  ).toMatchObject({ status: 1, stderr: expect.stringContaining('ECONNREFUSED') });
});
