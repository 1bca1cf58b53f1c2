import { execFileSync } from 'node:child_process';
import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import type { ReleaseStore } from '../store.ts';
import {
  attackerWith,
  headOf,
  liveInfo,
  putLive,
  refusalBy,
  serverWith,
} from './attacker.fixture.ts';
import { changeKeys } from './key-changes.ts';
import { bytesOf, parseSnapshot, parseTimestamp } from './metadata.ts';
import { createKeyPair, keysFolder } from './private-keys.ts';
import { refresh } from './refresh.ts';
import { metaOf } from './commit.ts';

/**
 * Attacks on delivery, from the specification of The Update Framework (§ 1.5.2).
 * `compromised-keys.test.ts` covers attacks on signed data. A running web server keeps its
 * composition; a new server loads nothing.
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
afterEach(() => {
  jest.useRealTimers();
  small.remove();
});

const storePath = (name: string) => path.join(small.dataDir, 'store', name);
const metadata = (name: string) => storePath(`metadata/${name}`);
const promoteInfo = (version: string) =>
  putLive(small, ['mfe-info', 'online'], { releases: { 'mfe-info': version } });

/** Expects the running server to keep revision 1 and a new server to load nothing. */
async function expectRefused(reason: RegExp): Promise<void> {
  expect(await refusalBy(server)).toMatch(reason);
  expect(await liveInfo(server)).toBe('1.0.0');
  await expect(serverWith(small, 'new').view()).rejects.toThrow();
}

/** Changes the newest snapshot and signs it again with the online key. */
async function rewriteSnapshot(change: (json: SnapshotJson) => void): Promise<void> {
  const attacker = attackerWith(small, 'online');
  const { snapshot } = await headOf(attacker);
  const json = snapshot.toJSON() as unknown as { signed: SnapshotJson; signatures: unknown[] };
  change(json.signed);
  const next = parseSnapshot(Buffer.from(JSON.stringify({ ...json, signatures: [] })));
  const { version } = next.signed;
  const timestamp = parseTimestamp(readFileSync(metadata('timestamp.json')));
  const fields = { ...(timestamp.toJSON()['signed'] as object), version };
  const meta = { 'snapshot.json': metaOf(version, Buffer.alloc(0)).toJSON() };
  for (const key of attacker.signer.keys) next.sign(key.sign);
  meta['snapshot.json'] = metaOf(version, bytesOf(next)).toJSON();
  const newTimestamp = parseTimestamp(
    Buffer.from(JSON.stringify({ signatures: [], signed: { ...fields, meta } })),
  );
  for (const key of attacker.signer.keys) newTimestamp.sign(key.sign);
  writeFileSync(metadata(`${version}.snapshot.json`), bytesOf(next));
  writeFileSync(metadata('timestamp.json'), bytesOf(newTimestamp));
}
type SnapshotJson = { version: number; meta: Record<string, { version: number }> };

describe('endless data', () => {
  it.each([
    ['a huge timestamp', () => truncateSync(metadata('timestamp.json'), 3 * 1024 ** 3)],
    [
      'a device file without end',
      () => {
        rmSync(metadata('timestamp.json'));
        symlinkSync('/dev/zero', metadata('timestamp.json'));
      },
    ],
  ])('is refused: %s', async (_, plant) => {
    plant();
    await expectRefused(/bytes|regular file/);
  });

  it('is refused: a huge team list', async () => {
    await promoteInfo('1.1.0');
    truncateSync(metadata('4.mfe-info.json'), 3 * 1024 ** 3);
    await expectRefused(/mfe-info|bytes/);
  });
});

it('fast-forward: a backup and a new online key restore the lower versions', async () => {
  await rewriteSnapshot((signed) => (signed.version = 2 ** 31));
  await server.trust.view();
  const online = createKeyPair(path.join(keysFolder(small.dataDir, {}), 'new-online.pem'));
  const operator = attackerWith(small, 'operator', 'new-online');
  const [old] = (await headOf(operator)).root.signed.roles['timestamp']?.keyIDs ?? [];
  // The operator removes the snapshot with the high version and starts from a backup.
  rmSync(metadata(`${2 ** 31}.snapshot.json`));
  const attacker = attackerWith(small, 'online');
  cpSync(metadata('timestamp.json'), storePath('pushed.json'));
  await restoreTimestamp(attacker);
  await changeKeys(operator, { who: 'online', add: online, remove: old ?? '' });
  expect((await server.trust.view()).snapshot.signed.version).toBeLessThan(1000);
  expect(await liveInfo(server)).toBe('1.0.0');
});

