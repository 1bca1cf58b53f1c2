import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';
import { TooOften } from './failures.ts';

/** At most `max` in any stretch of `seconds`; stretches begin at fixed times, the same in every process. */
export type Limit = { name: string; max: number; seconds: number };

/**
 * Counts one try of `who`, in the database, so that every process knows of it. Throws `TooOften` beyond the limit. The result takes the try back,
 * for limits that count failures only: counting first keeps tries that come at once from slipping through together.
 */
export async function spend(
  database: Database,
  limit: Limit,
  who: string,
  now: Date = new Date(),
): Promise<() => Promise<void>> {
  const { key, ends } = stretchOf(limit, who, now);
  const { count } = await database
    .insertInto('rate_limits')
    .values({ key, count: 1, expires_at: ends.toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: sql`rate_limits.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count > limit.max) throw new TooOften(Math.ceil((ends.getTime() - now.getTime()) / 1000));
  return async () => {
    await database
      .updateTable('rate_limits')
      .set({ count: sql`count - 1` })
      .where('key', '=', key)
      .execute();
  };
}

/** Whether one more is within the limit, without a complaint when it is not. */
export async function isWithin(database: Database, limit: Limit, who: string, now?: Date): Promise<boolean> {
  try {
    await spend(database, limit, who, now);
    return true;
  } catch (error) {
    if (error instanceof TooOften) return false;
    throw error;
  }
}

/** Neighbours in the net count as one: /24 of IPv4, /56 of IPv6. */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1] ?? address;
  if (!isIPv6(mapped)) return mapped.split('.').slice(0, 3).join('.');
  const [left = '', right] = mapped.toLowerCase().split('%')[0]?.split('::') ?? [];
  const head = left.split(':').filter(Boolean);
  const tail = right?.split(':').filter(Boolean) ?? [];
  const groups = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  const [one = '0', two = '0', three = '0', four = '0'] = groups;
  return [one, two, three, four.padStart(4, '0').slice(0, 2)].join(':');
}

/** The key is a hash: nobody reads addresses or emails in this table. */
function stretchOf({ name, seconds }: Limit, who: string, now: Date): { key: string; ends: Date } {
  const number = Math.floor(now.getTime() / 1000 / seconds);
  const key = createHash('sha256').update(`${name}\n${number}\n${who}`).digest('hex');
  return { key, ends: new Date((number + 1) * seconds * 1000) };
}
