import {
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
import { prepareReleases } from '../start/prepare-releases.ts';
import { makeSmallReleases, runScript, type SmallReleases } from './small-releases.fixture.ts';
import { createKeysInEmptyFolder } from './signing.ts';

let small: SmallReleases;
let keys: string;
beforeEach(async () => {
  small = makeSmallReleases();
  await small.goLive();
  keys = path.join(small.dataDir, 'keys');
});
afterEach(() => small.remove());

const release = (args: string[], environment: Record<string, string> = {}) =>
  runScript('cli.ts', args, { DATA_DIR: small.dataDir, ...environment });
const keyFiles = () => (existsSync(keys) ? readdirSync(keys).sort() : []);

it('are read and never written by commands that read', async () => {
  rmSync(path.join(keys, 'release.pem'));
  const publicKey = readFileSync(path.join(keys, 'release.pem.pub'), 'utf8');
  for (const command of [['status'], ['history'], ['verify', 'mfe-info']])
    expect(await release(command)).toMatchObject({ code: 0 });
  expect(keyFiles()).toEqual(['release.pem.pub']);
  expect(readFileSync(path.join(keys, 'release.pem.pub'), 'utf8')).toBe(publicKey);
  rmSync(keys, { recursive: true });
  const status = await release(['status']);
  expect(status).toMatchObject({
    code: 1,
    error: expect.stringContaining('無法讀取金鑰 / The key cannot be read') as string,
  });
  expect(keyFiles()).toEqual([]);
}, 30_000);

it.each([
  ['publish', ['publish', 'mfe-visitor']],
  ['promote', ['promote', 'mfe-visitor@1.0.0']],
  ['rollback', ['rollback']],
])(
  'are missed by %s before anything is built or changed, in both languages',
  async (_, command) => {
    rmSync(path.join(keys, 'release.pem'));
    const { code, output } = await release([...command, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ done: false, error: 'KeyError', stored: [] });
    expect(output).toContain('無法讀取金鑰 / The key cannot be read');
    expect(output).toContain('keys create');
    expect(keyFiles()).toEqual(['release.pem.pub']);
  },
);

it('of somebody else publish nothing into the store', async () => {
  const other = makeSmallReleases();
  small.build('mfe-visitor', { script: '2' });
  const RELEASE_KEY = path.join(other.dataDir, 'keys/release.pem');
  const command = ['publish', 'mfe-visitor@1.1.0', '--from', small.folder];
  const withOwnPublicKey = await release(command, { RELEASE_KEY });
  const withThatOfTheStore = await release(command, {
    RELEASE_KEY,
    RELEASE_PUBLIC_KEY: path.join(keys, 'release.pem.pub'),
  });
  other.remove();
  expect(withOwnPublicKey.error).toContain(
    'None of the 1 compositions in the store is signed with this key',
  );
  expect(withThatOfTheStore.error).toContain('does not belong to the public key');
  expect(await small.store.versions('mfe-visitor')).toEqual(['1.0.0']);
});

it('are where RELEASE_KEY says, also for what another checkout has built', async () => {
  const elsewhere = path.join(small.folder, 'elsewhere');
  renameSync(keys, elsewhere);
  small.build('mfe-visitor', { script: '2' });
  const published = await release(
    ['publish', 'mfe-visitor@1.1.0', '--from', small.folder, '--json'],
    {
      RELEASE_KEY: path.join(elsewhere, 'release.pem'),
    },
  );
  expect(JSON.parse(published.output)).toMatchObject({
    done: true,
    published: [{ version: '1.1.0', outcome: 'added' }],
  });
  expect(keyFiles()).toEqual([]);
});

it('are created by their own command, once', async () => {
  const publicKey = readFileSync(path.join(keys, 'release.pem.pub'), 'utf8');
  expect((await release(['keys', 'create'])).error).toContain('These keys exist already');
  rmSync(path.join(keys, 'release.pem'));
  expect((await release(['keys', 'create'])).error).toContain('exists without its private key');
  expect(readFileSync(path.join(keys, 'release.pem.pub'), 'utf8')).toBe(publicKey);
  rmSync(keys, { recursive: true });
  expect(await release(['keys', 'create'])).toMatchObject({ code: 0 });
  expect(keyFiles()).toEqual(['release.pem', 'release.pem.pub']);
  expect(statSync(path.join(keys, 'release.pem')).mode & 0o777).toBe(0o600);
});

describe('at npm start', () => {
  it('are created in an empty data folder, and its public key when only that is missing', () => {
    const dataDir = path.join(small.folder, 'new');
    createKeysInEmptyFolder(dataDir, {});
    const publicKey = path.join(dataDir, 'keys/release.pem.pub');
    const first = readFileSync(publicKey, 'utf8');
    rmSync(publicKey);
    createKeysInEmptyFolder(dataDir, {});
    expect(readFileSync(publicKey, 'utf8')).toBe(first);
  });

  it('are not created where a store is, nor where RELEASE_KEY says', async () => {
    rmSync(keys, { recursive: true });
    await expect(
      prepareReleases(small.folder, small.dataDir, () => undefined),
    ).rejects.toMatchObject({
      name: 'KeyError',
    });
    const dataDir = path.join(small.folder, 'new');
    createKeysInEmptyFolder(dataDir, { RELEASE_KEY: path.join(small.folder, 'nowhere.pem') });
    mkdirSync(path.join(dataDir, 'store'), { recursive: true });
    writeFileSync(path.join(dataDir, 'store/anything'), '');
    createKeysInEmptyFolder(dataDir, {});
    expect(existsSync(path.join(dataDir, 'keys'))).toBe(false);
    expect(keyFiles()).toEqual([]);
  });
});
