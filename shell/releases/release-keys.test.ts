import path from 'node:path';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { prepareKeys, renew } from './checkout/prepare-keys.ts';
import { prepareReleases } from './checkout/prepare-releases.ts';
import { runSmallCommand } from './testing/small-command.fixture.ts';
import { releaseWorld, workspaces } from './testing/small-releases.fixture.ts';

const small = releaseWorld();
let keys: string;
beforeEach(() => {
  keys = path.join(small.dataDir, 'keys');
});

const release = (args: string[], environment: NodeJS.ProcessEnv = {}, options = {}) =>
  runSmallCommand(small, args, { environment, options });
const prepare = (dataDir: string, log: (line: string) => void) =>
  prepareKeys({ dataDir, environment: {}, workspaces }, log);
const keyFiles = () => (existsSync(keys) ? readdirSync(keys).sort() : []);

/** Leaves the files that a web server or an auditor has. */
function removePrivateKeys(): void {
  for (const name of readdirSync(keys)) if (name.endsWith('.pem')) rmSync(path.join(keys, name));
}

/** What `status` says of a workspace whose newest release is 1.1.0. */
const publishedBy = (owner: RegExp) => ({
  releases: [
    { version: '1.1.0', publishedBy: [expect.stringMatching(owner) as string] },
    { version: '1.0.0' },
  ],
});

it('neither needs nor creates private keys for commands that only read', async () => {
  removePrivateKeys();
  const before = keyFiles();
  for (const command of [['status'], ['history'], ['audit'], ['keys', 'list']])
    expect(await release(command)).not.toHaveProperty('hasFailed', true);
  await prepare(small.dataDir, () => undefined);
  await renew(small.dataDir, {});
  expect(keyFiles()).toEqual(before);
  rmSync(keys, { recursive: true });
  await expect(release(['status'])).rejects.toThrow('The key cannot be read');
  expect(keyFiles()).toEqual([]);
});

/** A folder with the keys of a person. */
function folderWith(...names: string[]): string {
  const own = path.join(small.folder, 'own');
  mkdirSync(own, { recursive: true });
  for (const name of [...names, 'root.json']) cpSync(path.join(keys, name), path.join(own, name));
  return own;
}

it('names root.json, keys and grant at once that a new team lacks, and builds nothing', async () => {
  await release(['grant', 'mfe-info', '--paths', 'infoPage', '--owner', 'Info']);
  const RELEASE_KEYS = path.join(small.folder, 'empty');
  const missing = async (...line: string[]) => {
    const error = await release(line, { RELEASE_KEYS }, { from: undefined }).catch(
      (thrown: { name: string; reasons: string[] }) => thrown,
    );
    expect(error).toMatchObject({ name: 'keysMissing' });
    const { reasons = [] } = error as { reasons?: string[] };
    return reasons.map((reason) => /\[(\w+)\]$/.exec(reason)?.[1]);
  };
  const keysAndRoot = ['keyUnreadable', 'keyOnline', 'keyMissing'];
  for (const line of ['publish mfe-press --promote', 'promote mfe-press', 'canary mfe-press'])
    expect(await missing(...line.split(' '))).toEqual([...keysAndRoot, 'fitNoGrant']);
  expect(await missing('publish', 'mfe-press')).toEqual(keysAndRoot);
  expect(await missing('publish', 'mfe-unknown', '--promote')).toEqual([
    ...['keyUnreadable', 'keyOnline', 'keyNone', 'fitNoGrant'],
  ]);
  const one = release(['promote', 'mfe-press'], {
    RELEASE_KEYS: folderWith('mfe-press.pem', 'online.pem'),
  });
  await expect(one).rejects.toThrow(
    'An operator grants its paths: npm run release -- grant mfe-press --paths <path>',
  );
});

it('creates and registers a team key, and publishes with it', async () => {
  const RELEASE_KEYS = folderWith('online.pem');
  const created = await release(['keys', 'create', 'events-2'], { RELEASE_KEYS });
  expect(created.text).toContain('give this one to the operator');
  const file = path.join(RELEASE_KEYS, 'events-2.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const add = (key: string) => release(['keys', 'add', 'mfe-events', key], {}, { owner: 'Lin' });
  await expect(add(file)).rejects.toThrow('Give away only the public one');
  expect((await add(`${file}.pub`)).text).toMatch(/mfe-events +1 of 2: .*Lin \(/);
  small.build('mfe-events', { script: '2' });
  const options = { from: small.folder };
  await release(['publish', 'mfe-events@1.1.0'], { RELEASE_KEYS }, options);
  expect((await release(['status'])).data).toMatchObject({
    workspaces: { 'mfe-events': publishedBy(/^Lin \(/) },
  });
});

it('creates keys once with "keys create" and never replaces them', async () => {
  await expect(release(['keys', 'create', 'operator'])).rejects.toThrow('stays as it is');
  removePrivateKeys();
  await expect(release(['keys', 'create'])).rejects.toThrow('already. Both stay as they are.');
  const dataDir = path.join(small.folder, 'new');
  for (const workspace of workspaces) small.build(workspace);
  await runSmallCommand({ ...small, dataDir }, ['keys', 'create']);
  const created = readdirSync(path.join(dataDir, 'keys')).filter((name) => name.endsWith('.pem'));
  const sections = workspaces.filter((workspace) => workspace !== 'shell');
  const others = ['online', 'operator', 'shell-1', 'shell-2', 'shell-3'];
  expect(created.sort()).toEqual([...sections, ...others].map((name) => `${name}.pem`).sort());
  expect(statSync(path.join(dataDir, 'keys/operator.pem')).mode & 0o777).toBe(0o600);
});

describe('private keys at npm start', () => {
  it('are not created when a store exists', async () => {
    rmSync(keys, { recursive: true });
    await expect(
      prepareReleases(small.folder, small.dataDir, () => undefined),
    ).rejects.toMatchObject({ name: 'keyUnreadable' });
    expect(keyFiles()).toEqual([]);
  });
});
