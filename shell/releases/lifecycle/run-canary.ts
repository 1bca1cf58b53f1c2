import { randomBytes } from 'node:crypto';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { Canary } from '@dswine/shared/contract/canary';
import type { Composition } from '@dswine/shared/contract/releases';
import { ReleaseError } from '../errors.ts';
import { endOfCanary, makeLive, type Change } from './promote.ts';
import type { Publishing } from './open-releases.ts';
import { nameOf, type NamedRelease } from '../release-name.ts';
import type { Reports } from '../reports/server-reports.ts';
import {
  canaryFilesOf,
  removeCanaryFiles,
  SILENT_BEATS,
  sumFigures,
  type CanaryFigures,
  findWorse,
  type Limits,
} from '../reports/canary-figures.ts';

export type CanaryPlan = {
  release: NamedRelease;
  /** Shares in percent, ascending. After the last, the release is promoted. */
  steps: readonly number[];
  minutes: number;
  limits: Limits;
};

type Outcome = 'promoted' | 'rolled-back' | 'replaced';

type CanaryResult = {
  outcome: Outcome;
  reason?: string;
  composition: Composition | undefined;
  figures: CanaryFigures;
};

type Dependencies = {
  publishing: Publishing & { reports: Reports };
  say: (text: string, figures: CanaryFigures) => void;
  signal: AbortSignal;
  clock?: Clock;
};

type BadEnd = { outcome: 'replaced' } | { outcome: 'rolled-back'; reason: string };
/** How a share ended. `good`: it may grow. */
type StepEnd = { outcome: 'good' } | BadEnd;
/** What is known of a canary from its first to its last share. */
type Judged = Pick<Canary, 'id' | 'workspace' | 'version' | 'limits'>;

/** Without enough views, a share lasts longer, but not more than so many times. */
const MAX_LENGTHS = 3;
const SPARE_MS = 60_000;
const BEATS_A_LINE = 10;

/**
 * Shows a release to a growing share of readers until it is promoted, or ends it when it is worse
 * than what is live. Servers judge it too, and stop showing it when this process is gone.
 * @throws when the release cannot be live, or another canary runs.
 */
export async function runCanary(plan: CanaryPlan, given: Dependencies): Promise<CanaryResult> {
  const { publishing, clock = systemClock } = given;
  const { workspace, version } = plan.release;
  const id = randomBytes(4).toString('hex');
  const files = canaryFilesOf(publishing.reports, id);
  await assertNoneRuns(publishing, clock);
  await removeCanaryFiles(publishing.reports);
  const watch = startBeats(files, publishing.reports.beatMs, clock);
  const since = new Date(clock.now()).toISOString();
  const base = { id, workspace, version, since, limits: plan.limits };
  try {
    for (const percent of plan.steps) {
      const until = new Date(clock.now() + plan.minutes * 60_000 * MAX_LENGTHS + SPARE_MS);
      const canary: Canary = { ...base, percent, until: until.toISOString() };
      await signStep(publishing, canary, percent === plan.steps[0]);
      given.say(`${workspace}@${version}: ${percent} %`, await figuresIn(files));
      const end = await watchStep(canary, plan, given);
      if (end.outcome !== 'good') return await finish(end, base, given);
    }
    return await promoteCanary(base, given);
  } catch (error) {
    await rollBack(given, base, (error as Error).message).catch(() => undefined);
    throw error;
  } finally {
    // A beat under way would bring its file back.
    await watch.stop();
    await files.remove().catch(() => undefined);
  }
}

type Files = ReturnType<typeof canaryFilesOf>;

async function figuresIn(files: Files): Promise<CanaryFigures> {
  return sumFigures((await files.read()).figures.values());
}

/** Tells servers that somebody watches. Each beat differs from the one before. */
function startBeats(files: Files, beatMs: number, clock: Clock) {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  const stopTimer = clock.every(beatMs, () => {
    last = Promise.all([last, files.beat((count += 1)).catch(() => undefined)]);
  });
  return {
    stop: () => {
      stopTimer();
      return last;
    },
  };
}

/** One runs at a time: of two, nobody could tell whose errors they are. */
async function assertNoneRuns({ store, reports }: Publishing & { reports: Reports }, clock: Clock) {
  const running = (await store.live())?.canary;
  if (!running || clock.now() >= Date.parse(running.until)) return;
  const files = canaryFilesOf(reports, running.id);
  const { beat, stop } = await files.read();
  if (stop !== undefined) return;
  for (let waited = 0; waited < SILENT_BEATS; waited += 1) {
    await clock.sleep(reports.beatMs);
    if ((await files.read()).beat === beat) continue;
    throw new ReleaseError('canaryRuns', {
      release: nameOf(running),
      ...running,
    });
  }
}

