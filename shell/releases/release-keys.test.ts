import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { prepareKeys, renew } from '../start/prepare-keys.ts';
import { prepareReleases } from '../start/prepare-releases.ts';
import {
  makeSmallReleases,
  runScript,
  workspaces,
  type SmallReleases,
} from './small-releases.fixture.ts';

let small: SmallReleases;
let keys: string;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  keys = path.join(small.dataDir, 'keys');
});
afterEach(() => small.remove());

const release = (args: string[], environment: Record<string, string> = {}) =>
  runScript('cli.ts', args, { DATA_DIR: small.dataDir, ...environment });
const prepare = (dataDir: string, log: (line: string) => void) =>
  prepareKeys({ dataDir, environment: {}, workspaces }, log);
const keyFiles = () => (existsSync(keys) ? readdirSync(keys).sort() : []);

/** Leaves the files that a web server or an auditor has. */
function removePrivateKeys(): void {
  for (const name of readdirSync(keys)) if (name.endsWith('.pem')) rmSync(path.join(keys, name));
}

it('neither needs nor creates private keys for commands that only read', async () => {
  removePrivateKeys();
  const before = keyFiles();
  for (const command of [['status'], ['history'], ['audit'], ['keys', 'list']])
    expect(await release(command)).toMatchObject({ code: 0 });
  expect(keyFiles()).toEqual(before);
  await prepare(small.dataDir, () => undefined);
  await renew(small.dataDir, {});
  expect(keyFiles()).toEqual(before);
  rmSync(keys, { recursive: true });
  expect(await release(['status'])).toMatchObject({
    code: 1,
    error: expect.stringContaining('無法讀取金鑰 / The key cannot be read') as string,
  });
  expect(keyFiles()).toEqual([]);
});

