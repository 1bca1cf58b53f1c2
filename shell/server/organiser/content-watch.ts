import type { Logger } from 'pino';
import { repeat, type Clock } from '@dswine/shared/process/clock';
import type { ContentRevision } from '@dswine/shared/contract/editions';
import { createHttp } from '@dswine/shared/section/http';

const POLL_INTERVAL_MS = 2000;

export type ContentWatch = Awaited<ReturnType<typeof watchContent>>;

type Options = {
  /** The URL of the expo API. */
  base: string;
  exhibitionCode: string;
  log: Logger;
  clock: Pick<Clock, 'every'>;
  onChanged: () => void;
  onWithdrawn: () => void;
};

/** Polls the content revision and the list of withdrawn records every two seconds. */
export async function watchContent({ base, exhibitionCode, log, clock, ...on }: Options) {
  const expo = createHttp({ base });
  let revision = '';
  let withdrawn = '';
  let reachable = false;

  async function refresh(): Promise<void> {
    try {
      const response = (await expo.data(`Revision/${exhibitionCode}`, {
        limit: POLL_INTERVAL_MS,
      })) as ContentRevision;
      const listed = [...response.Withdrawn].sort().join(' ');
      if (!reachable) log.info({ event: 'organiser-reachable' }, 'the organiser answers');
      reachable = true;
      if (listed !== withdrawn && revision !== '') on.onWithdrawn();
      if (response.Revision !== revision && revision !== '') on.onChanged();
      withdrawn = listed;
      revision = response.Revision;
    } catch (error) {
      if (reachable)
        log.warn(
          { event: 'organiser-unreachable', err: error },
          'pages come from their last good copies',
        );
      reachable = false;
    }
  }

  await refresh();
  const stop = repeat(clock, POLL_INTERVAL_MS, refresh);
  return {
    /** Identifies the published content. Empty until the organiser has responded once. */
    revision: () => revision,
    reachable: () => reachable,
    stop,
  };
}
