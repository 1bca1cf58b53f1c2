import { cpSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
import { signTargets } from './operator-list.ts';
import { refresh } from './refresh.ts';
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

  it('runs once for concurrent requests', async () => {
    await promoteInfo('1.1.0');
    const { signatures } = await costOf(serverWith(small, 'alone'));
    expect((await costOf(serverWith(small, 'requested'), 8)).signatures).toBe(signatures);
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
  const lists = () => readdirSync(path.join(folder, 'lists'));

  it('is restored after a power failure left it incomplete', async () => {
    const newest = readdirSync(folder).findLast((name) => /^\d/.test(name)) ?? '';
    truncateSync(path.join(folder, newest, 'targets.json'), 0);
    for (const list of lists()) truncateSync(path.join(folder, 'lists', list), 0);
    await promoteInfo('1.1.0');
    expect(await liveInfo(serverWith(small, 'running'))).toBe('1.1.0');
  });

  it('drops unused lists and leftover drafts after an hour', async () => {
    cpSync(path.join(folder, 'lists'), path.join(folder, '.draft-left'), { recursive: true });
    for (const version of ['1.1.0', '1.0.0', '1.1.0', '1.0.0']) {
      await promoteInfo(version);
      await server.trust.view();
    }
    const before = lists().length;
    await passDays(small, 1);
    await promoteInfo('1.1.0');
    await server.trust.view();
    expect(lists().length).toBeLessThan(before);
    expect(readdirSync(folder).filter((name) => !/^(\d+\.\d+|lists)$/.test(name))).toEqual([]);
    expect(await liveInfo(serverWith(small, 'running'))).toBe('1.1.0');
  });

  it('is reported when it is not writable, and the live release stays', async () => {
    rmSync(path.join(folder, 'lists'), { recursive: true });
    writeFileSync(path.join(folder, 'lists'), 'no folder');
    await promoteInfo('1.1.0');
    expect(await refusalBy(server)).toMatch(/set RELEASE_TRUST/);
    expect(await liveInfo(server)).toBe('1.0.0');
  });
});
