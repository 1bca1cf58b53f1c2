import type { Composition, ReleaseManifest } from '@dswine/shared/contract/releases';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { Logger } from 'pino';
import {
  type LoadProblem,
  type ReleaseStore,
  type ServerState,
  isStray,
  loadProblemOf,
  readComposition,
} from '../../releases/index.ts';
import type { ExtraSources } from '../csp/csp.ts';
import { createManifestMemory } from './manifest-memory.ts';
import { resolveComposition, type ResolvedComposition } from './live-composition.ts';

/** Exponential backoff, in ms, before a composition that failed to load is tried again. */
const RETRY_AFTER_MS = { first: 1000, longest: 30_000 };

/** What this server has loaded. `storeRevision` is that of what is live in the store. */
export type CompositionState = ServerState & { storeRevision: number };

export type LoaderOptions = {
  store: ReleaseStore;
  log: Logger;
  extraSources?: ExtraSources;
  clock?: Clock;
};

export type CompositionLoader = {
  /** Loads newer compositions and retries failed ones. Resolves to whether the state changed. */
  refresh: () => Promise<boolean>;
  live: () => ResolvedComposition | undefined;
  state: () => CompositionState;
};

/** Loads the newest usable composition of a store. */
export function createCompositionLoader(options: LoaderOptions): CompositionLoader {
  const { store, log, extraSources = {}, clock = systemClock } = options;
  const manifests = createManifestMemory(store);
  const retries = createRetries(clock);
  const progress = createProgress(log);

  async function load(composition: Composition): Promise<boolean> {
    const { revision, releases } = composition;
    const started = clock.monotonic();
    try {
      const read = await readComposition(store, composition, manifests);
      const loaded = resolveComposition(read, extraSources);
      const { problems } = loaded;
      const isRead = ({ workspace, version }: ReleaseManifest) => releases[workspace] === version;
      manifests.remember(loaded.manifests.filter(isRead), read);
      if (problems.length > 0) retries.postpone(revision);
      else retries.forget(revision);
      progress.accept(loaded, Math.round(clock.monotonic() - started));
      return true;
    } catch (error) {
      retries.postpone(revision);
      progress.reject(revision, loadProblemOf(`shell@${releases['shell']}`, error));
      return false;
    }
  }

  return {
    state: progress.state,
    live: progress.live,
    async refresh() {
      const before = JSON.stringify(progress.state());
      const revisions: number[] = [];
      for await (const composition of readable(store, log)) {
        const { revision, id } = composition;
        const live = progress.live();
        if (revision < (live?.revision ?? 0)) break;
        revisions.push(revision);
        // The same may be live again, after something else.
        const isLive = live?.id === id && live.revision === revision;
        const isDone = isLive && live?.problems.length === 0;
        const isLoaded = !isDone && !retries.isWaiting(revision) && (await load(composition));
        if (isLive || isLoaded) break;
      }
      progress.updateStore(revisions);
      return JSON.stringify(progress.state()) !== before;
    },
  };
}

/** What is live and what was before, up to a file that is lost or damaged. */
async function* readable(store: ReleaseStore, log: Logger): AsyncGenerator<Composition> {
  try {
    yield* store.compositions();
  } catch (error) {
    if (!isStray(error)) throw error;
    log.warn(
      { event: 'history-unreadable', error: (error as Error).message },
      'what was live before cannot be read',
    );
  }
}

/** Tracks which compositions were loaded and which were rejected. */
function createProgress(log: Logger) {
  const rejected = new Map<number, LoadProblem>();
  let live: ResolvedComposition | undefined;
  let storeRevision = 0;
  return {
    live: () => live,
    state: (): CompositionState => ({
      revision: live?.revision ?? 0,
      storeRevision,
      problems: live?.problems ?? [],
      rejected: [...rejected].map(([revision, problem]) => ({ revision, problem })),
    }),
    /**
     * Makes a composition live that took `ms` to load. A reload of the live one replaces it only
     * with fewer problems.
     */
    accept(loaded: ResolvedComposition, ms: number): void {
      const { revision, releases, problems } = loaded;
      for (const old of rejected.keys()) if (old <= revision) rejected.delete(old);
      const fewest = live === undefined ? Infinity : live.problems.length;
      const isSame = live?.id === loaded.id && live?.revision === revision;
      if (isSame && fewest <= problems.length) return;
      live = loaded;
      log[problems.length > 0 ? 'warn' : 'info'](
        {
          event: 'composition',
          revision,
          releases,
          ms,
          problems: problems.map(({ message }) => message),
        },
        'loaded a composition',
      );
    },
    reject(revision: number, problem: LoadProblem): void {
      rejected.set(revision, problem);
      log.error(
        { event: 'composition-rejected', revision, live: live?.revision, error: problem.message },
        'could not load a composition; will try again',
      );
    },
    /** Forgets rejected compositions that are not in the chain any more. */
    updateStore(revisions: readonly number[]): void {
      storeRevision = Math.max(0, ...revisions);
      for (const revision of rejected.keys())
        if (!revisions.includes(revision)) rejected.delete(revision);
    },
  };
}

type Retries = {
  postpone: (revision: number) => void;
  forget: (revision: number) => void;
  isWaiting: (revision: number) => boolean;
};

function createRetries({ monotonic: now }: Pick<Clock, 'monotonic'>): Retries {
  const retries = new Map<number, { at: number; pause: number }>();
  return {
    postpone(revision) {
      const pause = Math.min(
        (retries.get(revision)?.pause ?? RETRY_AFTER_MS.first / 2) * 2,
        RETRY_AFTER_MS.longest,
      );
      retries.set(revision, { at: now() + pause, pause });
    },
    forget: (revision) => void retries.delete(revision),
    isWaiting: (revision) => (retries.get(revision)?.at ?? 0) > now(),
  };
}
