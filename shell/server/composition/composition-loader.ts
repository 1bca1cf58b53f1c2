import type { Logger } from 'pino';
import type { Composition, ReleaseManifest } from '@dswine/shared/contract/releases';
import { systemClock, type Clock, repeat } from '@dswine/shared/process/clock';
import {
  type LoadProblem,
  type ReleaseStore,
  type ServerState,
  isStray,
  loadProblemOf,
  readComposition,
  type ReadComposition,
} from '../../releases/index.ts';
import { resolveComposition, type ResolvedComposition } from './live-composition.ts';
import type { ExtraSources } from '../csp/csp.ts';

/** Exponential backoff, in ms, before a composition that failed to load is tried again. */
const RETRY_AFTER_MS = { first: 1000, longest: 30_000 };

/** What this server has loaded. `storeRevision` is that of what is live in the store. */
export type CompositionState = ServerState & { storeRevision: number };

type LoaderOptions = {
  store: ReleaseStore;
  log: Logger;
  extraSources?: ExtraSources;
  clock?: Clock;
};

export type CompositionLoader = ReturnType<typeof createCompositionLoader>;

/** Loads the newest usable composition of a store. */
// eslint-disable-next-line max-lines-per-function -- what is loaded, and what could not be
export function createCompositionLoader(options: LoaderOptions) {
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
    /** Loads newer compositions and retries failed ones. Resolves to whether the state changed. */
    async refresh(): Promise<boolean> {
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

/** Listing the compositions takes a fraction of a millisecond. */
const POLL_INTERVAL_MS = 100;

/** Thrown when nothing was promoted yet, or nothing that was live can be served. */
export class NothingLiveError extends Error {
  override name = 'NothingLiveError';
}

export type CompositionWatch = {
  live: () => ResolvedComposition;
  state: () => CompositionState;
  stop: () => void;
};

type Options = LoaderOptions & {
  /** Called after the state of the loader has changed. */
  onChange?: () => void;
};

/**
 * Polls the store and serves the newest usable composition. Retries with backoff while a newer one
 * fails to load or the live one has problems, because files may still arrive in the store.
 * @throws {NothingLiveError} when no composition can be served at the start.
 */
export async function watchComposition(options: Options): Promise<CompositionWatch> {
  const { log, onChange, clock = systemClock } = options;
  const loader = createCompositionLoader(options);
  await loader.refresh();
  const first = loader.live();
  if (!first)
    throw new NothingLiveError(
      '沒有可用的組合 / No composition can be served. Publish and promote the shell and the sections: ' +
        'npm run release -- publish shell mfe-<name> … --promote',
    );
  const stop = repeat(clock, POLL_INTERVAL_MS, async () => {
    try {
      if (await loader.refresh()) onChange?.();
    } catch (error) {
      log.error(
        { event: 'store-unreadable', error: (error as Error).message },
        'could not read the release store',
      );
    }
  });
  return {
    live: () => loader.live() ?? first,
    state: loader.state,
    stop,
  };
}

/** How many compositions to search backwards for a readable manifest. */
const MAX_COMPOSITIONS = 20;

/**
 * Remembers manifests: a release that stays live is verified once, while it is signed with the same
 * hash, and a section keeps its paths while its release is unreadable.
 */
export function createManifestMemory(store: ReleaseStore) {
  const lasting = new Map<string, ReleaseManifest>();
  const verified = new Map<string, { manifest: ReleaseManifest; hash: string | undefined }>();

  async function findEarlier(workspace: string): Promise<ReleaseManifest | undefined> {
    const tried = new Set<string>();
    let count = 0;
    for await (const { releases } of store.compositions()) {
      const version = releases[workspace];
      count += 1;
      if (count > MAX_COMPOSITIONS) return undefined;
      if (version === undefined || tried.has(version)) continue;
      tried.add(version);
      const manifest = await store.manifest(workspace, version).catch(() => undefined);
      if (manifest) return manifest;
    }
    return undefined;
  }

  return {
    /** Replaces what is remembered: releases whose files this process has verified. */
    remember(
      manifests: readonly ReleaseManifest[],
      { unavailable, hashes }: Pick<ReadComposition, 'unavailable' | 'hashes'>,
    ): void {
      verified.clear();
      for (const manifest of manifests) {
        const { workspace, section } = manifest;
        lasting.set(workspace, manifest);
        if (!unavailable.includes(section))
          verified.set(workspace, { manifest, hash: hashes.get(workspace) });
      }
    },
    known(workspace: string, version: string, hash: string | undefined) {
      const found = verified.get(workspace);
      const isKnown = hash !== undefined && found?.hash === hash;
      return isKnown && found.manifest.version === version ? found.manifest : undefined;
    },
    last: async (workspace: string) =>
      lasting.get(workspace) ?? findEarlier(workspace).catch(() => undefined),
  };
}
