import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';
import { TooOften } from './errors.ts';

/** At most `max` in each window of `seconds`; windows begin at fixed times, alike in every process. */
export type Limit = { name: string; max: number; seconds: number };

/** A home or a phone has at least this much of IPv6; an IPv4 address is a client by itself. */
export const ipv6Subnet = 56;

/** Who calls, for limits. A hall or a carrier may be one client: thousands of honest people. */
export function clientOf({ ip }: { ip: string }): string {
  return normalizeIP(ip, ipv6Subnet);
}

/** Counts one more of `who` and returns how many there are in this window. */
export async function count(
  database: Database,
  limit: Limit,
  who: string,
  now: Date = new Date(),
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

/** How many of `who` were counted in this window. */
export async function countSoFar(
  database: Database,
  limit: Limit,
  who: string,
  now: Date = new Date(),
): Promise<number> {
  const row = await database
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', windowOf(limit, who, now).key)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/**
 * Counts one try of `who` in the database, so that every process knows of it. Throws `TooOften`
 * beyond the limit. The result takes the try back, for limits that count failures only: counting
 * first keeps tries that come at once from slipping through together.
 */
export async function consume(
  database: Database,
  limit: Limit,
  who: string,
  now: Date = new Date(),
): Promise<() => Promise<void>> {
  const { key, ends } = windowOf(limit, who, now);
  if ((await count(database, limit, who, now)) > limit.max)
    throw new TooOften(Math.ceil((ends.getTime() - now.getTime()) / 1000));
  return async () => {
    await database
      .updateTable('rate_limits')
      .set({ count: sql`count - 1` })
      .where('key', '=', key)
      .execute();
  };
}

/** Whether one more is within the limit, without an error when it is not. */
export async function tryConsume(
  database: Database,
  limit: Limit,
  who: string,
  now?: Date,
): Promise<boolean> {
  return (await count(database, limit, who, now)) <= limit.max;
}

/** Deletes the windows that are over. */
export async function purgeLimits(database: Database, now: Date = new Date()): Promise<void> {
  await database.deleteFrom('rate_limits').where('expires_at', '<=', now.toISOString()).execute();
}

/** The key is a hash: nobody reads addresses or emails in this table. */
function windowOf({ name, seconds }: Limit, who: string, now: Date): { key: string; ends: Date } {
  const number = Math.floor(now.getTime() / 1000 / seconds);
  const key = createHash('sha256').update(`${name}\n${number}\n${who}`).digest('hex');
  return { key, ends: new Date((number + 1) * seconds * 1000) };
}
