import rateLimit from '@fastify/rate-limit';
import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { type Limit, limits, mailHoursAhead, requestsAMinute } from '../policies.ts';
import type { Database } from '../store/tables.ts';
import { TooManyRequestsError } from './responses.ts';
import { Failure } from '@dswine/shared/contract/wire';
import type { RouteOptions } from 'fastify';
import type { Organiser } from '../dependencies.ts';

/** A home or a phone has at least a /56 of IPv6. Each IPv4 address is one client. */
export const ipv6Subnet = 56;

/**
 * The client key for limits. A hall or a mobile carrier may be one client with thousands of real
 * people.
 */
export function clientOf({ ip }: { ip: string }): string {
  return normalizeIP(ip, ipv6Subnet);
}

export async function count(
  database: Database,
  limit: Limit,
  who: string,
  now: Date,
): Promise<number> {
  const { key, ends } = windowOf(limit, who, now);
  const row = await database
    .insertInto('rate_limits')
    .values({ key, count: 1, expires_at: ends.toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ count: sql`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function countSoFar(
  database: Database,
  limit: Limit,
  who: string,
  now: Date,
): Promise<number> {
  const row = await database
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', windowOf(limit, who, now).key)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/**
 * Counts one attempt of `who` in the database, for all processes. Throws `TooManyRequestsError` beyond the
 * limit. Returns a function that refunds the attempt, for limits that count failures only. Counting
 * first prevents parallel attempts from exceeding the limit.
 */
export async function consume(
  database: Database,
  limit: Limit,
  who: string,
  now: Date,
): Promise<() => Promise<void>> {
  const { ends } = windowOf(limit, who, now);
  const attempt = await countAttempt(database, limit, who, now);
  if (attempt.count > limit.max)
    throw new TooManyRequestsError(Math.ceil((ends.getTime() - now.getTime()) / 1000));
  return attempt.refund;
}

/** Counts one attempt like `consume`, but leaves it to the caller what follows beyond the limit. */
export async function countAttempt(
  database: Database,
  limit: Limit,
  who: string,
  now: Date,
): Promise<{ count: number; refund: () => Promise<void> }> {
  const { key } = windowOf(limit, who, now);
  return {
    count: await count(database, limit, who, now),
    async refund() {
      await database
        .updateTable('rate_limits')
        .set({ count: sql`count - 1` })
        .where('key', '=', key)
        .execute();
    },
  };
}

/** Like `consume`, but returns false beyond the limit instead of throwing. */
export async function tryConsume(
  database: Database,
  limit: Limit,
  who: string,
  now: Date,
): Promise<boolean> {
  return (await count(database, limit, who, now)) <= limit.max;
}

/**
 * Consumes from the first window with budget left, among this many from `start` on. Returns `start`,
 * or when that window begins. Throws `TooManyRequestsError` when all are used up.
 */
export async function reserve(
  database: Database,
  limit: Limit,
  who: string,
  { start, windows }: { start: Date; windows: number },
): Promise<Date> {
  let at = start;
  for (let window = 0; window < windows; window += 1) {
    if (await tryConsume(database, limit, who, at)) return at;
    at = windowOf(limit, who, at).ends;
  }
  throw new TooManyRequestsError(limit.seconds);
}

export async function purgeLimits(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('rate_limits').where('expires_at', '<=', now.toISOString()).execute();
}

/** The key is a hash, so that the table contains no addresses or emails. */
function windowOf({ name, seconds }: Limit, who: string, now: Date): { key: string; ends: Date } {
  const number = Math.floor(now.getTime() / 1000 / seconds);
  const key = createHash('sha256').update(`${name}\n${number}\n${who}`).digest('hex');
  return { key, ends: new Date((number + 1) * seconds * 1000) };
}

/**
 * When an anonymous form may send another mail to this address: now, or once there is quota again.
 * Takes that quota, so call it for requests that are allowed. The limit per client leaves quota for
 * the owner of the address; the limit over all clients prevents flooding. Throws
 * `TooManyRequestsError` when the quota of a whole day is taken: nothing is promised that is not kept.
 */
export async function takeMailTime(
  database: Database,
  email: string,
  client: string,
  now: Date,
): Promise<Date> {
  const within = { start: now, windows: mailHoursAhead };
  const start = await reserve(database, limits.mailsOfClient, `${client}\n${email}`, within);
  return reserve(database, limits.mailsToAddress, email, { ...within, start });
}

/** Whether a mail may go to this address now, as another one can go elsewhere. */
export async function mayMail(
  database: Database,
  email: string,
  client: string,
  now: Date,
): Promise<boolean> {
  return (
    (await tryConsume(database, limits.mailsOfClient, `${client}\n${email}`, now)) &&
    (await tryConsume(database, limits.mailsToAddress, email, now))
  );
}

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
