import path from 'node:path';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {
  attackerWith,
  forgeList,
  goingLive,
  keyIdIn,
  liveInfo,
  attackedWorld,
  newKeyIn,
  operatorChanges,
  passDays,
  refusalBy,
  serverWith,
} from '../testing/attacker.fixture.ts';
import { metaOf, bytesOf, parseSnapshot, parseTimestamp } from '../metadata/metadata.ts';
import { readHead } from './commit.ts';
import { refresh } from './key-changes.ts';
import { releasePath, targetOf, type TeamList } from '../metadata/targets.ts';

/**
 * Attacks from the specification of The Update Framework (§ 1.5.2). The attacker may write
 * everything in the store. A running web server keeps its composition; a new one loads nothing.
 */
const { small, server, promoteInfo } = attackedWorld();

const storePath = (name: string) => path.join(small.dataDir, 'store', name);
const metadata = (name: string) => storePath(`metadata/${name}`);
const timestamp = () => metadata('timestamp.json');
const manifestOf = (workspace: string, version: string) =>
  readFileSync(small.pathOf(workspace, version, 'release.json'));

/** Expects the running server to keep what is live and a new server to load nothing. */
async function expectRefused(reason: RegExp): Promise<void> {
  expect(await refusalBy(server)).toMatch(reason);
  expect(await liveInfo(server)).toBe('1.0.0');
  await expect(serverWith(small, 'new').view()).rejects.toThrow();
}

/** Writes a snapshot with changed fields, and the timestamp that names it, as the online key can. */
async function rewriteSnapshot(change: (signed: SnapshotFields) => void): Promise<void> {
  const attacker = attackerWith(small, 'online');
  const json = (await readHead(attacker)).snapshot.toJSON() as { signed?: SnapshotFields };
  if (json.signed) change(json.signed);
  const next = parseSnapshot(Buffer.from(JSON.stringify({ ...json, signatures: [] })));
  for (const key of attacker.signer.keys) next.sign(key.sign);
  writeFileSync(metadata(`${next.signed.version}.snapshot.json`), bytesOf(next));
  pointTimestampAt(next.signed.version);
}
type SnapshotFields = { version: number; meta: Record<string, { version: number }> };

function pointTimestampAt(version: number): void {
  const snapshot = readFileSync(metadata(`${version}.snapshot.json`));
  const meta = { 'snapshot.json': metaOf(version, snapshot).toJSON() };
  const before = parseTimestamp(readFileSync(timestamp())).toJSON()['signed'] as object;
  const signed = { ...before, version, meta };
  const next = parseTimestamp(Buffer.from(JSON.stringify({ signatures: [], signed })));
  for (const key of attackerWith(small, 'online').signer.keys) next.sign(key.sign);
  writeFileSync(timestamp(), bytesOf(next));
}

const tampered = { name: 'tamperedManifest' };
const GIGABYTES_3 = 3 * 1024 ** 3;

const newestSnapshot = () => {
  const { version } = parseTimestamp(readFileSync(timestamp())).signed.snapshotMeta;
  return metadata(`${version}.snapshot.json`);
};
const infoList = (version: number) => metadata(`${version}.mfe-info.json`);

it.each<[string, () => void, RegExp]>([
  ['a huge timestamp', () => truncateSync(timestamp(), GIGABYTES_3), /bytes/],
  [
    'a named pipe, which is never read',
    () => {
      rmSync(timestamp());
      execFileSync('mkfifo', [timestamp()]);
    },
    /regular file/,
  ],
  ['a huge team list', () => truncateSync(infoList(4), GIGABYTES_3), /bytes/],
  ['no team list', () => rmSync(infoList(4)), /not in the store|ENOENT/],
  ['no snapshot', () => rmSync(newestSnapshot()), /not in the store|ENOENT/],
  ['an older team list', () => cpSync(infoList(2), infoList(4)), /Expected (length|hash)/],
  [
    'an older snapshot',
    () => cpSync(metadata('3.snapshot.json'), newestSnapshot()),
    /Expected (length|hash)/,
  ],
])('refuses a promotion from a malicious mirror that has %s', async (_, change, reason) => {
  await promoteInfo('1.1.0');
  change();
  await expectRefused(reason);
});

describe('rollback', () => {
  it('is refused when the store is restored from a backup, also after a restart', async () => {
    cpSync(storePath(''), path.join(small.folder, 'backup'), { recursive: true });
    await promoteInfo('1.1.0');
    expect(await liveInfo(server)).toBe('1.1.0');
    rmSync(storePath(''), { recursive: true });
    cpSync(path.join(small.folder, 'backup'), storePath(''), { recursive: true });
    for (const one of [server, serverWith(small, 'running')])
      await expect(one.trust.view()).rejects.toThrow('less than current version');
  });

  it('is refused when the online key signs for an older team list', async () => {
    await promoteInfo('1.1.0');
    expect(await liveInfo(server)).toBe('1.1.0');
    const older = metaOf(2, readFileSync(metadata('2.mfe-info.json'))).toJSON();
    await rewriteSnapshot((signed) => {
      signed.version += 1;
      signed.meta['mfe-info.json'] = older as { version: number };
    });
    await expect(server.trust.view()).rejects.toThrow('less than current version');
    expect(await liveInfo(server)).toBe('1.1.0');
  });
});

