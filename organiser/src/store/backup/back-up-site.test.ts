import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '../open-store.ts';
import { at, member } from '../store-rows.fixture.ts';
import { runCommand } from '../../testing/run-command.fixture.ts';
import { backUpSite, restoreSite } from './back-up-site.ts';
import { backupCommand } from './backup.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

let folder: string;
const inFolder = (...names: string[]) => path.join(folder, ...names);
beforeEach(() => void (folder = newFolder()));

const files = {
  'keys/root.json': '{}',
  'keys/root.pem': 'private',
  'store/metadata/1.targets.json': '{"signed":{}}',
  'store/releases/shell/1.0.0/release.json': '{}',
  'trust/root.json': '{}',
  'media/DSWINE2026/fair.jpg': 'picture',
  'files/DSWINE2026/manual.pdf': '%PDF',
  'mail/1.eml': 'To: a',
  'erasures.jsonl': '{"id":"1"}\n',
  'pictures/1.webp': 'made again',
};

async function site(name: string) {
  const dataFolder = inFolder(name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dataFolder, file)), { recursive: true });
    writeFileSync(path.join(dataFolder, file), text, { mode: 0o600 });
  }
  const database = await openStore({ dataFolder });
  await database.insertInto('members').values(member()).execute();
  await database
    .insertInto('credentials')
    .values({ member_id: member().id, password_hash: 'hash', changed_at: at })
    .execute();
  await database.destroy();
  return { dataFolder, environment: {} };
}

it('puts a whole site on a new machine, and adds to the erasures there', async () => {
  const { contents } = await backUpSite(await site('old'), inFolder('backup'));
  const dataFolder = inFolder('new');
  mkdirSync(dataFolder);
  writeFileSync(path.join(dataFolder, 'erasures.jsonl'), '{"id":"2"}\n');
  const restored = await restoreSite({ dataFolder, environment: {} }, inFolder('backup'));
  expect(restored.contents).toEqual(contents);
  const read = (file: string) => readFileSync(path.join(dataFolder, file), 'utf8');
  const { 'pictures/1.webp': _made, 'erasures.jsonl': _erasures, ...copied } = files;
  for (const [file, text] of Object.entries(copied))
    expect([file, read(file)]).toEqual([file, text]);
  expect(read('erasures.jsonl')).toBe('{"id":"1"}\n{"id":"2"}\n');
  expect(statSync(path.join(dataFolder, 'keys/root.pem')).mode & 0o777).toBe(0o600);
  expect(existsSync(path.join(dataFolder, 'pictures'))).toBe(false);
});

it('overwrites nothing, and refuses a backup of which a file was changed or lost', async () => {
  const old = await site('old');
  await backUpSite(old, inFolder('backup'));
  await expect(backUpSite(old, inFolder('backup'))).rejects.toThrow('name another one');
  await expect(restoreSite(old, inFolder('backup'))).rejects.toThrow(
    `move ${path.join(old.dataFolder, 'keys')}, `,
  );
  const fresh = { dataFolder: inFolder('new'), environment: {} };
  writeFileSync(inFolder('backup', 'keys/root.pem'), 'other');
  rmSync(inFolder('backup', 'media'), { recursive: true });
  const refused = restoreSite(fresh, inFolder('backup'));
  await expect(refused).rejects.toThrow('damaged, use another one: keys/root.pem, media/');
  expect(existsSync(fresh.dataFolder)).toBe(false);
});

it('names what is in a bucket, and reads folders that are elsewhere', async () => {
  const { dataFolder } = await site('old');
  const environment = { RELEASE_STORE: 's3://releases', RELEASE_KEYS: inFolder('safe') };
  mkdirSync(inFolder('safe'));
  writeFileSync(inFolder('safe', 'team.pem'), 'private');
  const { elsewhere } = await backUpSite({ dataFolder, environment }, inFolder('backup'));
  expect(elsewhere).toEqual(['s3://releases']);
  expect(existsSync(inFolder('backup', 'store'))).toBe(false);
  expect(readFileSync(inFolder('backup', 'keys/team.pem'), 'utf8')).toBe('private');
});

it('is one command', async () => {
  const { dataFolder } = await site('old');
  const run = (data: string, ...line: string[]) =>
    runCommand(backupCommand, { DATA_DIR: data }, ...line);
  const made = await run(dataFolder, 'backup', inFolder('backup'));
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining(' files: ') as string });
  expect(await run(inFolder('new'), 'restore', inFolder('backup'))).toMatchObject({ status: 0 });
  expect(await run(inFolder('new'), 'restore', inFolder('backup'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing is overwritten') as string,
  });
});
