import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { until } from '@dswine/shared/testing/until';
import { databaseFile, openStore } from './store/open-store.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const inFull = process.env['FULL'] === '1' ? it : it.skip;
let dataFolder: string;
let other: DatabaseSync;
beforeEach(async () => {
  dataFolder = newFolder();
  await (await openStore({ dataFolder })).destroy();
  other = new DatabaseSync(databaseFile(dataFolder));
  other.exec('begin immediate');
});
afterEach(() => {
  other.close();
});

function run(program: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', NODE_ENV: 'test', DATA_DIR: dataFolder, ORGANISER_PORT: '0' },
      PREPARE_PICTURES: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (said.text += text.toString()));
  return { child, said };
}

inFull(
  'an organiser that starts while its database is locked waits, and starts once it is free',
  async () => {
    const { child, said } = run('main.ts');
    const ready = once(child, 'message');
    await until(() => said.text.includes('the start waits for it'));
    expect(said.text).toContain('"errcode":5');
    other.exec('rollback');
    expect((await ready)[0]).toMatchObject({ service: 'organiser' });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  600_000,
);

inFull(
  'a command that finds the database locked exits with 1, and says so',
  async () => {
    const { child, said } = run('migrate-database.ts');
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said.text).toMatch(/has locked it[^]*database is locked/u);
    expect(said.text).not.toMatch(/backup/iu);
  },
  600_000,
);
