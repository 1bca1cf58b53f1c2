import type { Composition } from '@dswine/shared/contract/releases';
import type { Logger } from 'pino';
import type { LoadProblem, ServerState } from '../releases/server-reports.ts';
import type { ReleaseStore } from '../releases/store.ts';
import { isStray } from '../releases/stray-files.ts';
import type { ExtraSources } from './csp.ts';
import { createManifestMemory } from './manifest-memory.ts';
import { loadComposition, problemOf, type ResolvedComposition } from './live-composition.ts';

/**
 * The pause before a composition that failed to load is tried again; twice as long after each
 * failure.
 */
const RETRY_AFTER_MS = { first: 1000, longest: 30_000 };

/**
 * How far this server is. `storeRevision` is the newest composition that the store's publisher
 * signed.
 */
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
  const readSigned = createSignedReader(store, log);
  const progress = createProgress(log);

  async function load(revision: number): Promise<'loaded' | 'rejected' | 'stray'> {
    let release = 'composition';
    try {
      const composition = await readSigned(revision);
      if (!composition) return 'stray';
      release = `shell@${composition.releases['shell']}`;
      const lastManifest = manifests.last;
      const loaded = await loadComposition(store, composition, { extraSources, lastManifest });
      const { releases, problems } = loaded;
      manifests.remember(
        loaded.manifests.filter(({ workspace, version }) => releases[workspace] === version),
      );
      if (problems.length > 0) retries.postpone(revision);
      else retries.forget(revision);
      progress.accept(loaded);
      return 'loaded';
    } catch (error) {
      retries.postpone(revision);
      progress.reject(revision, problemOf(release, error));
      return 'rejected';
    }
  }

  return {
    state: progress.state,
    live: progress.live,
    async look() {
      const before = JSON.stringify(progress.state());
      const revisions = await store.revisions();
      let newest = 0;
      for (const revision of revisions) {
        const live = progress.live();
        if (revision < (live?.revision ?? 0)) break;
        const isLive = revision === live?.revision;
        const isDone = isLive && live.problems.length === 0;
        const outcome = isDone || retries.isWaiting(revision) ? 'known' : await load(revision);
        if (outcome !== 'stray') newest = Math.max(newest, revision);
        if (isLive || outcome === 'loaded') break;
      }
      progress.see(revisions, newest);
      return JSON.stringify(progress.state()) !== before;
    },
  };
}

/** What was loaded and what was not. */
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
    /** Makes it live. The live one, loaded again, is replaced when more of it can be used. */
    accept(loaded: ResolvedComposition): void {
      const { revision, releases, problems } = loaded;
      for (const old of rejected.keys()) if (old <= revision) rejected.delete(old);
      if (live?.revision === revision && live.problems.length <= problems.length) return;
      live = loaded;
      log[problems.length > 0 ? 'warn' : 'info'](
        {
          event: 'composition',
          revision,
          releases,
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
    /** Forgets what is no longer in the store. */
    see(revisions: readonly number[], newest: number): void {
      storeRevision = newest;
      for (const revision of rejected.keys())
        if (!revisions.includes(revision)) rejected.delete(revision);
    },
  };
}

/**
 * Reads a composition; nothing for a stray file, of which it warns once. Rejects when the storage
 * fails.
 */
function createSignedReader(store: ReleaseStore, log: Logger) {
  const strays = new Set<number>();
  return async function readSigned(revision: number): Promise<Composition | undefined> {
    try {
      return await store.composition(revision);
    } catch (error) {
      if (!isStray(error)) throw error;
      if (!strays.has(revision))
        log.warn(
          { event: 'stray-file', revision, error: (error as Error).message },
          'ignored a file of the store',
        );
      strays.add(revision);
      return undefined;
    }
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
