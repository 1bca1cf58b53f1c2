import { randomBytes } from 'node:crypto';
import { hashToken } from '../members/sessions.queries.ts';
import type { Database } from '../store/tables.ts';

/**
 * Creates a mailed link's key to one person's applications. Only its hash is stored. It is valid
 * until `until`.
 */
export async function openKey(
  database: Database,
  { edition, person, until }: { edition: string; person: string; until: string },
  now: Date,
): Promise<string> {
  const key = randomBytes(20).toString('hex');
  await database
    .deleteFrom('application_keys')
    .where('expires_at', '<=', now.toISOString())
    .execute();
  await database
    .insertInto('application_keys')
    .values({ token_hash: hashToken(key), edition, person, expires_at: until })
    .execute();
  return key;
}

/** Returns the person whose applications the key opens. */
export async function personOfKey(
  database: Database,
  edition: string,
  key: string,
  now: Date,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('application_keys')
    .select('person')
    .where('token_hash', '=', hashToken(key))
    .where('edition', '=', edition)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.person;
}

const validDays = 7;

/** A link works until a week after the fair, and for at least a week from now. */
export function keyEnds(endDate: string, now: Date): string {
  const week = validDays * 24 * 60 * 60 * 1000;
  return new Date(
    Math.max(Date.parse(`${endDate}T23:59:59+08:00`), now.getTime()) + week,
  ).toISOString();
}
