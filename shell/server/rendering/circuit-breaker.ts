import { LRUCache } from 'lru-cache';

/** How long a URL, or a kind of page, is not tried again after it failed. */
const OPEN_FOR_MS = 10_000;
/** A kind counts as broken when this many different URLs of it fail in a row. */
const URLS_TO_OPEN = 3;
const MAX_ENTRIES = 5000;

/**
 * Remembers what failed to render, so that a section that loops does not cost a thread with every
 * request. A kind names release and page: a new release is tried at once. One bad record makes
 * only its own URL fail, so a kind opens only when different URLs failed and none succeeded since.
 */
export type CircuitBreaker = {
  isOpen: (kind: string, url: string) => boolean;
  reportFailure: (kind: string, url: string) => void;
  reportSuccess: (kind: string) => void;
};

export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  const options = { max: MAX_ENTRIES, ttl: OPEN_FOR_MS, ttlResolution: 0, perf: { now } };
  const openUrls = new LRUCache<string, true>(options);
  const openKinds = new LRUCache<string, true>(options);
  const failedUrls = new LRUCache<string, Set<string>>({ max: MAX_ENTRIES });
  return {
    isOpen: (kind, url) => openKinds.has(kind) || openUrls.has(`${kind} ${url}`),
    reportFailure(kind, url) {
      openUrls.set(`${kind} ${url}`, true);
      const urls = failedUrls.get(kind) ?? new Set();
      if (urls.size < URLS_TO_OPEN) urls.add(url);
      failedUrls.set(kind, urls);
      if (urls.size >= URLS_TO_OPEN) openKinds.set(kind, true);
    },
    reportSuccess(kind) {
      failedUrls.delete(kind);
    },
  };
}
