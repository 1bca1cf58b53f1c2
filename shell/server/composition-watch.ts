import type { ServerReporter } from '../releases/server-reports.ts';
import {
  createCompositionLoader,
  type CompositionState,
  type LoaderTools,
} from './composition-loader.ts';
import type { ResolvedComposition } from './live-composition.ts';

const POLL_INTERVAL_MS = 500;

/** Nothing can be served: no composition was promoted, or none can be trusted. */
export class NothingLiveError extends Error {
  override name = 'NothingLiveError';
}

export type CompositionWatch = {
  live: () => ResolvedComposition;
  state: () => CompositionState;
  stop: () => void;
};

type Tools = LoaderTools & {
  /** Tells publishers what this server has loaded. */
  reporter?: ServerReporter;
  /** Called when another composition was loaded. */
  onChange?: () => void;
};

/**
 * Holds the newest composition that can be loaded. While the store has a newer one, or the live one
 * has problems, it tries again and again, with a pause: files that come late heal by themselves.
 * Rejects with `NothingLiveError`.
 */
export async function watchComposition(tools: Tools): Promise<CompositionWatch> {
  const { log, reporter, onChange } = tools;
  const loader = createCompositionLoader(tools);
  await loader.look();
  const first = loader.live();
  if (!first)
    throw new NothingLiveError(
      '沒有可用的組合 / No composition can be served. Publish and promote the shell and the sections: ' +
        'npm run release -- publish shell mfe-visitor mfe-exhibitor mfe-events mfe-info --promote',
    );
  reporter?.report(loader.state());
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    loader
      .look()
      .then((changed) => {
        if (!changed) return;
        reporter?.report(loader.state());
        onChange?.();
      })
      .catch((error: unknown) =>
        log.error(
          { event: 'store-unreadable', error: (error as Error).message },
          'could not read the release store',
        ),
      )
      .finally(() => (isLooking = false));
  }, POLL_INTERVAL_MS);
  timer.unref();
  return {
    live: () => loader.live() ?? first,
    state: loader.state,
    stop() {
      clearInterval(timer);
      reporter?.stop();
    },
  };
}
