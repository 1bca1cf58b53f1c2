import { cacheResponse } from '../composition/swr-cache.ts';

/** Data younger than this (ms) is not requested again. */
const FRESH_MS = 60_000;

type RequestOptions = { bar: boolean; signal: AbortSignal };
type RunningRequest = {
  response: Promise<unknown>;
  controller: AbortController;
  /** Whether the open page needs the response. Pure prefetches are never aborted. */
  isNeeded: boolean;
};

/** Deduplicates the data requests of pages. Aborts requests of a page that the reader has left. */
type PageRequests = {
  /**
   * Call when a navigation starts to a page with these request keys. Aborts requests that the
   * previous page needs and the new one does not.
   */
  enter: (keys: readonly string[]) => void;
  /**
   * Loads data for a navigation; `undefined` if it is still fresh. Rejects with `RequestFailed`.
   */
  load: (key: string) => Promise<unknown>;
  /** Like `load`, but ahead of a navigation and without the loading bar. */
  prefetch: (key: string) => Promise<unknown>;
  /** Loads data for the open page, whether fresh or not. */
  fetch: (key: string) => Promise<unknown>;
};

type Source = {
  /** Calls the expo API. */
  request: (key: string, options: RequestOptions) => Promise<unknown>;
  /** The keys in the server-rendered document. */
  initialKeys: readonly string[];
  /** In ms since the epoch. */
  renderedAt: number;
};

export function createPageRequests({ request, initialKeys, renderedAt }: Source): PageRequests {
  const requestedAt = new Map(initialKeys.map((key) => [key, renderedAt]));
  const running = new Map<string, RunningRequest>();
  let keys: ReadonlySet<string> = new Set(initialKeys);
  /** Of the page before. React may still be mounting it when the reader leaves it. */
  let left: ReadonlySet<string> = new Set();

  function start(key: string, isNeeded: boolean): RunningRequest {
    requestedAt.set(key, Date.now());
    const controller = new AbortController();
    const started: RunningRequest = {
      controller,
      isNeeded,
      response: request(key, { bar: isNeeded, signal: controller.signal }).then(
        (data) => {
          cacheResponse(key, data);
          forget(key, started);
          return data;
        },
        (error: unknown) => {
          if (forget(key, started)) requestedAt.delete(key);
          throw error;
        },
      ),
    };
    running.set(key, started);
    return started;
  }

  /** Returns whether the request was still the latest one for its key. */
  function forget(key: string, candidate: RunningRequest): boolean {
    return running.get(key) === candidate && running.delete(key);
  }

  function join(key: string): Promise<unknown> {
    const pending = running.get(key) ?? start(key, true);
    pending.isNeeded = true;
    return pending.response;
  }

  const isFresh = (key: string) =>
    !running.has(key) && Date.now() - (requestedAt.get(key) ?? 0) < FRESH_MS;

  return {
    enter(needed) {
      left = keys;
      keys = new Set(needed);
      for (const [key, pending] of running) {
        if (!pending.isNeeded || keys.has(key)) continue;
        // Forget it now, so that navigating back requests it again.
        running.delete(key);
        requestedAt.delete(key);
        pending.controller.abort();
      }
    },
    load: async (key) => (isFresh(key) ? undefined : join(key)),
    prefetch: async (key) =>
      isFresh(key) ? undefined : (running.get(key) ?? start(key, false)).response,
    // Requests of the layout or of a component belong to no page and are never aborted.
    fetch: (key) =>
      keys.has(key)
        ? join(key)
        : request(key, { bar: !left.has(key), signal: new AbortController().signal }),
  };
}
