import type { Composition } from '@dswine/shared/contract/releases';
import type { Logger } from 'pino';
import type { LoadProblem, ServerState } from '../releases/server-reports.ts';
import type { ReleaseStore } from '../releases/store.ts';
import { isStray } from '../releases/stray-files.ts';
import type { ExtraSources } from './csp.ts';
import { createManifestMemory } from './manifest-memory.ts';
import { loadComposition, problemOf, type ResolvedComposition } from './live-composition.ts';

/** The pause before a composition that failed to load is tried again; twice as long after each failure. */
const RETRY_AFTER_MS = { first: 1000, longest: 30_000 };

/** How far this server is. `storeRevision` is the newest composition that the store's publisher signed. */
export type CompositionState = ServerState & { storeRevision: number };

export type LoaderTools = {
  store: ReleaseStore;
  log: Logger;
  extraSources?: ExtraSources;
  now?: () => number;
};

export type CompositionLoader = {
  /** Loads what is newer or has healed. Answers whether the state changed. */
  look: () => Promise<boolean>;
  live: () => ResolvedComposition | undefined;
  state: () => CompositionState;
};

/** Holds the newest composition of a store that can be loaded. */
export function createCompositionLoader(tools: LoaderTools): CompositionLoader {
  const { store, log, extraSources = {}, now = Date.now } = tools;
  const manifests = createManifestMemory(store);
  const retries = createRetries(now);
  const strays = new Set<number>();
  let live: ResolvedComposition | undefined;
  let storeRevision = 0;
  const rejected = new Map<number, LoadProblem>();

  function state(): CompositionState {
    return {
      revision: live?.revision ?? 0,
      storeRevision,
      problems: live?.problems ?? [],
      rejected: [...rejected].map(([revision, problem]) => ({ revision, problem })),
    };
  }

  function reject(revision: number, problem: LoadProblem): void {
    retries.postpone(revision);
    rejected.set(revision, problem);
    log.error(
      { event: 'composition-rejected', revision, live: live?.revision, error: problem.message },
      'could not load a composition; will try again',
    );
  }

  function accept(loaded: ResolvedComposition): void {
    const { revision, releases, problems } = loaded;
    manifests.remember(loaded.manifests.filter(({ workspace, version }) => releases[workspace] === version));
    if (problems.length > 0) retries.postpone(revision);
    else retries.forget(revision);
    const isSame = live?.revision === revision && JSON.stringify(live.problems) === JSON.stringify(problems);
    if (isSame) return;
    live = loaded;
    for (const old of [...rejected.keys()].filter((one) => one <= revision)) rejected.delete(old);
    log[problems.length > 0 ? 'warn' : 'info'](
      { event: 'composition', revision, releases, problems: problems.map(({ message }) => message) },
      'loaded a composition',
    );
  }

  async function load(revision: number): Promise<'loaded' | 'rejected' | 'stray'> {
    let composition: Composition;
    try {
      composition = await store.composition(revision);
    } catch (error) {
      if (!isStray(error)) reject(revision, problemOf('composition', error));
      else if (!strays.has(revision))
        log.warn({ event: 'stray-file', revision, error: (error as Error).message }, 'ignored a file of the store');
      if (!isStray(error)) return 'rejected';
      strays.add(revision);
      return 'stray';
    }
    try {
      accept(await loadComposition(store, composition, { extraSources, lastManifest: manifests.last }));
      return 'loaded';
    } catch (error) {
      reject(revision, problemOf(`shell@${composition.releases['shell']}`, error));
      return 'rejected';
    }
  }

  return {
    state,
    live: () => live,
    async look() {
      const before = JSON.stringify(state());
      let newest = 0;
      for (const revision of await store.revisions()) {
        if (revision < (live?.revision ?? 0)) break;
        const isLive = revision === live?.revision;
        const isWaiting = retries.isWaiting(revision);
        const isDone = isLive && live?.problems.length === 0;
        const outcome = isDone || isWaiting ? 'known' : await load(revision);
        if (outcome !== 'stray') newest = Math.max(newest, revision);
        if (isLive || outcome === 'loaded') break;
      }
      storeRevision = newest;
      return JSON.stringify(state()) !== before;
    },
  };
}

type Retries = {
  postpone: (revision: number) => void;
  forget: (revision: number) => void;
  isWaiting: (revision: number) => boolean;
};

function createRetries(now: () => number): Retries {
  const retries = new Map<number, { at: number; pause: number }>();
  return {
    postpone(revision) {
      const pause = Math.min((retries.get(revision)?.pause ?? RETRY_AFTER_MS.first / 2) * 2, RETRY_AFTER_MS.longest);
      retries.set(revision, { at: now() + pause, pause });
    },
    forget: (revision) => void retries.delete(revision),
    isWaiting: (revision) => (retries.get(revision)?.at ?? 0) > now(),
  };
}
