import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { Canary } from '@dswine/shared/contract/canary';
import { repeat } from '@dswine/shared/process/clock';
import {
  SILENT_BEATS,
  canaryFilesOf,
  findWorse,
  sumFigures,
  type CanaryFigures,
} from '../../releases/index.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { canaryRevision, variantKind, type VariantSource } from '../composition/variant-source.ts';
import type { PageLabels } from '../http/page-labels.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import type { OpenVariant, Variant, VariantDependencies } from './variants.ts';
import type { CanaryMark } from '../../src/composition/page-state.ts';

export type ShownCanary = Variant & { live: Live; percent: number };

export type CanaryWatch = ReturnType<typeof watchCanary>;

/** A canary on this server, from its first to its last share. */
type Run = {
  id: string;
  files: ReturnType<typeof canaryFilesOf>;
  counter: ReturnType<typeof createCohortCounter>;
  /** Of the compositions that its readers see: another one with every promotion. */
  revisions: Set<number>;
  opened?: OpenVariant | undefined;
  failedSince?: number | undefined;
  /** The heartbeat of the command that watches it, and when that was seen to change. */
  beat?: string | undefined;
  beatAt?: number;
  /** Here or elsewhere: nothing brings it back. */
  isEnded: boolean;
};

type Dependencies = Pick<VariantDependencies, 'live' | 'log' | 'clock'> & {
  source: Pick<VariantSource, 'reports' | 'canaryIds'>;
  pool: Pick<RenderPool, 'prepare'>;
  open: (base: Live, releases: Variant['releases'], revision: number) => Promise<OpenVariant>;
};

/** Files may still arrive in the store. */
const FAILURE_LIMIT_MS = 20_000;
/** Readers keep an id for a session, and edges what they have stored for it. */
const MAX_IDS = 200;

/**
 * Shows the canary of the live composition while it is signed, in its time, watched by a command,
 * and no worse than what is live. In any other case everybody sees what is live.
 */
export function watchCanary(dependencies: Dependencies) {
  const { source, pool, live, log, clock } = dependencies;
  const server = `${hostname()}-${randomUUID().slice(0, 8)}`;
  const ids = new LRUCache<string, true>({ max: MAX_IDS });
  let noted = 0;
  let signed: Canary | undefined;
  let run: Run | undefined;
  let shown: ShownCanary | undefined;

  async function find(): Promise<ShownCanary | undefined> {
    const base = live();
    const { canary } = base;
    signed = canary && clock.now() < Date.parse(canary.until) ? canary : undefined;
    if (run?.id !== signed?.id) {
      close(run);
      run = signed && createRun(signed.id, canaryFilesOf(source.reports, signed.id));
    }
    if (!signed || !run || run.isEnded) return undefined;
    const { id, workspace, version, percent, until } = signed;
    const composed = await compose(dependencies, run, { base, canary: signed });
    const isGood = await judge(dependencies, run, { server, canary: signed });
    if (!isGood || !composed || !pool.prepare(composed)) return undefined;
    const releases = { [workspace]: version };
    return { kind: 'canary', key: id, releases, percent, until: Date.parse(until), live: composed };
  }

  async function refresh(): Promise<void> {
    try {
      shown = await find();
    } catch (error) {
      const problems = [(error as Error).message];
      // It may not be good any more.
      if (shown) log.warn({ event: 'canary-unknown', problems }, 'shows no canary');
      shown = undefined;
    }
    if (run?.isEnded) close(run);
    const { revision } = live();
    if (revision === noted) return;
    for (const id of await source.canaryIds(noted)) ids.set(id, true);
    noted = revision;
  }

  const stopRefreshing = repeat(clock, source.reports.beatMs, () =>
    // Ids are tried again with the next beat.
    refresh().catch(() => undefined),
  );
  return {
    shown: () => shown,
    /** For those who ask for it by its id. */
    shownTo: (id: string | undefined) => (shown?.key === id ? shown : undefined),
    /**
     * What pages tell browsers: the canary that is signed and not over, also while this server does
     * not show it yet. Without it, browsers leave its cohort.
     */
    mark: (): CanaryMark | undefined =>
      signed && !run?.isEnded ? { id: signed.id, percent: signed.percent } : undefined,
    /** Whether a composition names or has named a canary of this id. */
    isNamed: (id: string) => ids.has(id),
    /** Counts a view of what is live or the canary that is shown, and no other. */
    viewed(labels: PageLabels, status: number): void {
      if (shown && labels.variant !== 'preview') run?.counter.view(labels, status);
    },
    /** Counts what a browser has reported of such a view. */
    reported(view: BrowserView): void {
      if (!shown || !run) return;
      // Neither are previews, nor tabs that still show an earlier canary.
      const isCanary = run.revisions.has(view.revision);
      if (isCanary || variantKind(view.revision) === undefined) run.counter.browser(view, isCanary);
    },
    stop() {
      stopRefreshing();
      shown = undefined;
      close(run);
    },
  };
}

