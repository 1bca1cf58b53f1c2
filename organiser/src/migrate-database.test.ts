import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMigration } from './store/migrate.ts';
import { connectStore, openStore } from './store/open-store.ts';

let dataFolder: string;
beforeEach(() => void (dataFolder = mkdtempSync(join(tmpdir(), 'dswine-migrate-'))));
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

async function migrate(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(__dirname, 'migrate-database.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataFolder, ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise((done) => child.once('close', done));
  return { code, said };
}

it('migrates an empty database once, also when two do it at the same time', async () => {
  const done = {
    code: 0,
    said: expect.stringContaining('The tables are up to date: 00') as string,
  };
  expect(await Promise.all([migrate(), migrate()])).toEqual([done, done]);
  expect(await migrate()).toEqual(done);
  const database = connectStore({ dataFolder });
  expect(await findMigration(database)).toBeDefined();
  await database.destroy();
});

it('ends with 1, and names what is wrong', async () => {
  const refused = await migrate({ DATABASE_URL: 'postgresql://127.0.0.1:9/none' });
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('ECONNREFUSED') as string });
  const database = await openStore({ dataFolder });
  await database.schema.dropTable('kysely_migration').execute();
  await database.destroy();
  expect(await migrate()).toEqual({
    code: 1,
    said: expect.stringContaining('0001-content') as string,
  });
});
