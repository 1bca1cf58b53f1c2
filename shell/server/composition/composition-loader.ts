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
// eslint-disable-next-line max-lines-per-function -- what is loaded, and what could not be
export function createCompositionLoader(options: LoaderOptions): CompositionLoader {
  const { store, log, extraSources = {}, clock = systemClock } = options;
  const manifests = createManifestMemory(store);
  const retries = new Map<number, { at: number; pause: number }>();
  const rejected = new Map<number, LoadProblem>();
  let live: ResolvedComposition | undefined;
  let storeRevision = 0;
  const state = (): CompositionState => ({
    revision: live?.revision ?? 0,
    storeRevision,
    problems: live?.problems ?? [],
    rejected: [...rejected].map(([revision, problem]) => ({ revision, problem })),
  });

  function postpone(revision: number): void {
    const { first, longest } = RETRY_AFTER_MS;
    const pause = Math.min((retries.get(revision)?.pause ?? first / 2) * 2, longest);
    retries.set(revision, { at: clock.monotonic() + pause, pause });
  }

  /** A reload of the live one replaces it only with fewer problems. */
  function accept(loaded: ResolvedComposition, ms: number): void {
    const { id, revision, releases, problems } = loaded;
    for (const old of rejected.keys()) if (old <= revision) rejected.delete(old);
    const isSame = live?.id === id && live?.revision === revision;
    if (isSame && live && live.problems.length <= problems.length) return;
    live = loaded;
    const sentences = problems.map(({ message }) => message);
    log[problems.length > 0 ? 'warn' : 'info'](
      { event: 'composition', revision, releases, ms, problems: sentences },
      'loaded a composition',
    );
  }

  async function load(composition: Composition): Promise<boolean> {
    const { revision, releases } = composition;
    const started = clock.monotonic();
    try {
      const read = await readComposition(store, composition, manifests);
      const loaded = resolveComposition(read, extraSources);
      const isRead = ({ workspace, version }: ReleaseManifest) => releases[workspace] === version;
      manifests.remember(loaded.manifests.filter(isRead), read);
      if (loaded.problems.length > 0) postpone(revision);
      else retries.delete(revision);
      accept(loaded, Math.round(clock.monotonic() - started));
      return true;
    } catch (error) {
      postpone(revision);
      const problem = loadProblemOf(`shell@${releases['shell']}`, error);
      rejected.set(revision, problem);
      log.error(
        { event: 'composition-rejected', revision, live: live?.revision, error: problem.message },
        'could not load a composition; will try again',
      );
      return false;
    }
  }

  return {
    state,
    live: () => live,
    async refresh() {
      const before = JSON.stringify(state());
      const revisions: number[] = [];
      for await (const composition of readable(store, log)) {
        const { revision, id } = composition;
        if (revision < (live?.revision ?? 0)) break;
        revisions.push(revision);
        // The same may be live again, after something else.
        const isLive = live?.id === id && live.revision === revision;
        const isDone = isLive && live?.problems.length === 0;
        const isWaiting = (retries.get(revision)?.at ?? 0) > clock.monotonic();
        const isLoaded = !isDone && !isWaiting && (await load(composition));
        if (isLive || isLoaded) break;
      }
      storeRevision = Math.max(0, ...revisions);
      // Those that are not in the chain any more.
      for (const revision of rejected.keys())
        if (!revisions.includes(revision)) rejected.delete(revision);
      return JSON.stringify(state()) !== before;
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