function createRun(id: string, files: Run['files']): Run {
  return { id, files, counter: createCohortCounter(), revisions: new Set(), isEnded: false };
}

function close(run: Run | undefined): void {
  run?.opened?.close();
  if (run) run.opened = undefined;
}

/** Ends a canary on all servers. */
async function end(run: Run, why: string, { log }: Pick<Dependencies, 'log'>): Promise<void> {
  run.isEnded = true;
  log.error({ event: 'canary-stopped', problems: [why] }, 'stopped showing a canary');
  await run.files.stop(why);
}

type Named = { base: Live; canary: Canary };

/** What the readers of a canary see. Ends a canary of which that cannot be composed for long. */
async function compose(
  dependencies: Dependencies,
  run: Run,
  { base, canary: { workspace, version } }: Named,
): Promise<Live | undefined> {
  const revision = canaryRevision(base.revision);
  const now = dependencies.clock.monotonic();
  if (run.opened?.live.revision === revision) return run.opened.live;
  run.revisions.add(revision);
  close(run);
  try {
    run.opened = await dependencies.open(base, { [workspace]: version }, revision);
    run.failedSince = undefined;
    return run.opened.live;
  } catch (error) {
    run.failedSince ??= now;
    const why = `It cannot be shown: ${(error as Error).message}`;
    if (now - run.failedSince > FAILURE_LIMIT_MS) await end(run, why, dependencies);
    return undefined;
  }
}

/**
 * Tells other servers what this one has counted. Whether a command watches the canary, and it is no
 * worse than what is live, by the figures of all. Rejects when the figures cannot be read.
 */
async function judge(
  dependencies: Dependencies,
  run: Run,
  { server, canary }: { server: string; canary: Canary },
): Promise<boolean> {
  const { clock, source } = dependencies;
  const own = run.counter.figures();
  await run.files.report(server, own);
  const { beat, stop, figures } = await run.files.read();
  if (stop !== undefined) run.isEnded = true;
  const now = clock.monotonic();
  if (run.beat !== undefined && beat !== undefined && beat !== run.beat) run.beatAt = now;
  run.beat = beat;
  const isWatched =
    run.beatAt !== undefined && now - run.beatAt < SILENT_BEATS * source.reports.beatMs;
  if (!isWatched || run.isEnded) return false;
  const all = sumFigures(new Map([...figures, [server, own]]).values());
  const why = findWorse(all.canary, all.live, canary.limits);
  if (why !== undefined) await end(run, why, dependencies);
  return why === undefined;
}

/** What a browser has reported of a view of a page. */
export type BrowserView = {
  /** The composition that it showed. */
  revision: number;
  /** Whether it is the first report of this view: later ones do not count it again. */
  isFirst: boolean;
  hasFailed: boolean;
  /** Interaction to Next Paint, in ms. */
  inp?: number | undefined;
};

/** Upper limits that grow by 15 %. */
const GROWTH = 1.15;
const LONGEST_MS = 60_000;

/** Counts what readers of a canary, and of what is live in the same time, have had. */
function createCohortCounter() {
  const create = () => ({
    views: { of: 0, failed: 0 },
    missing: { of: 0, failed: 0 },
    browsers: { of: 0, failed: 0 },
    inp: new Map<number, number>(),
  });
  const [canary, live] = [create(), create()];
  const figuresOf = ({ inp, ...shares }: typeof live) => ({
    ...structuredClone(shares),
    inp: [...inp].sort(([a], [b]) => a - b),
  });

  return {
    /** `status`: with which the page was answered. */
    view({ variant, isBroken }: PageLabels, status: number): void {
      const { views, missing } = variant === 'canary' ? canary : live;
      views.of += 1;
      missing.of += 1;
      if (isBroken) views.failed += 1;
      else if (status >= 400 && status < 500) missing.failed += 1;
    },
    browser({ isFirst, hasFailed, inp }: BrowserView, isCanary: boolean): void {
      const counts = isCanary ? canary : live;
      if (isFirst) counts.browsers.of += 1;
      if (isFirst && hasFailed) counts.browsers.failed += 1;
      if (inp === undefined) return;
      const limit = limitOf(inp);
      counts.inp.set(limit, (counts.inp.get(limit) ?? 0) + 1);
    },
    figures: (): CanaryFigures => ({ canary: figuresOf(canary), live: figuresOf(live) }),
  };
}

function limitOf(ms: number): number {
  const steps = Math.ceil(Math.log(Math.min(Math.max(ms, 1), LONGEST_MS)) / Math.log(GROWTH));
  return Math.round(GROWTH ** steps);
}
