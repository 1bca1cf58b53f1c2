import type { Logger } from 'pino';
import type { ContentRevision } from '@dswine/shared/contract/editions';
import { createHttp } from '@dswine/shared/section/http';

const POLL_INTERVAL_MS = 2000;

export type ContentWatch = {
  /** Names the content that is out now; empty until the organiser answered for the first time. */
  revision: () => string;
  reachable: () => boolean;
  stop: () => void;
};

/** Looks every two seconds at the content's revision and at what was withdrawn. */
export async function watchContent(
  base: string,
  exhibitionCode: string,
  log: Logger,
  on: { changed: () => void; withdrawn: () => void },
): Promise<ContentWatch> {
  const expo = createHttp({ base });
  let revision = '';
  let withdrawn = '';
  let reachable = false;

  async function look(): Promise<void> {
    try {
      const said = (await expo.data(`Revision/${exhibitionCode}`, {
        limit: POLL_INTERVAL_MS,
      })) as ContentRevision;
      const listed = [...said.Withdrawn].sort().join(' ');
      if (!reachable) log.info({ event: 'organiser-reachable' }, 'the organiser answers');
      reachable = true;
      if (listed !== withdrawn && revision !== '') on.withdrawn();
      if (said.Revision !== revision && revision !== '') on.changed();
      withdrawn = listed;
      revision = said.Revision;
    } catch (error) {
      if (reachable)
        log.warn(
          { event: 'organiser-unreachable', err: error },
          'pages come from their last good copies',
        );
      reachable = false;
    }
  }

  await look();
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look().finally(() => (looking = false));
  }, POLL_INTERVAL_MS);
  timer.unref();
  return { revision: () => revision, reachable: () => reachable, stop: () => clearInterval(timer) };
}
