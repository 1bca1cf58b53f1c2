import type { Canary } from '@dswine/shared/contract/canary';
import type { Composition } from '@dswine/shared/contract/releases';
import { clean } from '../lifecycle/clean.ts';
import { promote, rollback } from '../lifecycle/promote.ts';
import { canaryAt, releaseWorld } from '../testing/small-releases.fixture.ts';
import { audit } from '../trust/history.ts';

const small = releaseWorld();
beforeEach(async () => {
  for (const workspace of ['mfe-info', 'mfe-events'])
    await small.publish(workspace, '1.1.0', { script: '2' });
});

const canary = canaryAt(Date.parse('2026-03-01T01:00:00.000Z'));
const live = async () => (await small.store.live()) as Composition;

const start = (started: Canary = canary, signer = small.signer) =>
  small.putLive({ kind: 'canary', canary: started }, signer);

const auditAll = () => audit(small.store.trust);
const withoutTeamKey = () => ({
  ...small.signer,
  keys: small.signer.keys.filter(({ file }) => !file.endsWith('/mfe-info.pem')),
});

it('accepts a canary signed by its team, and no other', async () => {
  await expect(start(canary, withoutTeamKey())).rejects.toThrow('no private key of mfe-info');
  await expect(start({ ...canary, version: '9.9.9' })).rejects.toThrow('is not in the list');
  await start();
  expect((await live()).canary).toEqual(canary);
  const [newest] = await auditAll();
  expect(newest).toMatchObject({
    problems: [],
    canaryBy: [expect.stringContaining('mfe-info') as string],
  });
});

it('continues a canary while others promote and ends it when its section is promoted', async () => {
  await start();
  await promote(small, [{ workspace: 'mfe-events', version: '1.1.0' }]);
  expect((await live()).canary).toEqual(canary);
  const undone = await rollback(small, []);
  expect(undone).toMatchObject({ canary, releases: { 'mfe-events': '1.0.0' } });
  await promote(small, [{ workspace: 'mfe-info', version: '1.1.0' }]);
  expect((await live()).canary).toBeUndefined();
  expect((await auditAll()).flatMap(({ problems }) => problems)).toEqual([]);
});

it.each([
  ['of its section', ['mfe-info'], () => small.signer],
  ['of the whole site', [], () => small.signer],
  ['by the operator, without the key of its team', ['mfe-info'], withoutTeamKey],
])('ends a canary on a rollback %s and keeps the live releases', async (_, names, signer) => {
  const { releases } = await live();
  await start();
  const targets = names.map((workspace) => ({ workspace }));
  await rollback({ ...small, signer: signer() }, targets);
  const ended = await live();
  expect(ended).toMatchObject({
    releases,
    kind: 'rollback',
    reason: 'rollback canary mfe-info@1.1.0',
  });
  expect(ended.canary).toBeUndefined();
});

it('keeps the release of a running canary during a clean', async () => {
  await start();
  const later = small.clock.now() + 40 * 24 * 3600_000;
  const options = { keepDays: 30, isDryRun: true, shown: [], now: later };
  const removed = await clean(small.store, options);
  expect(removed.map(({ workspace }) => workspace)).toEqual(['mfe-events']);
});
