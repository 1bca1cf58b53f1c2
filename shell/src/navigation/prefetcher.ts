import { savesData } from '../device/save-data.ts';

/** How long, in ms, a pointer must rest on a link before its page is prefetched. */
const REST_MS = 80;

type Prefetcher = {
  /** Reports the link under the pointer or focus; undefined for none. */
  aim: (url: URL | undefined) => void;
};

/**
 * Prefetches the page of the link that the reader is likely to follow. Only one page loads at a
 * time. The next one follows if the pointer is still on its link. Does nothing if the browser saves
 * data.
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
