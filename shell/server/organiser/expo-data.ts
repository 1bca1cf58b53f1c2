import { LRUCache } from 'lru-cache';
import { dateCookieHeader } from '@dswine/shared/fair/date-cookie';
import { createHttp } from '@dswine/shared/section/http';
import { RequestFailed } from '@dswine/shared/section/runtime';
import { requestIdHeaders } from '../http/server-log.ts';

/**
 * A response of the expo API: its `Data`, or the `Code` of the error (0: unreachable or too late).
 */
export type ExpoResponse = { data: unknown } | { code: number; reason?: string | undefined };

export type ExpoData = {
  /** `date` is the one that a reader chose: such a request is neither shared nor cached. */
  load: (key: string, signal: AbortSignal, date?: number) => Promise<ExpoResponse>;
  forget: () => void;
};

const MAX_CACHED = 2000;
const FRESH_MS = 5000;

/** Loads data for pages. Shares concurrent requests, and caches responses for five seconds. */
export function createExpoData(base: string): ExpoData {
  const expo = createHttp({ base });
  const fresh = new LRUCache<string, ExpoResponse>({ max: MAX_CACHED, ttl: FRESH_MS });
  // `forget` replaces the map, so that responses in flight are not cached.
  let inFlight = new Map<string, Promise<ExpoResponse>>();

  async function send(key: string, headers: Record<string, string> = {}): Promise<ExpoResponse> {
    try {
      return { data: await expo.data(key, { headers: { ...requestIdHeaders(), ...headers } }) };
    } catch (error) {
      if (!(error instanceof RequestFailed)) return { code: 0 };
      return { code: error.code, reason: error.reason };
    }
  }

  function sendOnce(key: string): Promise<ExpoResponse> {
    const flights = inFlight;
    const running = flights.get(key);
    if (running) return running;
    const request = send(key).then((response) => {
      if ('data' in response && flights === inFlight) fresh.set(key, response);
      flights.delete(key);
      return response;
    });
    flights.set(key, request);
    return request;
  }

  return {
    async load(key, signal, date) {
      const cached = date === undefined ? fresh.get(key) : undefined;
      if (cached) return cached;
      const request =
        date === undefined ? sendOnce(key) : send(key, { cookie: dateCookieHeader(date) });
      const late = new Promise<ExpoResponse>((resolve) =>
        signal.addEventListener('abort', () => resolve({ code: 0 }), { once: true }),
      );
      return Promise.race([request, late]);
    },
    forget() {
      fresh.clear();
      inFlight = new Map();
    },
  };
}
