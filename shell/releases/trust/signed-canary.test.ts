import type { Canary } from '@dswine/shared/contract/canary';
import type { Composition } from '@dswine/shared/contract/releases';
import { defaultLimits } from '../canary/rule.ts';
import { clean } from '../clean.ts';
import { current, history, promote, rollback } from '../promote.ts';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import { audit } from './audit.ts';
import { trustedCanary } from './signed-canary.ts';

jest.setTimeout(60_000);

let small: SmallReleases;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  await small.publish('mfe-events', '1.1.0', { script: '2' });
});
afterEach(() => small.remove());

const canary: Canary = {
  id: '0123abcd',
  workspace: 'mfe-info',
  version: '1.1.0',
  percent: 5,
  since: '2026-03-01T01:00:00.000Z',
  until: '2026-03-01T02:00:00.000Z',
  limits: defaultLimits,
};
const live = async () => (await current(small.store)) as Composition;

async function put(change: Partial<Composition>, signer = small.signer): Promise<Composition> {
  const before = await live();
  const { canary: _, ...rest } = before;
  const { revision } = before;
  const next = { ...rest, revision: revision + 1, previous: revision, kind: 'canary', ...change };
  await small.store.putComposition(next, signer);
  return next;
}

const isTrusted = async () =>
  trustedCanary((await small.store.view()).lists, (await live()).canary) !== undefined;
const auditAll = () => {
  const { files, root } = small.store.trust;
  return audit({ files, trustedRoot: root });
};
const without = (name: string) => ({
  ...small.signer,
  keys: small.signer.keys.filter(({ file }) => !file.endsWith(`/${name}.pem`)),
});

it('is signed by its team, and shown with who did so', async () => {
  await put({ canary });
  expect(await isTrusted()).toBe(true);
  const [newest] = await auditAll();
  expect(newest?.problems).toEqual([]);
  expect(newest?.canaryBy?.[0]).toContain('mfe-info');
});

it('cannot be made by anybody else', async () => {
  await expect(put({ canary }, without('mfe-info'))).rejects.toThrow('no private key of mfe-info');
  await expect(put({ canary: { ...canary, version: '9.9.9' } })).rejects.toThrow(
    'is not in the list',
  );
});

it('goes on while others promote, and ends with a promotion of its section', async () => {
  await put({ canary });
  await promote(small, [{ workspace: 'mfe-events', version: '1.1.0' }]);
  expect((await live()).canary).toEqual(canary);
  expect(await isTrusted()).toBe(true);
  await promote(small, [{ workspace: 'mfe-info', version: '1.1.0' }]);
  expect((await live()).canary).toBeUndefined();
  const revisions = await auditAll();
  expect(revisions.flatMap(({ problems }) => problems)).toEqual([]);
});

it.each([
  ['of its section', [{ workspace: 'mfe-info' as const }]],
  ['of the whole site', []],
])('ends with a rollback %s, and what is live stays', async (_, targets) => {
  const { releases } = await live();
  await put({ canary });
  await rollback(small, targets);
  expect(await live()).toMatchObject({ releases, kind: 'rollback' });
  expect((await live()).canary).toBeUndefined();
  expect((await history(small.store))[0]?.reason).toBe('rollback canary mfe-info@1.1.0');
});

it('goes on when a rollback of the whole site undoes what was promoted after it', async () => {
  await put({ canary });
  await promote(small, [{ workspace: 'mfe-events', version: '1.1.0' }]);
  const undone = await rollback(small, []);
  expect(undone).toMatchObject({ canary, releases: { 'mfe-events': '1.0.0' } });
  await rollback(small, [{ workspace: 'mfe-info' }]);
  expect((await live()).canary).toBeUndefined();
});

it('can be ended by the operator without the key of the team', async () => {
  await put({ canary });
  await rollback({ ...small, signer: without('mfe-info') }, [{ workspace: 'mfe-info' }]);
  expect((await live()).canary).toBeUndefined();
});

it('is left out when it is not the one that was signed, and what is live stays', async () => {
  await put({ canary });
  const { lists } = await small.store.view();
  expect(trustedCanary(lists, { ...canary, percent: 99 })).toBeUndefined();
  expect(trustedCanary(new Map(), canary)).toBeUndefined();
});

it('keeps its release while it is named', async () => {
  await put({ canary });
  const isDryRun = true;
  const later = Date.now() + 40 * 24 * 3600_000;
  const options = { keepDays: 30, isDryRun, shown: [], now: later };
  const removed = await clean(small.store, options);
  expect(removed.map(({ workspace }) => workspace)).toEqual(['mfe-events']);
});
