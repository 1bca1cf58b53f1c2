import files from 'node:fs/promises';
import path from 'node:path';
import {
  type PathLike,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Key } from '@tufjs/models';
import type { ReleaseStore } from '../store/store.ts';
import {
  attackerWith,
  keyIdIn,
  liveInfo,
  attackedWorld,
  newKeyIn,
  operatorChanges,
  passDays,
  refusalBy,
  serverWith,
} from '../testing/attacker.fixture.ts';
import { commit } from './commit.ts';
import { parseTargets } from '../metadata/metadata.ts';
import { signTargets } from './lists.ts';
import { refresh } from './key-changes.ts';
import { trustFolder } from '../metadata/private-keys.ts';

const teams = Array.from({ length: 8 }, (_, at) => `mfe-team-${at + 1}`);

const { small, server, promoteInfo } = attackedWorld(teams);

/** Counts the signatures checked and lists the files read while a server updates its view. */
async function costOf(one: ReleaseStore, requests = 1) {
  const verify = jest.spyOn(Key.prototype, 'verifySignature');
  const read = jest.spyOn(one.trust.files, 'read');
  await Promise.all(Array.from({ length: requests }, () => one.trust.view()));
  const [signatures, files] = [verify.mock.calls.length, read.mock.calls.map(([name]) => name)];
  verify.mockRestore();
  read.mockRestore();
  return { signatures, files };
}
const listsIn = (files: string[]) => files.filter((name) => name.includes('.mfe-'));

describe('the verification of a new release by a server', () => {
  it('does not depend on the number of teams, and reads one list, also after a restart', async () => {
    await promoteInfo('1.1.0');
    const few = await costOf(serverWith(small, 'running'));
    expect(listsIn(few.files)).toHaveLength(1);
    await server.trust.view();
    for (const team of teams) await small.publish(team, '1.0.0');
    await server.trust.view();
    await promoteInfo('1.0.0');
    const many = await costOf(server);
    expect(many.signatures).toBe(few.signatures);
    expect(many.files).toHaveLength(few.files.length);
    expect(listsIn(many.files)).toEqual([expect.stringMatching(/^\d+\.mfe-info\.json$/)]);
    expect(await liveInfo(server)).toBe('1.0.0');
  });
});

describe('an unchanged team list', () => {
  it('is rejected once expired, and accepted after a refresh with all keys', async () => {
    await passDays(small, 5 * 365 + 1);
    await refresh(attackerWith(small, 'operator', 'online'));
    expect(await refusalBy(server)).toMatch(
      / (\S+)\.json\. Somebody who holds the keys of \1 must run .*refresh; or the operator/,
    );
    expect(await liveInfo(server)).toBe('1.0.0');
    await refresh({ ...attackerWith(small), signer: small.signer });
    expect(await refusalBy(server)).toBe('accepted');
    expect(await liveInfo(serverWith(small, 'new'))).toBe('1.0.0');
  });

  it('is verified again when the keys of its team change', async () => {
    await operatorChanges(small, { who: 'mfe-info', add: newKeyIn(small, 'second') });
    expect(listsIn((await costOf(server)).files)).toEqual([
      expect.stringMatching(/^\d+\.mfe-info\.json$/),
    ]);
    await operatorChanges(small, { who: 'mfe-info', remove: keyIdIn(small, 'mfe-info') });
    expect((await server.trust.view()).lists.has('mfe-info')).toBe(false);
    // The operator signs for the live release only, not for other releases of the old key.
    expect((await server.manifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
    await expect(server.manifest('mfe-info', '1.1.0')).rejects.toMatchObject({
      name: 'tamperedManifest',
    });
  });

  it('is no longer trusted after its team is removed, and its section is off the site', async () => {
    const operator = attackerWith(small, 'operator', 'online');
    await commit(operator, async (head) => {
      const json = head.targets.toJSON() as unknown as {
        signed: { delegations: { roles: { name: string }[] } };
      };
      const { delegations } = json.signed;
      delegations.roles = delegations.roles.filter(({ name }) => name !== 'mfe-info');
      const changed = parseTargets(Buffer.from(JSON.stringify(json))).signed;
      return { roles: new Map([['targets', await signTargets(operator, head, changed)]]) };
    });
    expect(await liveInfo(server)).toBeUndefined();
    expect((await server.live())?.releases).toMatchObject({ 'mfe-events': '1.0.0' });
  });
});

describe('the folder with the metadata that a server has verified', () => {
  let folder: string;
  beforeEach(() => {
    const memory = path.join(trustFolder(small.dataDir, {}), 'running');
    folder = path.join(memory, readdirSync(memory)[0] ?? '');
  });
  const generations = () => readdirSync(folder).sort();

  it('is restored after a power failure left it incomplete', async () => {
    truncateSync(path.join(folder, generations().at(-1) ?? ''), 0);
    await promoteInfo('1.1.0');
    expect(await liveInfo(serverWith(small, 'running'))).toBe('1.1.0');
  });

  it('is verified anew when a disk has changed it', async () => {
    const file = path.join(folder, generations().at(-1) ?? '');
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { lists: Record<string, string> };
    const list = Buffer.from(stored.lists['mfe-info'] ?? '', 'base64').toString();
    const changed = Buffer.from(list.replace('1.0.0', '1.0.9')).toString('base64');
    writeFileSync(
      file,
      JSON.stringify({ ...stored, lists: { ...stored.lists, 'mfe-info': changed } }),
    );
    expect(await liveInfo(serverWith(small, 'running'))).toBe('1.0.0');
  });

  it('begins with what an earlier program has left, so that no older state is taken', async () => {
    const backup = path.join(small.folder, 'backup');
    const store = path.join(small.dataDir, 'store');
    cpSync(store, backup, { recursive: true });
    await promoteInfo('1.1.0');
    await server.trust.view();
    const name = generations().at(-1) ?? '';
    const stored = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
      files: Record<string, string>;
    };
    for (const one of generations()) rmSync(path.join(folder, one), { recursive: true });
    const former = path.join(folder, path.parse(name).name);
    mkdirSync(former);
    for (const [file, text] of Object.entries(stored.files))
      writeFileSync(path.join(former, file), Buffer.from(text, 'base64'));
    rmSync(store, { recursive: true });
    cpSync(backup, store, { recursive: true });
    expect(await refusalBy(serverWith(small, 'running'))).toMatch(/version/);
  });

  it('drops earlier generations, and leftover drafts after an hour', async () => {
    mkdirSync(path.join(folder, '.draft-left'));
    for (const version of ['1.1.0', '1.0.0', '1.1.0', '1.0.0']) {
      await promoteInfo(version);
      await server.trust.view();
    }
    expect(generations()).toHaveLength(4);
    await passDays(small, 1);
    await promoteInfo('1.1.0');
    await server.trust.view();
    expect(generations()).toHaveLength(3);
    expect(generations().join()).not.toContain('draft');
    expect(await liveInfo(serverWith(small, 'running'))).toBe('1.1.0');
  });

  it('is reported when it is not writable, and the live release stays', async () => {
    await promoteInfo('1.1.0');
    const { mkdir } = files;
    files.mkdir = async (file: PathLike) => {
      throw Object.assign(new Error('read-only'), { code: 'EROFS', path: String(file) });
    };
    syncBuiltinESMExports();
    const refusal = await refusalBy(server).finally(() => {
      files.mkdir = mkdir;
      syncBuiltinESMExports();
    });
    expect(refusal).toMatch(/\(EROFS\).*set RELEASE_TRUST/);
    expect(await liveInfo(server)).toBe('1.0.0');
  });
});
