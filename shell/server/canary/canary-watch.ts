import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Canary } from '@dswine/shared/contract/releases';
import { canaryFilesOf, SILENT_BEATS, sumFigures } from '../../releases/canary/canary-files.ts';
import { findWorse } from '../../releases/canary/rule.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import { compositionOfCanary, type CanarySource } from './canary-source.ts';
import { createCohortCounter, type BrowserView, type CohortCounter } from './cohort-figures.ts';

/** A canary as readers see it: `live` is what would be live. */
export type ShownCanary = { id: string; percent: number; release: string; live: Live };

export type CanaryWatch = {
  /** The canary that this server shows now. */
  shown: () => ShownCanary | undefined;
  /** A composition that it shows or has shown. */
  composition: (revision: number) => Live | undefined;
  viewed: CohortCounter['view'];
  /** Counts what a browser has reported of a view of the canary, or of what is live. */
  reported: (view: BrowserView) => void;
  /** Looks once, as it does by itself with every beat. Never rejects. */
  look: () => Promise<void>;
  stop: () => void;
};

type Dependencies = {
  source: CanarySource;
  pool: Pick<RenderPool, 'lease' | 'prepare'>;
  live: () => Live;
  log: Logger;
  now?: () => number;
};

type Opened = { live: Live; base: number; release: () => void };

/** A canary from its first to its last share. */
type Run = {
  id: string;
  files: ReturnType<typeof canaryFilesOf>;
  counter: CohortCounter;
  beat?: string | undefined;
  /** When the command was seen to watch it. Undefined before its first beat was seen. */
  beatAt?: number;
  isStopped: boolean;
  failedSince?: number;
};

/** Files may still arrive in the store. */
const PATIENCE_MS = 20_000;

/**
 * Shows the canary of the live composition while it is signed, in its time, watched by a command,
 * and no worse than what is live. In any other case everybody sees what is live.
 */
export function watchCanary(dependencies: Dependencies): CanaryWatch {
  const { source, live, log, now = Date.now } = dependencies;
  const { beatMs } = source.reports;
  const server = `${hostname()}-${randomUUID().slice(0, 8)}`;
  const compositions = createCompositions(dependencies);
  let run: Run | undefined;
  let shown: ShownCanary | undefined;

  function runOf({ id }: Canary): Run {
    if (run?.id === id) return run;
    const files = canaryFilesOf(source.reports, id);
    run = { id, files, counter: createCohortCounter(), isStopped: false };
    return run;
  }

  async function end(one: Run, why: string): Promise<void> {
    one.isStopped = true;
    shown = undefined;
    log.error({ event: 'canary-stopped', problems: [why] }, 'stopped showing a canary');
    await one.files.stop(why);
  }

  /** Whether a command watches it and no server has ended it. Judges it with all figures. */
  async function isGood(one: Run, { limits }: Canary): Promise<boolean> {
    await one.files.report(server, one.counter.figures());
    const { beat, stop, figures } = await one.files.read();
    if (stop !== undefined) one.isStopped = true;
    if (one.beat !== undefined && beat !== undefined && beat !== one.beat) one.beatAt = now();
    one.beat = beat;
    const isWatched = one.beatAt !== undefined && now() - one.beatAt < SILENT_BEATS * beatMs;
    if (one.isStopped || !isWatched) return false;
    const all = sumFigures(new Map([...figures, [server, one.counter.figures()]]).values());
    const why = findWorse(all.canary, all.live, limits);
    if (why !== undefined) await end(one, why);
    return why === undefined;
  }

  async function open(one: Run, base: Live, canary: Canary): Promise<Opened | undefined> {
    try {
      const opened = await compositions.of(base, canary);
      delete one.failedSince;
      return opened;
    } catch (error) {
      const { message } = error as Error;
      const since = (one.failedSince ??= now());
      if (now() - since > PATIENCE_MS) await end(one, `It cannot be shown: ${message}`);
      return undefined;
    }
  }

  async function lookOnce(): Promise<void> {
    const base = live();
    const canary = await source.canaryOf(base.revision);
    if (!canary || now() >= Date.parse(canary.until)) {
      shown = undefined;
      compositions.close();
      return;
    }
    const one = runOf(canary);
    const opened = one.isStopped ? undefined : await open(one, base, canary);
    const isShown = (await isGood(one, canary)) && opened !== undefined;
    const { id, workspace, version, percent } = canary;
    shown = isShown
      ? { id, percent, release: `${workspace}@${version}`, live: opened.live }
      : undefined;
    if (one.isStopped) compositions.close();
  }

  async function look(): Promise<void> {
    try {
      await lookOnce();
    } catch (error) {
      const problems = [(error as Error).message];
      // Nobody knows whether it is still good.
      if (shown) log.warn({ event: 'canary-unknown', problems }, 'shows no canary');
      shown = undefined;
    }
  }

  const timer = everyBeat(beatMs, look);
  return {
    shown: () => shown,
    composition: compositions.shown,
    viewed: (labels, status) => {
      if (shown) run?.counter.view(labels, status);
    },
    reported: (view) => {
      if (shown) run?.counter.browser(view, compositionOfCanary(view.revision) !== undefined);
    },
    look,
    stop() {
      clearInterval(timer);
      shown = undefined;
      compositions.close();
    },
  };
}

/** One look at a time. */
function everyBeat(ms: number, look: () => Promise<void>): NodeJS.Timeout {
  let isLooking = false;
  return setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, ms).unref();
}

/** The composition that the readers of a canary see, with render processes of its own. */
function createCompositions({ source, pool }: Dependencies) {
  let opened: Opened | undefined;
  const known = new LRUCache<number, Live>({ max: 20 });

  return {
    /** Undefined until a process is warm. */
    async of(base: Live, canary: Canary): Promise<Opened | undefined> {
      if (opened?.base !== base.revision) {
        const live = await source.compose(base, canary);
        opened?.release();
        known.set(live.revision, live);
        opened = { live, base: base.revision, release: pool.lease(live).release };
      }
      return pool.prepare(opened.live) ? opened : undefined;
    },
    shown: (revision: number): Live | undefined => known.get(revision),
    close() {
      opened?.release();
      opened = undefined;
    },
  };
}
