import { LRUCache } from 'lru-cache';
import { systemClock, type Clock } from '@dswine/shared/process/clock';

/** How long the breaker stays open, in ms, for a URL or a kind of page. */
const OPEN_FOR_MS = 10_000;
/** How many different URLs of one kind have to fail in a row to open the kind. */
const URLS_TO_OPEN = 3;
const MAX_ENTRIES = 5000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * Remembers what failed to render, so that a section with an infinite loop does not cost a process
 * per request. A kind contains the release, so a new release is tried at once. A kind opens only
 * after different URLs failed without a success, because one bad record affects only its own URL.
 */
export function createCircuitBreaker({ monotonic: now }: Pick<Clock, 'monotonic'> = systemClock) {
  const options = { max: MAX_ENTRIES, ttl: OPEN_FOR_MS, ttlResolution: 0, perf: { now } };
  const openUrls = new LRUCache<string, true>(options);
  const openKinds = new LRUCache<string, true>(options);
  const failedUrls = new LRUCache<string, Set<string>>({ max: MAX_ENTRIES });
  return {
    isOpen: (kind: string, url: string) => openKinds.has(kind) || openUrls.has(`${kind} ${url}`),
    reportFailure(kind: string, url: string): void {
      openUrls.set(`${kind} ${url}`, true);
      const urls = failedUrls.get(kind) ?? new Set();
      if (urls.size < URLS_TO_OPEN) urls.add(url);
      failedUrls.set(kind, urls);
      if (urls.size >= URLS_TO_OPEN) openKinds.set(kind, true);
    },
    reportSuccess(kind: string): void {
      failedUrls.delete(kind);
    },
  };
}
