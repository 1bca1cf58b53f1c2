import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '@dswine/shared/process/clock';
import type { ProcessData } from './render-worker.ts';

/** A section that could not be loaded. `isAlone`: also without the others of the home page. */
export type LeftOut = { section: string; isAlone: boolean; reason: string };

/** The sections that are left out of a composition. */
export type LeftOutSections = { list: () => LeftOut[]; add: (leftOut: LeftOut) => void };

/** After this time it is tried again: the cause may be gone. */
const LEFT_OUT_MS = 5 * 60_000;
const MAX_ENTRIES = 1000;

/**
 * Remembers sections whose bundle has failed or exceeded its share when it was loaded: only their
 * own pages and fragments are missing. The release counts, not the composition, so that a promotion
 * of another section does not try it again.
 */
export function createLeftOutSections(
  log: Logger,
  { monotonic: now }: Pick<Clock, 'monotonic'>,
): (bundles: ProcessData['bundles']) => LeftOutSections {
  const options = { max: MAX_ENTRIES, ttl: LEFT_OUT_MS, ttlResolution: 0, perf: { now } };
  const all = new LRUCache<string, LeftOut>(options);
  return ({ shell, sections }) => {
    const keyOf = (section: string, isAlone: boolean) =>
      `${shell.integrity} ${section} ${sections[section]?.integrity} ${isAlone}`;
    return {
      add(leftOut) {
        const { section, isAlone, reason: error } = leftOut;
        all.set(keyOf(section, isAlone), leftOut);
        log.error(
          { event: 'section-left-out', section, isAlone, error },
          'a section could not be loaded; the others go on without it',
        );
      },
      list: () =>
        Object.keys(sections).flatMap(
          (section) => all.get(keyOf(section, true)) ?? all.get(keyOf(section, false)) ?? [],
        ),
    };
  };
}
