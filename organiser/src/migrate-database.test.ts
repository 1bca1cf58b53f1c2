import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findMigration } from './store/migrate.ts';
import { connectStore } from './store/open-store.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

let dataFolder: string;
beforeEach(() => void (dataFolder = newFolder()));

async function migrate(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'migrate-database.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataFolder, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise((done) => child.once('close', done));
  return { code, output };
}

it('migrates an empty database once, even when two processes run it at once', async () => {
  const output = expect.stringContaining('The tables are up to date: 00') as string;
  const done = { code: 0, output };
  expect(await Promise.all([migrate(), migrate()])).toEqual([done, done]);
  const database = connectStore({ dataFolder });
  expect(await findMigration(database)).toBeDefined();
  await database.destroy();
}, 600_000);

it('exits with code 1 and names the problem', async () => {
  const refused = await migrate({ DATABASE_URL: 'postgresql://127.0.0.1:9/none' });
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('ECONNREFUSED') as string });
}, 600_000);
