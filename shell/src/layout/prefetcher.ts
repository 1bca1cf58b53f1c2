import { savesData } from './save-data.ts';

/** How long a pointer rests on a link, in ms, before its page is prefetched: one that passes over it does not. */
const REST_MS = 80;

export type Prefetcher = {
  /** The pointer or the focus is at this link now; undefined: at none. */
  aim: (url: URL | undefined) => void;
};

/**
 * Prefetches the page of the link that a reader is about to follow. One page at a time: a page that is rested on meanwhile
 * comes next, if the reader is still there. Nothing is prefetched for who saves data.
 */
export function createPrefetcher(prefetch: (url: URL) => Promise<void>): Prefetcher {
  let aimed: URL | undefined;
  let next: URL | undefined;
  let isRunning = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let url = next; url; url = next) {
      next = undefined;
      await prefetch(url).catch(() => undefined);
    }
    isRunning = false;
  }

  return {
    aim(url) {
      if (url?.href === aimed?.href) return;
      clearTimeout(resting);
      aimed = url;
      next = undefined;
      if (!url || savesData()) return;
      resting = setTimeout(() => {
        next = url;
        void run();
      }, REST_MS);
    },
  };
}