async function signStep(publishing: Publishing, canary: Canary, isFirst: boolean): Promise<void> {
  const { workspace, version, percent, id } = canary;
  await makeLive(publishing, async (before): Promise<Change> => {
    const now = before?.releases[workspace];
    if (!before || now === undefined) throw new ReleaseError('canaryNoLive', { workspace });
    if (now === version) throw new ReleaseError('canaryLive', { release: nameOf(canary) });
    if (!isFirst && before.canary?.id !== id)
      throw new ReleaseError('canaryEnded', { reason: before.reason });
    const reason = `canary ${nameOf(canary)} for ${percent} %`;
    return { kind: 'canary', reason, releases: before.releases, grants: before.grants, canary };
  });
}

type Judgement = { end: BadEnd } | { end?: undefined; figures: CanaryFigures };

async function judge(
  { id, limits }: Judged,
  { publishing, signal }: Dependencies,
): Promise<Judgement> {
  if (signal.aborted) return { end: { outcome: 'rolled-back', reason: 'the command was ended' } };
  if ((await publishing.store.live())?.canary?.id !== id) return { end: { outcome: 'replaced' } };
  const { stop, figures: all } = await canaryFilesOf(publishing.reports, id).read();
  const figures = sumFigures(all.values());
  const reason = stop ?? findWorse(figures.canary, figures.live, limits);
  return reason === undefined ? { figures } : { end: { outcome: 'rolled-back', reason } };
}

async function watchStep(
  canary: Canary,
  { minutes, limits }: CanaryPlan,
  given: Dependencies,
): Promise<StepEnd> {
  const { publishing, say, signal, clock = systemClock } = given;
  const { beatMs } = publishing.reports;
  const started = clock.monotonic();
  const lasts = minutes * 60_000;
  for (let beats = 1; ; beats += 1) {
    await clock.sleep(beatMs, signal).catch(() => undefined);
    const seen = await judge(canary, given);
    if (seen.end) return seen.end;
    const { figures } = seen;
    if (beats % BEATS_A_LINE === 0) say(`${canary.percent} %`, figures);
    const elapsed = clock.monotonic() - started;
    const views = figures.canary.views.of;
    if (elapsed >= lasts && views >= limits.views) return { outcome: 'good' };
    if (elapsed >= lasts * MAX_LENGTHS)
      return {
        outcome: 'rolled-back',
        reason: `only ${views} of ${limits.views} views in ${Number((minutes * MAX_LENGTHS).toFixed(2))} minutes`,
      };
  }
}

/** Promotes it, unless it has to end while the promotion is verified. */
async function promoteCanary(canary: Judged, given: Dependencies): Promise<CanaryResult> {
  const { workspace, version } = canary;
  let seen = await judge(canary, given);
  const composition = await makeLive(given.publishing, async (before) => {
    seen = await judge(canary, given);
    if (seen.end || !before) return undefined;
    return {
      kind: 'promote',
      reason: `promote canary ${nameOf(canary)} after ${seen.figures.canary.views.of} views`,
      releases: { ...before.releases, [workspace]: version },
      grants: before.grants,
      isStillWanted: async () => (await judge(canary, given)).end === undefined,
    };
  });
  if (seen.end) return finish(seen.end, canary, given);
  return { outcome: 'promoted', composition, figures: seen.figures };
}

async function finish(end: BadEnd, canary: Judged, given: Dependencies): Promise<CanaryResult> {
  if (end.outcome === 'rolled-back') return rollBack(given, canary, end.reason);
  const { publishing } = given;
  const files = canaryFilesOf(publishing.reports, canary.id);
  const composition = await publishing.store.live();
  return { outcome: 'replaced', composition, figures: await figuresIn(files) };
}

/** Servers stop showing it with the mark, before the end is signed. */
async function rollBack(
  { publishing }: Dependencies,
  { id }: Pick<Canary, 'id'>,
  reason: string,
): Promise<CanaryResult> {
  const files = canaryFilesOf(publishing.reports, id);
  await files.stop(reason);
  const figures = await figuresIn(files);
  const composition = await makeLive(publishing, async (before) =>
    before?.canary?.id === id ? endOfCanary(before, reason) : undefined,
  );
  return { outcome: 'rolled-back', reason, composition, figures };
}
