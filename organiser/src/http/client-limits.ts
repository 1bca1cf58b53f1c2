import { Failure } from '@dswine/shared/contract/wire';
import rateLimit from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import { TooManyRequestsError } from './responses.ts';
import type { Organiser } from '../dependencies.ts';
import { requestsAMinute } from '../policies.ts';
import { clientOf } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Settings that limits and cookies depend on. */
    protection: { secure: boolean; factor: number };
  }
}

/** In ms. */
const timeWindow = 60_000;

/** Limit for expensive routes: `config: perMinute(requestsAMinute.captcha)`. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow } });

/**
 * Limits the requests of one client: all routes that are not GET, and each GET with `perMinute`.
 * Counts in memory, because a database row per rejected request would cost more than the request.
 * `factor` scales all limits; tests turn the guards off.
 */
export function limitClients(
  app: Organiser,
  { factor, guards }: { factor: number; guards: boolean },
): void {
  app.addHook('onRoute', (route) => {
    const wanted =
      route.config?.rateLimit ??
      (writes(route) ? perMinute(requestsAMinute.write).rateLimit : undefined);
    if (!wanted) return;
    const max = Math.max(1, Math.round(Number(wanted.max) * factor));
    route.config = { ...route.config, rateLimit: { ...wanted, max } };
    const response = (route.schema?.response ?? {}) as Record<number, unknown>;
    route.schema = { ...route.schema, response: { 429: Failure, ...response } };
  });
  void app.register(rateLimit, {
    global: false,
    timeWindow,
    keyGenerator: clientOf,
    allowList: () => !guards,
    addHeadersOnExceeding: off,
    addHeaders: off,
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequestsError(Math.ceil(ttl / 1000)),
  });
}

const off = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': true,
};

function writes({ method }: Pick<RouteOptions, 'method'>): boolean {
  return [method].flat().some((name) => name !== 'GET' && name !== 'HEAD');
}
