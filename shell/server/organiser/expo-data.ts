import { LRUCache } from 'lru-cache';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import { createHttp, type Http } from '@dswine/shared/section/http';
import { RequestFailed } from '@dswine/shared/section/request-failed';
import { contextHeaders } from '@dswine/shared/tracing/request-context';

/**
 * A response of the expo API: its `Data`, or the `Code` of the error (0: unreachable or too late).
 */
export type ExpoResponse = { data: unknown } | { code: number; reason?: string | undefined };

export type ExpoData = {
  load: (key: string, signal: AbortSignal) => Promise<ExpoResponse>;
  forget: () => void;
};

/** A request for data, and for those that were sent, the organiser's answer and the duration in ms. */
export type CallSample =
  | { from: 'cache' | 'shared' }
  | { from: 'organiser'; status: 'ok' | 'missing' | 'failed' | 'unreachable'; duration: number };

const MAX_CACHED = 2000;
const FRESH_MS = 5000;

type Options = { onCall?: (sample: CallSample) => void; clock?: Pick<Clock, 'monotonic'> };

/** Loads data for pages. Shares concurrent requests, and caches responses for five seconds. */
export function createExpoData(
  base: string,
  { onCall = () => undefined, clock = systemClock }: Options = {},
): ExpoData {
  const expo = createHttp({ base });
  const fresh = new LRUCache<string, ExpoResponse>({
    max: MAX_CACHED,
    ttl: FRESH_MS,
    perf: { now: clock.monotonic },
  });
  // `forget` replaces the map, so that responses in flight are not cached.
  let inFlight = new Map<string, Promise<ExpoResponse>>();

  async function send(key: string): Promise<ExpoResponse> {
    const started = clock.monotonic();
    const response = await request(expo, key);
    const duration = clock.monotonic() - started;
    onCall({ from: 'organiser', status: statusOf(response), duration });
    return response;
  }

  function sendOnce(key: string): Promise<ExpoResponse> {
    const flights = inFlight;
    const running = flights.get(key);
    if (running) {
      onCall({ from: 'shared' });
      return running;
    }
    const sent = send(key).then((response) => {
      if ('data' in response && flights === inFlight) fresh.set(key, response);
      flights.delete(key);
      return response;
    });
    flights.set(key, sent);
    return sent;
  }

  return {
    async load(key, signal) {
      const cached = fresh.get(key);
      if (cached) {
        onCall({ from: 'cache' });
        return cached;
      }
      const response = sendOnce(key);
      const late = new Promise<ExpoResponse>((resolve) =>
        signal.addEventListener('abort', () => resolve({ code: 0 }), { once: true }),
      );
      return Promise.race([response, late]);
    },
    forget() {
      fresh.clear();
      inFlight = new Map();
    },
  };
}

async function request(expo: Http, key: string): Promise<ExpoResponse> {
  try {
    return { data: await expo.data(key, { headers: contextHeaders() }) };
  } catch (error) {
    if (!(error instanceof RequestFailed)) return { code: 0 };
    return { code: error.code, reason: error.reason };
  }
}

function statusOf(response: ExpoResponse) {
  if ('data' in response) return 'ok';
  if (response.code === 0) return 'unreachable';
  return response.code >= 500 ? 'failed' : 'missing';
}
