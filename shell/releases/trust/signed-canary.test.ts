import type { Canary } from '@dswine/shared/contract/canary';
import type { Composition } from '@dswine/shared/contract/releases';
import { defaultLimits } from '../canary/rule.ts';
import { clean } from '../clean.ts';
import { current, history, promote, rollback } from '../promote.ts';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import { audit } from './audit.ts';
import { trustedCanary } from './signed-canary.ts';

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

it('accepts a canary signed by its team and lists the signer in the audit', async () => {
  await put({ canary });
  expect(await isTrusted()).toBe(true);
  const [newest] = await auditAll();
  expect(newest?.problems).toEqual([]);
  expect(newest?.canaryBy?.[0]).toContain('mfe-info');
});

it('rejects a canary without the team key or of an unlisted release', async () => {
  await expect(put({ canary }, without('mfe-info'))).rejects.toThrow('no private key of mfe-info');
  await expect(put({ canary: { ...canary, version: '9.9.9' } })).rejects.toThrow(
    'is not in the list',
  );
});

it('continues a canary while others promote and ends it when its section is promoted', async () => {
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
])('ends a canary on a rollback %s and keeps the live releases', async (_, targets) => {
  const { releases } = await live();
  await put({ canary });
  await rollback(small, targets);
  expect(await live()).toMatchObject({ releases, kind: 'rollback' });
  expect((await live()).canary).toBeUndefined();
  expect((await history(small.store))[0]?.reason).toBe('rollback canary mfe-info@1.1.0');
});

it('continues a canary when a rollback of the site undoes a later promotion', async () => {
  await put({ canary });
  await promote(small, [{ workspace: 'mfe-events', version: '1.1.0' }]);
  const undone = await rollback(small, []);
  expect(undone).toMatchObject({ canary, releases: { 'mfe-events': '1.0.0' } });
  await rollback(small, [{ workspace: 'mfe-info' }]);
  expect((await live()).canary).toBeUndefined();
});

it('ends a canary with the operator key when the team key is missing', async () => {
  await put({ canary });
  await rollback({ ...small, signer: without('mfe-info') }, [{ workspace: 'mfe-info' }]);
  expect((await live()).canary).toBeUndefined();
});

it('ignores a canary that was changed or is not signed', async () => {
  await put({ canary });
  const { lists } = await small.store.view();
  expect(trustedCanary(lists, { ...canary, percent: 99 })).toBeUndefined();
  expect(trustedCanary(new Map(), canary)).toBeUndefined();
});

it('keeps the release of a running canary during a clean', async () => {
  await put({ canary });
  const isDryRun = true;
  const later = Date.now() + 40 * 24 * 3600_000;
  const options = { keepDays: 30, isDryRun, shown: [], now: later };
  const removed = await clean(small.store, options);
  expect(removed.map(({ workspace }) => workspace)).toEqual(['mfe-events']);
});