it.each([
  ['promote', ['promote', 'mfe-visitor@1.1.0']],
  ['rollback', ['rollback', 'mfe-visitor']],
  ['refresh', ['refresh']],
])('rejects %s without keys, in both languages, and changes nothing', async (_, command) => {
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  removePrivateKeys();
  const { code, output } = await release([...command, '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ done: false, error: 'KeyError', stored: [] });
  expect(output).toMatch(/未變更 \/ /);
  expect(keyFiles().filter((name) => name.endsWith('.pem'))).toEqual([]);
});

it('publishes and promotes with a team key and the online key, and names the team', async () => {
  const own = path.join(small.folder, 'own');
  mkdirSync(own);
  for (const name of ['mfe-visitor.pem', 'online.pem', 'root.json'])
    cpSync(path.join(keys, name), path.join(own, name));
  small.build('mfe-visitor', { script: '2' });
  const published = await release(
    ['publish', 'mfe-visitor@1.1.0', '--from', small.folder, '--promote', '--json'],
    { RELEASE_KEYS: own },
  );
  expect(JSON.parse(published.output)).toMatchObject({ done: true, composition: { revision: 2 } });
  const history = await release(['history']);
  expect(history.output).toMatch(/signed: mfe-visitor by mfe-visitor \([0-9a-f]{12}\)/);
  const status = JSON.parse((await release(['status', '--json'])).output) as {
    publishedBy: Record<string, Record<string, string[]>>;
  };
  expect(status.publishedBy['mfe-visitor']?.['1.1.0']?.[0]).toMatch(/^mfe-visitor \(/);
});

it('creates and registers a team key, and promotes a release with it', async () => {
  const own = path.join(small.folder, 'press');
  const created = await release(['keys', 'create', 'events-2'], { RELEASE_KEYS: own });
  expect(created.output).toContain('give this one to the operator');
  expect(statSync(path.join(own, 'events-2.pem')).mode & 0o777).toBe(0o600);
  const added = await release([
    'keys',
    'add',
    'mfe-events',
    path.join(own, 'events-2.pem.pub'),
    '--owner',
    'Lin',
  ]);
  expect(added.output).toMatch(/mfe-events +1 of 2: .*Lin \(/);
  for (const name of ['online.pem', 'root.json'])
    cpSync(path.join(keys, name), path.join(own, name));
  small.build('mfe-events', { script: '2' });
  await release(['publish', 'mfe-events@1.1.0', '--from', small.folder, '--promote'], {
    RELEASE_KEYS: own,
  });
  expect((await release(['history'])).output).toContain('mfe-events by Lin (');
  const wrong = await release(['keys', 'add', 'mfe-events', path.join(own, 'events-2.pem')]);
  expect(wrong.error).toContain('Give away only the public one');
});

it('creates keys once with "keys create" and never replaces them', async () => {
  const before = readFileSync(path.join(keys, 'operator.pem'), 'utf8');
  expect((await release(['keys', 'create'])).error).toContain('already. Both stay as they are.');
  expect((await release(['keys', 'create', 'operator'])).error).toContain('stays as it is');
  removePrivateKeys();
  expect((await release(['keys', 'create'])).code).toBe(1);
  expect((await release(['keys', 'create', 'operator'])).error).toContain('stays as it is');
  expect(before).toContain('PRIVATE KEY');
  const DATA_DIR = path.join(small.folder, 'new');
  expect(await release(['keys', 'create'], { DATA_DIR })).toMatchObject({ code: 0 });
  const created = readdirSync(path.join(DATA_DIR, 'keys'));
  expect(created.filter((name) => name.endsWith('.pem'))).toEqual([
    'mfe-events.pem',
    'mfe-exhibitor.pem',
    'mfe-info.pem',
    'mfe-visitor.pem',
    'online.pem',
    'operator.pem',
    'shell-1.pem',
    'shell-2.pem',
    'shell-3.pem',
  ]);
  for (const name of created)
    if (name.endsWith('.pem'))
      expect(statSync(path.join(DATA_DIR, 'keys', name)).mode & 0o777).toBe(0o600);
});

describe('private keys at npm start', () => {
  it('are created in an empty data folder, and their location is logged once', async () => {
    const dataDir = path.join(small.folder, 'new');
    const said: string[] = [];
    await prepare(dataDir, (line) => void said.push(line));
    expect(said.join()).toContain(path.join(dataDir, 'keys'));
    expect(existsSync(path.join(dataDir, 'keys/root.json'))).toBe(true);
    await prepare(dataDir, (line) => void said.push(line));
    expect(said.length).toBe(1);
  });

  it('are not created when a store exists', async () => {
    rmSync(keys, { recursive: true });
    await expect(
      prepareReleases(small.folder, small.dataDir, () => undefined),
    ).rejects.toMatchObject({ name: 'KeyError' });
    expect(keyFiles()).toEqual([]);
  });

  it('are created again for a store from before key roles, with a notice', async () => {
    const dataDir = path.join(small.folder, 'old');
    for (const [name, text] of [
      ['store/compositions/00000001.json', '{}'],
      ['keys/release.pem', 'old'],
      ['keys/release.pem.pub', 'old'],
      ['keys/person.key', 'stays'],
      ['built.json', '{}'],
    ] as const) {
      mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
      writeFileSync(path.join(dataDir, name), text);
    }
    const said: string[] = [];
    await prepare(dataDir, (line) => void said.push(line));
    expect(said[0]).toContain('signed in an older way');
    expect(readFileSync(path.join(dataDir, 'keys/person.key'), 'utf8')).toBe('stays');
    expect(existsSync(path.join(dataDir, 'keys/operator.pem'))).toBe(true);
    expect(existsSync(path.join(dataDir, 'built.json'))).toBe(false);
  });
});

it('rejects the signed metadata when the keys belong to another store', async () => {
  const other = await makeSmallReleases();
  renameSync(keys, path.join(small.folder, 'away'));
  cpSync(path.join(other.dataDir, 'keys'), keys, { recursive: true });
  const { code, error } = await release(['status']);
  other.remove();
  expect(code).toBe(1);
  expect(error).toContain('The signed metadata are refused');
});
