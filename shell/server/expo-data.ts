import { LRUCache } from 'lru-cache';
import { createHttp } from '@dswine/shared/section/http';
import { RequestFailed } from '@dswine/shared/section/runtime';
import { requestIdHeaders } from './server-log.ts';

/** An answer of the expo API: its `Data`, or the `Code` of its failure (0 when nothing came in time). */
export type Answer = { data: unknown } | { code: number };

export type ExpoData = {
  load: (key: string, signal: AbortSignal) => Promise<Answer>;
  forget: () => void;
};

const KEPT = 2000;
const FRESH_MS = 5000;

/** Asks the organiser for what pages need: each request once at a time, and not again within five seconds. */
export function createExpoData(base: string): ExpoData {
  const expo = createHttp({ base });
  const fresh = new LRUCache<string, Answer>({ max: KEPT, ttl: FRESH_MS });
  // `forget` puts another one in its place: an answer that was on its way may be the one to be forgotten.
  let inFlight = new Map<string, Promise<Answer>>();

  async function ask(key: string, flights: Map<string, Promise<Answer>>): Promise<Answer> {
    try {
      const answer = { data: await expo.data(key, { headers: requestIdHeaders() }) };
      if (flights === inFlight) fresh.set(key, answer);
      return answer;
    } catch (error) {
      return { code: error instanceof RequestFailed ? error.code : 0 };
    } finally {
      flights.delete(key);
    }
  }

  return {
    async load(key, signal) {
      const known = fresh.get(key);
      if (known) return known;
      const asked = inFlight.get(key) ?? ask(key, inFlight);
      inFlight.set(key, asked);
      const late = new Promise<Answer>((resolve) =>
        signal.addEventListener('abort', () => resolve({ code: 0 }), { once: true }),
      );
      return Promise.race([asked, late]);
    },
    forget() {
      fresh.clear();
      inFlight = new Map();
    },
  };
}
