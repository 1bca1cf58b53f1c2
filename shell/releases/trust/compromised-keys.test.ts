import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import type { ReleaseStore } from '../store.ts';
import {
  attackerWith,
  forgeComposition,
  forgeList,
  goingLive,
  liveInfo,
  putLive,
  refusalBy,
  serverWith,
} from './attacker.fixture.ts';
import { createKeyPair, keysFolder } from './private-keys.ts';
import { releasePath, targetOf } from './team-list.ts';

/**
 * Attacks on signed data, from the specification of The Update Framework (§ 1.5.2).
 * `attacks.test.ts` covers attacks on delivery. The attacker may write everything in the store and
 * has the named keys.
 */
let small: SmallReleases;
let server: ReleaseStore;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  server = serverWith(small, 'running');
  expect(await liveInfo(server)).toBe('1.0.0');
});
afterEach(() => small.remove());

const storePath = (name: string) => path.join(small.dataDir, 'store', name);
const manifestBytes = (version: string) =>
  readFileSync(small.pathOf('mfe-info', version, 'release.json'));

async function expectRefused(reason: RegExp): Promise<void> {
  expect(await refusalBy(server)).toMatch(reason);
  expect(await liveInfo(server)).toBe('1.0.0');
  await expect(serverWith(small, 'new').view()).rejects.toThrow();
}

describe('arbitrary software', () => {
  it('is refused when a file of a release is replaced', async () => {
    writeFileSync(small.pathOf('mfe-info', '1.0.0', 'browser/entry.js'), 'evil');
    const manifest = await server.manifest('mfe-info', '1.0.0');
    await expect(server.file(manifest, 'browser/entry.js')).rejects.toThrow('not the file');
  });

  it('is refused when the manifest of a release is replaced', async () => {
    const bytes = manifestBytes('1.0.0').toString('utf8').replace('publishedAt', 'publishedAt ');
    writeFileSync(small.pathOf('mfe-info', '1.0.0', 'release.json'), bytes);
    await expect(server.manifest('mfe-info', '1.0.0')).rejects.toThrow(
      'is not in the list that the keys of mfe-info have signed',
    );
  });

  it('is refused when a team list is signed with an unknown key', async () => {
    const keys = keysFolder(small.dataDir, {});
    createKeyPair(path.join(keys, 'stranger.pem'));
    await forgeList(attackerWith(small, 'online', 'stranger'), 'mfe-info', (list) => list);
    await expectRefused(/signed by 0\/1 keys/);
  });
});

it('extraneous dependencies: a team cannot list a release of another team', async () => {
  await small.publish('mfe-events', '1.1.0', { script: '2' });
  const bytes = manifestBytes('1.1.0');
  const file = releasePath('mfe-events', '6.6.6');
  const before = await small.store.manifest('mfe-events', '1.0.0');
  await forgeList(attackerWith(small, 'online', 'mfe-info'), 'mfe-info', (list) => ({
    ...list,
    [file]: targetOf(file, bytes, {}),
  }));
  cpSync(storePath('releases/mfe-info/1.1.0'), storePath('releases/mfe-events/6.6.6'), {
    recursive: true,
  });
  await expect(server.manifest('mfe-events', '6.6.6')).rejects.toMatchObject({
    name: 'TamperedError',
  });
  expect(await server.manifest('mfe-events', '1.0.0')).toEqual(before);
});

describe('vulnerability to key compromises:', () => {
  it('the online key cannot make a release live that its team has not signed', async () => {
    await forgeComposition(small, attackerWith(small, 'online'), {
      change: { releases: { ...(await small.store.composition(1)).releases, 'mfe-info': '1.1.0' } },
    });
    await expectRefused(/has mfe-info@1\.1\.0 live, but the keys of mfe-info have signed 1\.0\.0/);
  });

  it('a team key cannot make a release live without the online key', async () => {
    await expect(
      putLive(small, ['mfe-info'], { releases: { 'mfe-info': '1.1.0' } }),
    ).rejects.toThrow('The online key is not in');
    expect(await liveInfo(serverWith(small, 'new'))).toBe('1.0.0');
  });

  it('one of three shell keys cannot sign the list of the shell', async () => {
    const bytes = readFileSync(small.pathOf('shell', '1.0.0', 'release.json'));
    const change = goingLive('shell', '1.0.0', bytes);
    await forgeList(attackerWith(small, 'online', 'shell-1'), 'shell', change);
    await expectRefused(/shell was signed by 1\/2 keys/);
  });

  it('the key of one team cannot sign the list of another team', async () => {
    await small.publish('mfe-events', '1.1.0', { script: '2' });
    const bytes = readFileSync(small.pathOf('mfe-events', '1.1.0', 'release.json'));
    const list = { workspace: 'mfe-events', change: goingLive('mfe-events', '1.1.0', bytes) };
    await forgeList(attackerWith(small, 'online', 'mfe-info'), list.workspace, list.change);
    await expectRefused(/mfe-events was signed by 0\/1 keys/);
  });

  it('a signed change of one section cannot carry an unsigned change of another', async () => {
    await small.publish('mfe-events', '1.1.0', { script: '2' });
    const { releases } = await small.store.composition(1);
    await forgeComposition(small, attackerWith(small, 'online', 'mfe-info'), {
      change: { releases: { ...releases, 'mfe-info': '1.1.0', 'mfe-events': '1.1.0' } },
      lists: [
        { workspace: 'mfe-info', change: goingLive('mfe-info', '1.1.0', manifestBytes('1.1.0')) },
      ],
    });
    await expectRefused(
      /has mfe-events@1\.1\.0 live, but the keys of mfe-events have signed 1\.0\.0/,
    );
  });
});

it('wrong software: two releases cannot be swapped in the store', async () => {
  const [one, two] = ['1.0.0', '1.1.0'].map((version) => storePath(`releases/mfe-info/${version}`));
  renameSync(one ?? '', storePath('away'));
  renameSync(two ?? '', one ?? '');
  renameSync(storePath('away'), two ?? '');
  for (const version of ['1.0.0', '1.1.0'])
    await expect(server.manifest('mfe-info', version)).rejects.toMatchObject({
      name: 'TamperedError',
    });
});
