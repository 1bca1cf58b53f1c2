import type { Composition } from '@dswine/shared/contract/releases';
import { current, rollback } from '../promote.ts';
import { openReports, type Reports } from '../server-report.ts';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import type { ReleaseStore } from '../store.ts';
import { canaryFilesOf, type CanaryFigures } from './canary-files.ts';
import { defaultLimits } from './rule.ts';
import { runCanary } from './run-canary.ts';


let small: SmallReleases;
let reports: Reports;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  reports = { ...openReports(`${small.dataDir}/servers`), beatMs: 20 };
});
afterEach(() => small.remove());

const live = async () => (await current(small.store)) as Composition;
const filesOfCanary = async () => canaryFilesOf(reports, (await live()).canary?.id ?? '');

const none = { of: 0, failed: 0 };
const cohort = { views: { of: 9, failed: 0 }, missing: none, browsers: none, inp: [] };
const figures: CanaryFigures = { canary: cohort, live: cohort };

/**
 * Runs a canary with one step. `atFirst` runs when the step begins, `atLast` before the final
 * promotion is verified.
 */
function run({ atFirst = async () => undefined, atLast = async () => undefined }: Moments) {
  let claims = 0;
  const claim: ReleaseStore['claim'] = async (...release) => {
    claims += 1;
    if (claims === 2) await atLast();
    return small.store.claim(...release);
  };
  let shown: Promise<unknown> | undefined;
  const limits = { ...defaultLimits, views: 1 };
  const release = { workspace: 'mfe-info' as const, version: '1.1.0' };
  return runCanary(
    { release, steps: [50], minutes: 0.005, limits },
    {
      publishing: { store: { ...small.store, claim }, signer: small.signer, reports },
      say: () => {
        shown ??= filesOfCanary()
          .then((files) => files.report('server', figures))
          .then(atFirst);
      },
      signal: new AbortController().signal,
    },
  );
}
type Moments = Partial<Record<'atFirst' | 'atLast', () => Promise<unknown>>>;

it('promotes a canary that performs no worse than the live release', async () => {
  expect(await run({})).toMatchObject({ outcome: 'promoted', figures });
  expect(await live()).toMatchObject({
    kind: 'promote',
    reason: 'promote canary mfe-info@1.1.0 after 9 views',
    releases: { 'mfe-info': '1.1.0' },
  });
  expect((await live()).canary).toBeUndefined();
});

it('rolls back when a server stops the canary during verification of its promotion', async () => {
  const ended = await run({ atLast: async () => (await filesOfCanary()).stop('seen by a server') });
  expect(ended).toMatchObject({ outcome: 'rolled-back', reason: 'seen by a server' });
  expect(await live()).toMatchObject({ kind: 'rollback', releases: { 'mfe-info': '1.0.0' } });
});

it('does not promote a canary that was rolled back during verification', async () => {
  const atLast = () => rollback(small, [{ workspace: 'mfe-info' }]);
  expect(await run({ atLast })).toMatchObject({ outcome: 'replaced' });
  expect(await live()).toMatchObject({ revision: 3, releases: { 'mfe-info': '1.0.0' } });
});

it('removes its files but not those of the canary that replaced it', async () => {
  const atFirst = async () => {
    await canaryFilesOf(reports, 'ffffffff').beat(1);
    await rollback(small, [{ workspace: 'mfe-info' }]);
  };
  expect(await run({ atFirst })).toMatchObject({ outcome: 'replaced' });
  const names = await reports.list('');
  expect(names.filter((name) => name.startsWith('canary-'))).toEqual(['canary-ffffffff.watch']);
});
