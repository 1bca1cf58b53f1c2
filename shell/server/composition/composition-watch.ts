import { repeat, systemClock } from '@dswine/shared/process/clock';
import {
  createCompositionLoader,
  type CompositionState,
  type LoaderOptions,
} from './composition-loader.ts';
import type { ResolvedComposition } from './live-composition.ts';

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
