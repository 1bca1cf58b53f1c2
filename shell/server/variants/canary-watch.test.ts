import type { Canary } from '@dswine/shared/contract/canary';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { canaryFilesOf } from '../../releases/reports/canary-figures.ts';
import {
  openMemoryReports,
  type MemoryReports,
} from '../../releases/testing/memory-reports.fixture.ts';
import { canaryAt } from '../../releases/testing/small-releases.fixture.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { watchCanary, type CanaryWatch } from './canary-watch.ts';

const id = '0123abcd';
const labels = { page: 'info/news', section: 'info', release: '1.0.0' };
const base = { revision: 7 } as Live;
const shownLive = { revision: 700_000_007 } as Live;
const nextLive = { revision: 700_000_008 } as Live;

let clock: ManualClock;
let reports: MemoryReports;
let canary: Canary | undefined;
let beats: number;
let compose: () => Promise<Live>;
let closed: number;
let live: Live;
let isWarm: (live: Live) => boolean;
const watches: CanaryWatch[] = [];

function start(): CanaryWatch {
  const watch = watchCanary({
    source: {
      reports,
      canaryIds: async () => new Set(canary ? [canary.id] : []),
    },
    open: async () => ({ live: await compose(), close: () => (closed += 1) }),
    pool: { prepare: (shown) => isWarm(shown) },
    live: () => ({ ...live, canary }),
    log: silentLog,
    clock,
  });
  watches.push(watch);
  return watch;
}
/** Starts a watch that shows the canary. */
async function startShown(): Promise<CanaryWatch> {
  const watch = start();
  await beat(2);
  return watch;
}
const files = () => canaryFilesOf(reports, id);
/** Lets seconds pass, in each of which the command writes a heartbeat. */
async function beat(seconds = 1): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await files().beat((beats += 1));
    await clock.advance(1000);
  }
}

beforeEach(() => {
  clock = createManualClock();
  reports = openMemoryReports();
  [beats, closed] = [0, 0];
  [live, isWarm] = [base, () => true];
  compose = async () => (live === base ? shownLive : nextLive);
  canary = canaryAt(clock.now());
});
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
});

it('shows a canary from the second heartbeat of the command until ten are missed', async () => {
  const watch = start();
  await beat();
  expect(watch.shown()).toBeUndefined();
  await beat();
  expect(watch.shown()).toMatchObject({
    key: id,
    percent: 5,
    releases: { 'mfe-info': '1.1.0' },
    live: shownLive,
  });
  await clock.advance(9000);
  expect(watch.shown()).toBeDefined();
  await clock.advance(1000);
  expect(watch.shown()).toBeUndefined();
  await beat();
  expect(watch.shown()).toBeDefined();
});

it('returns the cohort mark until the canary ends, even while the canary is hidden', async () => {
  const watch = start();
  expect(watch.mark()).toBeUndefined();
  const mark = { id, percent: 5 };
  await beat();
  expect([watch.shown(), watch.mark()]).toEqual([undefined, mark]);
  await files().stop('seen elsewhere');
  await beat();
  expect(watch.mark()).toBeUndefined();
  canary = canary && { ...canary, id: '4567abcd' };
  await beat();
  expect(watch.mark()).toEqual({ id: '4567abcd', percent: 5 });
});

it('shows what is live after a promotion, until the canary is warm with that', async () => {
  const watch = await startShown();
  [live, isWarm] = [{ revision: 8 } as Live, (shown) => shown === shownLive];
  await beat();
  expect([watch.shown(), closed]).toEqual([undefined, 1]);
  isWarm = () => true;
  await beat();
  expect(watch.shown()?.live).toBe(nextLive);
});

it.each([
  ['it expires', () => clock.advance(3600_000)],
  ['the release source no longer returns it', () => void (canary = undefined)],
])('hides the canary when %s and releases its processes', async (_, change) => {
  const watch = await startShown();
  await change();
  await beat();
  expect([watch.shown(), watch.mark()]).toEqual([undefined, undefined]);
  expect(closed).toBe(1);
});

it('hides the canary while the reports of other servers cannot be read', async () => {
  const watch = await startShown();
  reports.isLost = true;
  await beat();
  expect(watch.shown()).toBeUndefined();
  reports.isLost = false;
  await beat();
  expect(watch.shown()).toBeDefined();
});

it('counts neither previews nor tabs of an earlier canary', async () => {
  const watch = await startShown();
  const view = { isFirst: true, hasFailed: true };
  for (const revision of [700_000_005, 800_000_007]) watch.reported({ ...view, revision });
  watch.viewed({ ...labels, variant: 'preview', isBroken: true }, 500);
  watch.reported({ ...view, revision: 6, hasFailed: false });
  watch.viewed(labels, 200);
  await beat();
  const one = { of: 1, failed: 0 };
  const [counted] = (await files().read()).figures.values();
  expect(counted).toMatchObject({
    canary: { views: { of: 0 }, browsers: { of: 0 } },
    live: { views: one, browsers: one },
  });
});

it('stops a canary whose composition fails for 20 seconds, and no sooner', async () => {
  compose = () => Promise.reject(new Error('mfe-info@1.1.0 claims the same path'));
  const watch = start();
  await beat(21);
  expect((await files().read()).stop).toBeUndefined();
  compose = async () => shownLive;
  await beat();
  expect(watch.shown()).toBeDefined();
  [live, compose] = [{ revision: 8 } as Live, () => Promise.reject(new Error('no file'))];
  await beat(22);
  expect((await files().read()).stop).toBe('It cannot be shown: no file');
});
