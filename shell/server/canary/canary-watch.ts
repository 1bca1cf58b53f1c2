import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { Canary } from '@dswine/shared/contract/canary';
import type { CanaryMark } from '../../src/composition/page-state.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import { createCompositions } from './canary-compositions.ts';
import { createCanaryRun, type CanaryRun } from './canary-run.ts';
import {
  isLiveRevision,
  revisionOfCanary,
  type CanarySource,
} from '../composition/canary-source.ts';
import type { PageLabels } from '../http/page-labels.ts';
import type { BrowserView } from './cohort-figures.ts';

/** A canary as readers see it: `live` is what would be live. */
export type ShownCanary = { id: string; percent: number; release: string; live: Live };

export type CanaryWatch = {
  /** The canary that this server shows now. */
  shown: () => ShownCanary | undefined;
  /**
   * What pages tell browsers: the canary that is signed and not over, also while this server does
   * not show it yet. Without it, browsers leave its cohort.
   */
  mark: () => CanaryMark | undefined;
  /** Whether a composition names or has named a canary of this id. */
  isNamed: (id: string) => boolean;
  /** A composition that it shows or has shown. */
  composition: (revision: number) => Live | undefined;
  /** Counts a view of the canary, or of what is live. `status`: with which it was answered. */
  viewed: (labels: Pick<PageLabels, 'isCanary' | 'isPreview' | 'isBroken'>, status: number) => void;
  /** Counts what a browser has reported of a view of the canary, or of what is live. */
  reported: (view: BrowserView) => void;
  stop: () => void;
};

type Dependencies = {
  source: CanarySource;
  pool: Pick<RenderPool, 'lease' | 'prepare'>;
  live: () => Live;
  log: Logger;
  clock?: Clock;
};

/**
 * Shows the canary of the live composition while it is signed, in its time, watched by a command,
 * and no worse than what is live. In any other case everybody sees what is live.
 */
export function watchCanary(given: Dependencies): CanaryWatch {
  const { source, pool, live, log, clock = systemClock } = given;
  const { reports } = source;
  const server = `${hostname()}-${randomUUID().slice(0, 8)}`;
  const compositions = createCompositions({ source, pool, clock });
  const named = createNamedIds(source);
  let run: CanaryRun | undefined;
  let shown: ShownCanary | undefined;
  const signed = createSigned(clock);

  async function find(): Promise<ShownCanary | undefined> {
    const base = live();
    const canary = signed.read(base);
    if (!canary) {
      run = undefined;
      return undefined;
    }
    const { id, workspace, version, percent, limits } = canary;
    if (run?.id !== id) {
      compositions.close();
      run = createCanaryRun(id, { reports, server, log, clock });
    }
    const current = run;
    current.revisions.add(revisionOfCanary(base.revision));
    if (current.isEnded()) return undefined;
    const composed = await compositions.of(base, canary, current);
    const isGood = await current.isGood(limits);
    const release = `${workspace}@${version}`;
    return isGood && composed ? { id, percent, release, live: composed } : undefined;
  }

  async function refresh(): Promise<void> {
    try {
      shown = await find();
    } catch (error) {
      const problems = [(error as Error).message];
      // Nobody knows whether it is still good.
      if (shown) log.warn({ event: 'canary-unknown', problems }, 'shows no canary');
      shown = undefined;
    }
    if (!shown && (run?.isEnded() ?? true)) compositions.close();
    // Tried again with the next beat.
    await named.note(live().revision).catch(() => undefined);
  }

  const stopRefreshing = clock.every(reports.beatMs, onceAtATime(refresh));
  return {
    shown: () => shown,
    mark: () => (run?.isEnded() ? undefined : signed.mark()),
    isNamed: named.has,
    composition: compositions.composed,
    ...countIn(() => (shown ? run : undefined)),
    stop() {
      stopRefreshing();
      shown = undefined;
      compositions.close();
    },
  };
}

/** The canary that a composition names, signed and in its time. */
function createSigned(clock: Clock) {
  let signed: { mark: CanaryMark; until: number } | undefined;
  const isOver = () => signed === undefined || clock.now() >= signed.until;
  return {
    read({ canary }: Live): Canary | undefined {
      signed = canary && {
        mark: { id: canary.id, percent: canary.percent },
        until: Date.parse(canary.until),
      };
      return isOver() ? undefined : canary;
    },
    mark: () => (isOver() ? undefined : signed?.mark),
  };
}

/** Counts what is live and the canary that is shown, and no other. */
function countIn(run: () => CanaryRun | undefined): Pick<CanaryWatch, 'viewed' | 'reported'> {
  return {
    viewed(labels, status) {
      if (!labels.isPreview) run()?.counter.view(labels, status);
    },
    reported(view) {
      const { revisions, counter } = run() ?? {};
      // Neither are previews, nor tabs that still show an earlier canary.
      const isCanary = revisions?.has(view.revision) ?? false;
      if (isCanary || isLiveRevision(view.revision)) counter?.browser(view, isCanary);
    },
  };
}

/** Skips what would begin before the last one has ended. */
function onceAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    void work().finally(() => (isRunning = false));
  };
}

/** Readers keep an id for a session, and edges what they have stored for it. */
const MAX_IDS = 200;

/** The ids that compositions of the store name, also from before this server was started. */
function createNamedIds({ idsAfter }: Pick<CanarySource, 'idsAfter'>) {
  const ids = new LRUCache<string, true>({ max: MAX_IDS });
  let noted = 0;
  return {
    has: (id: string): boolean => ids.has(id),
    async note(revision: number): Promise<void> {
      if (revision === noted) return;
      for (const id of await idsAfter(noted)) ids.set(id, true);
      noted = revision;
    },
  };
}