it('fast-forward: a backup and a new online key restore the lower versions', async () => {
  await rewriteSnapshot((signed) => (signed.version = 2 ** 31));
  await expect(server.trust.view()).rejects.toThrow('is beyond what a store comes to');
  // The operator removes the snapshot with the high version and starts from a backup.
  rmSync(metadata(`${2 ** 31}.snapshot.json`));
  const versions = readdirSync(storePath('metadata')).filter((name) => name.includes('snapshot'));
  pointTimestampAt(Math.max(...versions.map((name) => Number.parseInt(name, 10))));
  const change = { who: 'online', remove: keyIdIn(small, 'online') };
  await operatorChanges(small, { ...change, add: newKeyIn(small, 'new-online') }, 'new-online');
  expect((await server.trust.view()).snapshot.signed.version).toBeLessThan(1000);
  expect(await liveInfo(server)).toBe('1.0.0');
});

it('detects an indefinite freeze after a week, until the metadata are refreshed', async () => {
  await passDays(small, 6.9);
  expect((await serverWith(small, 'first').view()).expiresAt).toBeGreaterThan(small.clock.now());
  await passDays(small, 0.2);
  await expect(serverWith(small, 'new').view()).rejects.toThrow('release -- refresh');
  const again = serverWith(small, 'running');
  expect(await liveInfo(again)).toBe('1.0.0');
  expect((await again.view()).expiresAt).toBeLessThan(small.clock.now());
  await refresh(attackerWith(small, 'online'));
  expect((await server.trust.view()).expiresAt).toBeGreaterThan(small.clock.now());
  expect(await liveInfo(serverWith(small, 'new'))).toBe('1.0.0');
});

describe('arbitrary and wrong software', () => {
  it('is refused when a file of a release is replaced', async () => {
    writeFileSync(small.pathOf('mfe-info', '1.0.0', 'browser/entry.js'), 'evil');
    const manifest = await server.manifest('mfe-info', '1.0.0');
    await expect(server.file(manifest, 'browser/entry.js')).rejects.toThrow('not the file');
  });

  it('is refused when the manifest of a release is replaced', async () => {
    const file = small.pathOf('mfe-info', '1.0.0', 'release.json');
    writeFileSync(file, ` ${readFileSync(file, 'utf8')}`);
    await expect(server.manifest('mfe-info', '1.0.0')).rejects.toThrow(
      'is not in the list that the keys of mfe-info have signed',
    );
  });

  it('is refused when two releases are swapped', async () => {
    const [one, two] = [small.pathOf('mfe-info', '1.0.0'), small.pathOf('mfe-info', '1.1.0')];
    renameSync(one, storePath('away'));
    renameSync(two, one);
    renameSync(storePath('away'), two);
    for (const version of ['1.0.0', '1.1.0'])
      await expect(server.manifest('mfe-info', version)).rejects.toMatchObject(tampered);
  });

  it('is refused when a team lists a release of another team', async () => {
    const file = releasePath('mfe-events', '6.6.6');
    const target = targetOf(file, manifestOf('mfe-info', '1.1.0'), {});
    const add = (list: TeamList) => ({ ...list, [file]: target });
    await forgeList(attackerWith(small, 'online', 'mfe-info'), 'mfe-info', add);
    cpSync(small.pathOf('mfe-info', '1.1.0'), small.pathOf('mfe-events', '6.6.6'), {
      recursive: true,
    });
    await expect(server.manifest('mfe-events', '6.6.6')).rejects.toMatchObject(tampered);
    expect((await server.manifest('mfe-events', '1.0.0')).version).toBe('1.0.0');
  });
});

describe('vulnerability to key compromises:', () => {
  it.each([
    ['a stranger', 'mfe-info', ['online', 'stranger'], /mfe-info was signed by 0\/1 keys/],
    ['one of three shell keys', 'shell', ['online', 'shell-1'], /shell was signed by 1\/2 keys/],
    ['another team', 'mfe-events', ['online', 'mfe-info'], /mfe-events was signed by 0\/1 keys/],
  ])('%s cannot sign the list of %s', async (_, workspace, keys, reason) => {
    newKeyIn(small, 'stranger');
    const change = goingLive(workspace, '1.0.0', manifestOf(workspace, '1.0.0'));
    await forgeList(attackerWith(small, ...keys), workspace, change);
    await expectRefused(reason);
  });

  it('a team key cannot make a release live without the online key', async () => {
    await expect(promoteInfo('1.1.0', ['mfe-info'])).rejects.toThrow('The online key is not in');
    expect(await liveInfo(serverWith(small, 'new'))).toBe('1.0.0');
  });

  it('the online key cannot change what is live, whatever it says of the change', async () => {
    await rewriteSnapshot((signed) => {
      signed.version += 1;
      Object.assign(signed, {
        'x-dswine-live': { revision: 1, kind: 'promote', at: '', reason: 'mine', releases: {} },
      });
    });
    expect((await server.live())?.releases).toMatchObject({ 'mfe-info': '1.0.0' });
  });

  it('a team cannot make a release of another team live', async () => {
    await small.publish('mfe-events', '1.1.0', { script: '2' });
    const change = goingLive('mfe-events', '1.1.0', manifestOf('mfe-events', '1.1.0'));
    await forgeList(attackerWith(small, 'online', 'mfe-info'), 'mfe-info', change);
    expect((await server.live())?.releases).toMatchObject({ 'mfe-events': '1.0.0' });
  });

  it.each([['../../../keys'], ['1.0.0/../..'], [''], [1], [null]])(
    'a team that signs %j as its live version takes off its own section only',
    async (version) => {
      const change = goingLive('mfe-info', version as string, Buffer.from('{}'));
      await forgeList(attackerWith(small, 'online', 'mfe-info'), 'mfe-info', change);
      const { releases } = (await server.live()) ?? {};
      expect(releases).not.toHaveProperty('mfe-info');
      expect(releases).toMatchObject({ shell: '1.0.0', 'mfe-events': '1.0.0' });
    },
  );
});