/** Points the timestamp at the newest existing snapshot, as a backup does. */
async function restoreTimestamp({ signer }: ReturnType<typeof attackerWith>): Promise<void> {
  const versions = readdirSync(storePath('metadata'))
    .filter((name) => name.endsWith('.snapshot.json'))
    .map((name) => Number.parseInt(name, 10));
  const version = Math.max(...versions);
  const snapshot = readFileSync(metadata(`${version}.snapshot.json`));
  const timestamp = parseTimestamp(readFileSync(metadata('timestamp.json')));
  const meta = { 'snapshot.json': metaOf(version, snapshot).toJSON() };
  const signed = { ...(timestamp.toJSON()['signed'] as object), version, meta };
  const next = parseTimestamp(Buffer.from(JSON.stringify({ signatures: [], signed })));
  for (const key of signer.keys) next.sign(key.sign);
  writeFileSync(metadata('timestamp.json'), bytesOf(next));
}

describe('indefinite freeze', () => {
  const day = 24 * 60 * 60 * 1000;
  const inDays = (days: number) =>
    jest.useFakeTimers({
      now: Date.now() + days * day,
      doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'setTimeout', 'queueMicrotask'],
    });

  it('is detected after a week: new servers refuse, running ones keep their release', async () => {
    inDays(8);
    await expect(serverWith(small, 'new').view()).rejects.toThrow('release -- refresh');
    const again = serverWith(small, 'running');
    expect(await liveInfo(again)).toBe('1.0.0');
    expect((await again.view()).expiresAt).toBeLessThan(Date.now());
  });

  it('ends when the metadata are refreshed with the online key', async () => {
    inDays(8);
    await refresh(attackerWith(small, 'online'));
    expect((await server.trust.view()).expiresAt).toBeGreaterThan(Date.now() + 6 * day);
    expect(await liveInfo(serverWith(small, 'new'))).toBe('1.0.0');
  });
});

describe('malicious mirrors', () => {
  it('are refused while they withhold a team list', async () => {
    await promoteInfo('1.1.0');
    renameSync(metadata('4.mfe-info.json'), storePath('away'));
    await expectRefused(/not in the store|ENOENT/);
    renameSync(storePath('away'), metadata('4.mfe-info.json'));
    expect(await liveInfo(serverWith(small, 'other'))).toBe('1.1.0');
  });

  it('are refused while they withhold the composition that the metadata name', async () => {
    await promoteInfo('1.1.0');
    rmSync(storePath('compositions/00000002.json'));
    await expectRefused(/00000002/);
  });
});

describe('mix-and-match', () => {
  it('is refused when an older team list replaces the newest', async () => {
    await promoteInfo('1.1.0');
    cpSync(metadata('2.mfe-info.json'), metadata('4.mfe-info.json'));
    await expectRefused(/Expected (length|hash)/);
  });

  it('is refused when an older composition replaces the newest', async () => {
    await promoteInfo('1.1.0');
    cpSync(storePath('compositions/00000001.json'), storePath('compositions/00000002.json'));
    await expectRefused(/not the one that was signed/);
  });
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
    await rewriteSnapshot((signed) => {
      signed.version += 1;
      signed.meta['mfe-info.json'] = JSON.parse(
        JSON.stringify(metaOf(2, readFileSync(metadata('2.mfe-info.json'))).toJSON()),
      ) as { version: number };
    });
    await expect(server.trust.view()).rejects.toThrow(/less than current version/);
    expect(await liveInfo(server)).toBe('1.1.0');
  });
});

describe('slow retrieval', () => {
  it('is refused when the timestamp is a named pipe', async () => {
    rmSync(metadata('timestamp.json'));
    execFileSync('mkfifo', [metadata('timestamp.json')]);
    await expectRefused(/regular file/);
  });

  it('is refused when a composition is a named pipe', async () => {
    await promoteInfo('1.1.0');
    rmSync(storePath('compositions/00000002.json'));
    execFileSync('mkfifo', [storePath('compositions/00000002.json')]);
    await expectRefused(/regular file/);
  });
});
