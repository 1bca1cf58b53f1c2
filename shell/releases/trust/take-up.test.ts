import { Key } from '@tufjs/models';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import type { ReleaseStore } from '../store.ts';
import {
  attackerWith,
  keyIdIn,
  liveInfo,
  newKeyIn,
  operatorChanges,
  putClockForward,
  putLive,
  refusalBy,
  serverWith,
} from './attacker.fixture.ts';
import { commit } from './commit.ts';
import { signTargets } from './live.ts';
import { parseTargets } from './metadata.ts';
import { refresh } from './refresh.ts';

const teams = Array.from({ length: 12 }, (_, at) => `mfe-team-${at + 1}`);

let small: SmallReleases;
let server: ReleaseStore;
beforeEach(async () => {
  small = await makeSmallReleases(teams);
  await small.goLive();
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  server = serverWith(small, 'running');
  expect(await liveInfo(server)).toBe('1.0.0');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  small.remove();
});

const promoteInfo = (version: string, keys = ['mfe-info', 'online']) =>
  putLive(small, keys, { releases: { 'mfe-info': version } });
/** Counts the signatures checked and lists the files read while a server updates its view. */
async function costOf(one: ReleaseStore): Promise<{ signatures: number; files: string[] }> {
  const verify = jest.spyOn(Key.prototype, 'verifySignature');
  const read = jest.spyOn(one.trust.files, 'read');
  await one.trust.view();
  const cost = {
    signatures: verify.mock.calls.length,
    files: read.mock.calls.map(([name]) => name),
  };
  verify.mockRestore();
  read.mockRestore();
  return cost;
}

describe('the verification of a new release by a server', () => {
  it('does not depend on the number of teams', async () => {
    await promoteInfo('1.1.0');
    const few = await costOf(server);
    for (const team of teams) await small.publish(team, '1.0.0');
    await server.trust.view();
    await promoteInfo('1.0.0');
    const many = await costOf(server);
    expect(many.signatures).toBe(few.signatures);
    expect(many.files.map((name) => name.replace(/\d+/, 'n')).sort()).toEqual(
      few.files.map((name) => name.replace(/\d+/, 'n')).sort(),
    );
    expect(many.files.filter((name) => name.includes('mfe-'))).toEqual([
      expect.stringMatching(/^\d+\.mfe-info\.json$/),
    ]);
    expect(await liveInfo(server)).toBe('1.0.0');
  });

  it('runs once for concurrent requests', async () => {
    await promoteInfo('1.1.0');
    const once = await costOf(serverWith(small, 'alone'));
    const verify = jest.spyOn(Key.prototype, 'verifySignature');
    const requested = serverWith(small, 'requested');
    await Promise.all(Array.from({ length: 8 }, () => requested.trust.view()));
    expect(verify.mock.calls.length).toBe(once.signatures);
  });

  it('reads only the changed team list after a restart', async () => {
    await promoteInfo('1.1.0');
    const { files } = await costOf(serverWith(small, 'running'));
    expect(files.filter((name) => name.includes('mfe-'))).toHaveLength(1);
  });
});

describe('an unchanged team list', () => {
  it('is rejected once expired, with instructions for its renewal', async () => {
    putClockForward(5 * 365 + 1);
    await refresh(attackerWith(small, 'operator', 'online'));
    expect(await refusalBy(server)).toMatch(
      / (\S+)\.json\. Somebody who holds the keys of \1 must run .*refresh; or the operator/,
    );
    expect(await liveInfo(server)).toBe('1.0.0');
  });

  it('is accepted after a refresh with all keys', async () => {
    putClockForward(5 * 365 + 1);
    const all = { ...attackerWith(small), signer: small.signer };
    await refresh(all);
    expect(await refusalBy(server)).toBe('accepted');
    expect(await liveInfo(serverWith(small, 'new'))).toBe('1.0.0');
  });

  it('is verified again when the keys of its team change', async () => {
    const cost = await costAfter(() =>
      operatorChanges(small, { who: 'mfe-info', add: newKeyIn(small, 'second') }),
    );
    expect(cost.files).toContainEqual(expect.stringMatching(/^\d+\.mfe-info\.json$/));
    expect(cost.files).not.toContainEqual(expect.stringMatching(/^\d+\.mfe-events\.json$/));
    await operatorChanges(small, { who: 'mfe-info', remove: keyIdIn(small, 'mfe-info') });
    const view = await server.trust.view();
    expect(view.lists.has('mfe-info')).toBe(false);
    // The operator signs for the live release only, not for other releases of the old key.
    expect((await server.manifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
    await expect(server.manifest('mfe-info', '1.1.0')).rejects.toMatchObject({
      name: 'TamperedError',
    });
  });

  it('is no longer trusted after its team is removed; the live release stays', async () => {
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
    expect(await refusalBy(server)).toMatch(/has mfe-info@1\.0\.0 live, but .* signed nothing/);
    expect(await liveInfo(server)).toBe('1.0.0');
  });

  async function costAfter(work: () => Promise<void>) {
    await work();
    return costOf(server);
  }
});
