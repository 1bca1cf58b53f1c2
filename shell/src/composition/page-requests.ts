import { rememberAnswer } from './swr-cache.ts';

/** Data younger than this, in ms, is not requested again. */
const FRESH_MS = 60_000;

type Loaded = { bar: boolean; signal: AbortSignal };
type Running = {
  answer: Promise<unknown>;
  controller: AbortController;
  /** Whether the open page waits for it. What was only prefetched runs to its end. */
  isNeeded: boolean;
};

/** The requests of pages: each once at a time, and none for a page that its reader has left. */
export type PageRequests = {
  /** The page with these keys is navigated to. Aborts what the page before still waits for and this one does not need. */
  enter: (keys: readonly string[]) => void;
  /** Requests the data of a page that is navigated to; `undefined` when it is fresh. Rejects with `RequestFailed`. */
  load: (key: string) => Promise<unknown>;
  /** The same ahead of a navigation, without the loading bar. */
  prefetch: (key: string) => Promise<unknown>;
  /** The open page asks for its own data, fresh or not. */
  fetch: (key: string) => Promise<unknown>;
};

/** `request` calls the expo API; `known` are the keys that the document brought, `renderedAt` in ms since the epoch. */
export function createPageRequests({
  request,
  known,
  renderedAt,
}: {
  request: (key: string, how: Loaded) => Promise<unknown>;
  known: readonly string[];
  renderedAt: number;
}): PageRequests {
  const requestedAt = new Map(known.map((key) => [key, renderedAt]));
  const running = new Map<string, Running>();
  let keys: ReadonlySet<string> = new Set(known);

  function start(key: string, isNeeded: boolean): Running {
    requestedAt.set(key, Date.now());
    const controller = new AbortController();
    const started: Running = {
      controller,
      isNeeded,
      answer: request(key, { bar: isNeeded, signal: controller.signal }).then(
        (data) => {
          rememberAnswer(key, data);
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

  /** Answers whether the request was still the newest one for its key. */
  function forget(key: string, request_: Running): boolean {
    return running.get(key) === request_ && running.delete(key);
  }

  function join(key: string): Promise<unknown> {
    const one = running.get(key) ?? start(key, true);
    one.isNeeded = true;
    return one.answer;
  }

  const isFresh = (key: string) =>
    !running.has(key) && Date.now() - (requestedAt.get(key) ?? 0) < FRESH_MS;

  return {
    enter(needed) {
      keys = new Set(needed);
      for (const [key, one] of running) {
        if (!one.isNeeded || keys.has(key)) continue;
        // Forgotten at once: a navigation back asks anew.
        running.delete(key);
        requestedAt.delete(key);
        one.controller.abort();
      }
    },
    load: async (key) => (isFresh(key) ? undefined : join(key)),
    prefetch: async (key) =>
      isFresh(key) ? undefined : (running.get(key) ?? start(key, false)).answer,
    fetch: (key) => {
      // What the frame or a part asks for belongs to no page.
      if (!keys.has(key)) return request(key, { bar: true, signal: new AbortController().signal });
      return join(key);
    },
  };
}
