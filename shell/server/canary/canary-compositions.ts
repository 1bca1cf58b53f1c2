import { LRUCache } from 'lru-cache';
import type { Clock } from '@dswine/shared/process/clock';
import type { Canary } from '@dswine/shared/contract/canary';
import type { CanarySource } from '../composition/canary-source.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import type { CanaryRun } from './canary-run.ts';

/** Files may still arrive in the store, and processes may take time to start. */
const FAILURE_LIMIT_MS = 20_000;

/** `since`: when its processes were started, in ms of a clock that never jumps. */
type Opened = { live: Live; base: number; since: number; release: () => void };

type Dependencies = {
  source: Pick<CanarySource, 'compose'>;
  pool: Pick<RenderPool, 'lease' | 'prepare'>;
  clock: Pick<Clock, 'monotonic'>;
};

/** The composition that the readers of a canary see, with render processes of its own. */
export function createCompositions({ source, pool, clock }: Dependencies) {
  const { monotonic: now } = clock;
  /** The composition that is shown, and the one that follows it as soon as a process is warm. */
  let [warm, next]: (Opened | undefined)[] = [];
  let failedSince: number | undefined;
  const known = new LRUCache<number, Live>({ max: 20 });

  const close = () => {
    warm?.release();
    next?.release();
    [warm, next, failedSince] = [undefined, undefined, undefined];
  };

  async function open(base: Live, canary: Canary): Promise<Opened> {
    const existing = [warm, next].find((one) => one?.base === base.revision);
    if (existing) return existing;
    const live = await source.compose(base, canary);
    failedSince = undefined;
    known.set(live.revision, live);
    next?.release();
    next = { live, base: base.revision, since: now(), release: pool.lease(live).release };
    return next;
  }

  /** Until the composition is warm, readers see the one before, but not for long. */
  function shownFor(opened: Opened): Live | undefined {
    const isWarm = pool.prepare(opened.live);
    if (opened === warm) return isWarm ? warm.live : undefined;
    if (isWarm) {
      warm?.release();
      [warm, next] = [opened, undefined];
      return opened.live;
    }
    const isLate = now() - opened.since > FAILURE_LIMIT_MS;
    return warm && !isLate && pool.prepare(warm.live) ? warm.live : undefined;
  }

  return {
    composed: (revision: number): Live | undefined => known.get(revision),
    close,
    /** Undefined until a process is warm. Ends the canary when it cannot be composed. */
    async of(base: Live, canary: Canary, run: CanaryRun): Promise<Live | undefined> {
      try {
        return shownFor(await open(base, canary));
      } catch (error) {
        failedSince ??= now();
        const { message } = error as Error;
        if (now() - failedSince > FAILURE_LIMIT_MS) await run.end(`It cannot be shown: ${message}`);
        return undefined;
      }
    },
  };
}
