import { LRUCache } from 'lru-cache';
import { createHttp } from '@dswine/shared/section/http';
import { RequestFailed } from '@dswine/shared/section/runtime';
import { requestIdHeaders } from './server-log.ts';

/** An answer of the expo API: its `Data`, or the `Code` of its failure (0: none in time). */
export type Answer = { data: unknown } | { code: number; reason?: string | undefined };

export type ExpoData = {
  load: (key: string, signal: AbortSignal) => Promise<Answer>;
  forget: () => void;
};

const MAX_CACHED = 2000;
const FRESH_MS = 5000;

/** Loads what pages need: each request once at a time, and not again within five seconds. */
export function createExpoData(base: string): ExpoData {
  const expo = createHttp({ base });
  const fresh = new LRUCache<string, Answer>({ max: MAX_CACHED, ttl: FRESH_MS });
  // `forget` swaps the map, so that answers still on their way are not cached.
  let inFlight = new Map<string, Promise<Answer>>();

  async function send(key: string, flights: Map<string, Promise<Answer>>): Promise<Answer> {
    try {
      const answer = { data: await expo.data(key, { headers: requestIdHeaders() }) };
      if (flights === inFlight) fresh.set(key, answer);
      return answer;
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
      const late = new Promise<Answer>((resolve) =>
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
