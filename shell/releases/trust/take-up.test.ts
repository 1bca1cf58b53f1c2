import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Key } from '@tufjs/models';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import type { ReleaseStore } from '../store.ts';
import {
  attackerWith,
  forgeComposition,
  forgeList,
  headOf,
  keysNamed,
  liveInfo,
  putLive,
  refusalBy,
  serverWith,
} from './attacker.fixture.ts';
import { commit } from './commit.ts';
import { changeKeys } from './key-changes.ts';
import { signTargets } from './live.ts';
import { parseTargets } from './metadata.ts';
import { createKeyPair, keysFolder } from './private-keys.ts';
import { refresh } from './refresh.ts';
import { trustFolder } from './trusted-root.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
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
const change = (asked: Parameters<typeof changeKeys>[1]) =>
  changeKeys(
    attackerWith(small, 'operator', 'online'),
    asked,
    path.join(small.dataDir, 'store/compositions'),
  );
const newKey = (name: string) =>
  createKeyPair(path.join(keysFolder(small.dataDir, {}), `${name}.pem`));
const keyIdOf = (name: string) => keysNamed(small, name).keys[0]?.keyId ?? '';
const inDays = (days: number) =>
  jest.useFakeTimers({
    now: Date.now() + days * DAY_MS,
    doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'setTimeout', 'queueMicrotask'],
  });
/** The folder of what a server has verified. */
function memoryOf(name: string): string {
  const folder = path.join(trustFolder(small.dataDir, {}), name);
  return path.join(folder, readdirSync(folder)[0] ?? '');
}

/** How many signatures are checked, and files of the store read, until a server has taken up. */
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

