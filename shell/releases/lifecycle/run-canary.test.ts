import type { Composition } from '@dswine/shared/contract/releases';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { promote, rollback } from './promote.ts';
import type { Reports } from '../reports/server-reports.ts';
import { openMemoryReports } from '../testing/memory-reports.fixture.ts';
import { releaseWorld } from '../testing/small-releases.fixture.ts';
import type { ReleaseStore } from '../store/store.ts';
import { canaryFilesOf, type CanaryFigures, defaultLimits } from '../reports/canary-figures.ts';
import { runCanary } from './run-canary.ts';

const MINUTE_MS = 60_000;

const small = releaseWorld();
let reports: Reports;
let clock: ManualClock;
beforeEach(async () => {
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  reports = openMemoryReports(MINUTE_MS);
  clock = createManualClock();
});

const live = async () => (await small.store.live()) as Composition;
const filesOfCanary = async () => canaryFilesOf(reports, (await live()).canary?.id ?? '');

const none = { of: 0, failed: 0 };
const cohort = { views: { of: 9, failed: 0 }, missing: none, browsers: none, inp: [] };
const figures: CanaryFigures = { canary: cohort, live: cohort };

type Moments = {
  figures?: CanaryFigures | undefined;
  /** Runs while the command sleeps for the first time. */
  atFirst?: () => Promise<unknown>;
  /** Runs before the final promotion is verified. */
  atLast?: () => Promise<unknown>;
};

/** Runs a canary of one step of five minutes. Time passes while it sleeps. */
function run({ figures: counted = figures, atFirst, atLast }: Moments = {}) {
  let claims = 0;
  const claim: ReleaseStore['claim'] = async (...release) => {
    claims += 1;
    if (claims === 2) await atLast?.();
    return small.store.claim(...release);
  };
  let isFirst = true;
  const sleep = async (ms: number) => {
    if (isFirst) {
      isFirst = false;
      await (await filesOfCanary()).report('server', counted);
      await atFirst?.();
    }
    await clock.advance(ms);
  };
  const release = { workspace: 'mfe-info' as const, version: '1.1.0' };
  return runCanary(
    { release, steps: [50], minutes: 5, limits: { ...defaultLimits, views: 9 } },
    {
      publishing: { ...small, store: { ...small.store, claim }, reports },
      say: () => undefined,
      signal: new AbortController().signal,
      clock: { ...clock, sleep },
    },
  );
}

it('promotes a canary that performs no worse than the live release for its time', async () => {
  expect(await run()).toMatchObject({ outcome: 'promoted', figures });
  expect(clock.monotonic()).toBe(5 * MINUTE_MS);
  expect(await live()).toMatchObject({
    kind: 'promote',
    reason: 'promote canary mfe-info@1.1.0 after 9 views',
    releases: { 'mfe-info': '1.1.0' },
  });
  expect((await live()).canary).toBeUndefined();
});

it('rolls back a canary that too few readers see, which is promoted only with a reason', async () => {
  const few = { ...figures, canary: { ...cohort, views: { of: 8, failed: 0 } } };
  expect(await run({ figures: few })).toMatchObject({
    outcome: 'rolled-back',
    reason: 'only 8 of 9 views in 15 minutes',
  });
  expect(clock.monotonic()).toBe(15 * MINUTE_MS);
  const release = { workspace: 'mfe-info' as const, version: '1.1.0' };
  await expect(promote(small, [release])).rejects.toThrow(
    /went back \(.*only 8 of 9 views.*--reason/,
  );
  const promoted = await promote(small, [release], { why: 'the fair is over' });
  expect(promoted.reason).toBe('promote mfe-info@1.1.0: the fair is over');
});

it('rolls back when a server stops the canary during verification of its promotion', async () => {
  const ended = await run({ atLast: async () => (await filesOfCanary()).stop('seen by a server') });
  expect(ended).toMatchObject({ outcome: 'rolled-back', reason: 'seen by a server' });
  expect(await live()).toMatchObject({ kind: 'rollback', releases: { 'mfe-info': '1.0.0' } });
});

it('does not promote a canary that was rolled back during verification', async () => {
  const atLast = () => rollback(small, [{ workspace: 'mfe-info' }]);
  expect(await run({ atLast })).toMatchObject({ outcome: 'replaced' });
  expect(await live()).toMatchObject({ kind: 'rollback', releases: { 'mfe-info': '1.0.0' } });
});

it.each([
  ['before its first heartbeat', 0],
  ['after it', MINUTE_MS],
])('rejects a second canary while the first is watched, %s', async (_, ms) => {
  const atFirst = async () => {
    await clock.advance(ms);
    await expect(run()).rejects.toThrow('mfe-info@1.1.0 is a canary now');
  };
  expect(await run({ atFirst })).toMatchObject({ outcome: 'promoted' });
});
