import type { Logger } from 'pino';
import type { ReleaseStore } from '../releases/store.ts';
import { takeUp, type Live } from './live-composition.ts';

const LOOK_EVERY_MS = 500;

/** Nothing can be served: no composition was promoted, or none can be trusted. */
export class NothingLive extends Error {
  override name = 'NothingLive';
}

export type CompositionWatch = { live: () => Live; stop: () => void };

/**
 * Holds the live composition and takes up a newer one as it appears. One that cannot be taken up is logged and left; the
 * one before it stays.
 */
export async function watchComposition(
  store: ReleaseStore,
  log: Logger,
  onChange: (live: Live) => void = () => undefined,
): Promise<CompositionWatch> {
  let live = await newestUsable(store, log);
  let refused = 0;
  let looking = false;
  onChange(live);

  async function look(): Promise<void> {
    const revision = await store.revision();
    if (revision <= live.revision || revision === refused) return;
    try {
      live = await takeUp(store, await store.composition(revision));
      log.info(
        { event: 'composition', revision, releases: live.releases, problems: live.problems },
        'took up a composition',
      );
      onChange(live);
    } catch (error) {
      refused = revision;
      log.error(
        { event: 'composition-refused', revision, error: (error as Error).message },
        'kept the composition before',
      );
    }
  }

  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch((error: unknown) =>
        log.error(
          { event: 'store-unreadable', error: (error as Error).message },
          'could not look at the release store',
        ),
      )
      .finally(() => (looking = false));
  }, LOOK_EVERY_MS);
  timer.unref();

  return { live: () => live, stop: () => clearInterval(timer) };
}

/** At start: the newest composition that can be taken up. */
async function newestUsable(store: ReleaseStore, log: Logger): Promise<Live> {
  const newest = await store.revision();
  for (let revision = newest; revision >= 1; revision -= 1) {
    try {
      const live = await takeUp(store, await store.composition(revision));
      log.info(
        { event: 'composition', revision, releases: live.releases, problems: live.problems },
        'took up a composition',
      );
      return live;
    } catch (error) {
      log.error(
        { event: 'composition-refused', revision, error: (error as Error).message },
        'looking for an earlier composition',
      );
    }
  }
  throw new NothingLive(
    'No composition can be served. Publish and promote the shell and all sections: npm run release -- publish shell mfe-visitor mfe-exhibitor mfe-events mfe-info --promote',
  );
}
