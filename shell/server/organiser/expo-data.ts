import { LRUCache } from 'lru-cache';
import { createHttp } from '@dswine/shared/section/http';
import { RequestFailed } from '@dswine/shared/section/runtime';
import { requestIdHeaders } from '../http/server-log.ts';

/**
 * A response of the expo API: its `Data`, or the `Code` of the error (0: unreachable or too late).
 */
export type ExpoResponse = { data: unknown } | { code: number; reason?: string | undefined };

export type ExpoData = {
  load: (key: string, signal: AbortSignal) => Promise<ExpoResponse>;
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

  async function send(
    key: string,
    flights: Map<string, Promise<ExpoResponse>>,
  ): Promise<ExpoResponse> {
    try {
      const response = { data: await expo.data(key, { headers: requestIdHeaders() }) };
      if (flights === inFlight) fresh.set(key, response);
      return response;
    } catch (error) {
      if (!(error instanceof RequestFailed)) return { code: 0 };
      return { code: error.code, reason: error.reason };
    } finally {
      flights.delete(key);
    }
  }

  return {
    async load(key, signal) {
      const cached = fresh.get(key);
      if (cached) return cached;
      const request = inFlight.get(key) ?? send(key, inFlight);
      inFlight.set(key, request);
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
