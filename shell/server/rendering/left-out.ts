import type { Logger } from 'pino';
import type { Clock } from '@dswine/shared/process/clock';
import type { ProcessData } from './render-worker.ts';

/** A section that could not be loaded. `isAlone`: also without the others of the home page. */
export type LeftOut = { section: string; isAlone: boolean; reason: string };

/**
 * The sections that are left out, because their bundle has failed or exceeded its share when it was
 * loaded: only their own pages and fragments are missing. The release counts, not the composition,
 * so that a promotion of another section does not try it again.
 */
export type LeftOutSections = {
  add: (bundles: ProcessData['bundles'], leftOut: LeftOut) => void;
  of: (bundles: ProcessData['bundles']) => LeftOut[];
};

/** After this time it is tried again: the cause may be gone. */
const LEFT_OUT_MS = 5 * 60_000;

export function createLeftOutSections(
  log: Logger,
  { monotonic }: Pick<Clock, 'monotonic'>,
): LeftOutSections {
  const all = new Map<string, LeftOut & { until: number }>();
  const keyOf = ({ shell, sections }: ProcessData['bundles'], section: string, isAlone: boolean) =>
    `${shell.integrity} ${section} ${sections[section]?.integrity} ${isAlone}`;
  return {
    add(bundles, leftOut) {
      const { section, isAlone } = leftOut;
      const until = monotonic() + LEFT_OUT_MS;
      for (const [key, one] of all) if (one.until <= monotonic()) all.delete(key);
      all.set(keyOf(bundles, section, isAlone), { ...leftOut, until });
      log.error(
        { event: 'section-left-out', section, isAlone, error: leftOut.reason },
        'a section could not be loaded; the others go on without it',
      );
    },
    of: (bundles) =>
      Object.keys(bundles.sections).flatMap((section) => {
        const found = [true, false].map((isAlone) => all.get(keyOf(bundles, section, isAlone)));
        const current = found.find((one) => one && one.until > monotonic());
        return current ? [current] : [];
      }),
  };
}
