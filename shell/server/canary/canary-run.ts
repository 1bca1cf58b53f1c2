import type { Logger } from 'pino';
import type { Clock } from '@dswine/shared/process/clock';
import {
  type Limits,
  type Reports,
  SILENT_BEATS,
  canaryFilesOf,
  findWorse,
  sumFigures,
} from '../../releases/index.ts';
import { createCohortCounter, type CohortCounter } from './cohort-figures.ts';

/** A canary on this server, from its first to its last share. */
export type CanaryRun = {
  id: string;
  counter: CohortCounter;
  /** Of the compositions that its readers see: another one with every promotion. */
  revisions: Set<number>;
  /** Whether it was ended, here or elsewhere: nothing brings it back. */
  isEnded: () => boolean;
  /** Ends it on all servers. */
  end: (why: string) => Promise<void>;
  /**
   * Tells other servers what this one has counted. Whether a command watches the canary, and it is
   * no worse than what is live, by the figures of all. Rejects when nobody can tell.
   */
  isGood: (limits: Limits) => Promise<boolean>;
};

type Dependencies = {
  reports: Reports;
  server: string;
  log: Logger;
  clock: Pick<Clock, 'monotonic'>;
};

export function createCanaryRun(
  id: string,
  { reports, server, log, clock }: Dependencies,
): CanaryRun {
  const files = canaryFilesOf(reports, id);
  const counter = createCohortCounter();
  let isEnded = false;
  let last: string | undefined;
  /** When the command was seen to count. Undefined before that. */
  let beatAt: number | undefined;

  function isWatched(beat: string | undefined): boolean {
    if (last !== undefined && beat !== undefined && beat !== last) beatAt = clock.monotonic();
    last = beat;
    return beatAt !== undefined && clock.monotonic() - beatAt < SILENT_BEATS * reports.beatMs;
  }

  async function end(why: string): Promise<void> {
    isEnded = true;
    log.error({ event: 'canary-stopped', problems: [why] }, 'stopped showing a canary');
    await files.stop(why);
  }

  return {
    id,
    counter,
    revisions: new Set(),
    end,
    isEnded: () => isEnded,
    async isGood(limits) {
      const own = counter.figures();
      await files.report(server, own);
      const { beat, stop, figures } = await files.read();
      if (stop !== undefined) isEnded = true;
      if (!isWatched(beat) || isEnded) return false;
      const all = sumFigures(new Map([...figures, [server, own]]).values());
      const why = findWorse(all.canary, all.live, limits);
      if (why !== undefined) await end(why);
      return why === undefined;
    },
  };
}