describe('what a server verifies of a new release', () => {
  it('does not depend on how many teams there are', async () => {
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

  it('is verified once for all who ask at the same time', async () => {
    await promoteInfo('1.1.0');
    const once = await costOf(serverWith(small, 'alone'));
    const verify = jest.spyOn(Key.prototype, 'verifySignature');
    const asked = serverWith(small, 'asked');
    await Promise.all(Array.from({ length: 8 }, () => asked.trust.view()));
    expect(verify.mock.calls.length).toBe(once.signatures);
  });

  it('is only what changed after a restart, too', async () => {
    await promoteInfo('1.1.0');
    const { files } = await costOf(serverWith(small, 'running'));
    expect(files.filter((name) => name.includes('mfe-'))).toHaveLength(1);
  });
});

describe('a list that did not change', () => {
  it('is refused once it has expired, with who can renew it', async () => {
    inDays(5 * 365 + 1);
    await refresh(attackerWith(small, 'operator', 'online'));
    expect(await refusalBy(server)).toMatch(
      / (\S+)\.json\. Somebody who holds the keys of \1 must run .*refresh; or the operator/,
    );
    expect(await liveInfo(server)).toBe('1.0.0');
  });

  it('is renewed by its team before', async () => {
    inDays(5 * 365 + 1);
    const all = { ...attackerWith(small), signer: small.signer };
    await refresh(all);
    expect(await refusalBy(server)).toBe('accepted');
    expect(await liveInfo(serverWith(small, 'new'))).toBe('1.0.0');
  });

  it('is judged again when the keys of its team changed', async () => {
    const cost = await costAfter(() => change({ who: 'mfe-info', add: newKey('second') }));
    expect(cost.files).toContainEqual(expect.stringMatching(/^\d+\.mfe-info\.json$/));
    expect(cost.files).not.toContainEqual(expect.stringMatching(/^\d+\.mfe-events\.json$/));
    await change({ who: 'mfe-info', remove: keyIdOf('mfe-info') });
    const view = await server.trust.view();
    expect(view.lists.has('mfe-info')).toBe(false);
    // The operator vouches for what is live, and for nothing else that the old key has signed.
    expect((await server.manifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
    await expect(server.manifest('mfe-info', '1.1.0')).rejects.toMatchObject({
      name: 'TamperedError',
    });
  });

  it('counts no more when its team is removed, and the site stays as it is', async () => {
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

describe("an operator's word", () => {
  it('does not come back when somebody with the online key names a list that is not good', async () => {
    await change({ who: 'mfe-info', add: newKey('second'), remove: keyIdOf('mfe-info') });
    await small.publish('mfe-events', '1.1.0', { script: '2' });
    small.signer = keysNamed(small, 'second', 'online');
    await small.publish('mfe-info', '2.0.0', { script: '3' });
    await promoteInfo('2.0.0', ['second', 'online']);
    expect(await liveInfo(server)).toBe('2.0.0');
    const attacker = attackerWith(small, 'online');
    const { releases } = await small.store.composition(2);
    await forgeList(attacker, 'mfe-info', (list) => list);
    await forgeComposition(small, attacker, {
      change: { releases: { ...releases, 'mfe-info': '1.0.0' } },
    });
    expect(await refusalBy(server)).toMatch(/mfe-info was signed by 0\/1 keys/);
    expect(await liveInfo(server)).toBe('2.0.0');
    expect(await refusalBy(serverWith(small, 'new'))).toMatch(/mfe-info was signed by 0\/1 keys/);
  });

  it('takes the place of a list that had nothing live, so that the others go on', async () => {
    await small.publish('mfe-team-1', '1.0.0');
    await change({ who: 'mfe-team-1', add: newKey('second'), remove: keyIdOf('mfe-team-1') });
    await promoteInfo('1.1.0');
    expect(await liveInfo(server)).toBe('1.1.0');
    expect(await liveInfo(serverWith(small, 'new'))).toBe('1.1.0');
  });

  it('vouches for what the team has signed, not for what somebody has put into the store', async () => {
    const file = small.store.pathOf('mfe-info', '1.0.0', 'release.json');
    const before = readFileSync(file);
    writeFileSync(file, before.toString('utf8').replace('"contract"', ' "contract"'));
    await change({ who: 'mfe-info', add: newKey('second'), remove: keyIdOf('mfe-info') });
    await expect(server.manifest('mfe-info', '1.0.0')).rejects.toMatchObject({
      name: 'TamperedError',
    });
    writeFileSync(file, before);
    expect((await server.manifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
  });
});

describe('a memory', () => {
  it('that a power failure has left incomplete is filled again', async () => {
    const folder = memoryOf('running');
    const [newest = ''] = readdirSync(folder)
      .filter((name) => /^\d/.test(name))
      .reverse();
    truncateSync(path.join(folder, newest, 'targets.json'), 0);
    for (const list of readdirSync(path.join(folder, 'lists')))
      truncateSync(path.join(folder, 'lists', list), 0);
    await promoteInfo('1.1.0');
    expect(await liveInfo(serverWith(small, 'running'))).toBe('1.1.0');
  });

  it('does not keep lists that nobody uses any more, nor drafts', async () => {
    const folder = memoryOf('running');
    cpSync(path.join(folder, 'lists'), path.join(folder, '.draft-left'), { recursive: true });
    for (const version of ['1.1.0', '1.0.0', '1.1.0', '1.0.0']) {
      await promoteInfo(version);
      await server.trust.view();
    }
    const count = () => readdirSync(path.join(folder, 'lists')).length;
    const before = count();
    inDays(1);
    await promoteInfo('1.1.0');
    await server.trust.view();
    expect(count()).toBeLessThan(before);
    expect(readdirSync(folder).filter((name) => !/^(\d+\.\d+|lists)$/.test(name))).toEqual([]);
    expect(await liveInfo(serverWith(small, 'running'))).toBe('1.1.0');
  });

  it('that cannot be written is named, and what is live stays', async () => {
    const folder = memoryOf('running');
    rmSync(path.join(folder, 'lists'), { recursive: true });
    writeFileSync(path.join(folder, 'lists'), 'no folder');
    await promoteInfo('1.1.0');
    expect(await refusalBy(server)).toMatch(/set RELEASE_TRUST/);
    expect(await liveInfo(server)).toBe('1.0.0');
  });
});

it('an expired root is named with who renews it, and renewed', async () => {
  inDays(400);
  await refresh(attackerWith(small, 'online'));
  expect(await refusalBy(server)).toMatch(/root\.json\. The operator must run .*refresh/);
  expect(await liveInfo(serverWith(small, 'running'))).toBe('1.0.0');
  await expect(serverWith(small, 'new').view()).rejects.toThrow('The operator must run');
  await refresh(attackerWith(small, 'operator', 'online'));
  expect(await refusalBy(server)).toBe('accepted');
  expect(await liveInfo(serverWith(small, 'new'))).toBe('1.0.0');
});

it('the operator ends a forged composition with another online key', async () => {
  await promoteInfo('1.1.0');
  const { releases } = await small.store.composition(2);
  await forgeComposition(small, attackerWith(small, 'online'), {
    change: { releases: { ...releases, 'mfe-info': '1.0.0' } },
  });
  expect(await refusalBy(server)).toMatch(/mfe-info have signed 1\.1\.0\..* keys rotate online/);
  const old = keyIdOf('online');
  const add = newKey('new-online');
  await changeKeys(
    attackerWith(small, 'operator', 'new-online'),
    { who: 'online', add, remove: old },
    path.join(small.dataDir, 'store/compositions'),
  );
  for (const one of [server, serverWith(small, 'new')]) {
    expect(await refusalBy(one)).toBe('accepted');
    expect((await one.view()).newest?.revision).toBe(2);
  }
  await promoteInfo('1.0.0', ['mfe-info', 'new-online']);
  expect(await liveInfo(server)).toBe('1.0.0');
  expect((await headOf(attackerWith(small))).snapshot.signed.version).toBeGreaterThan(3);
});
