import { createHash, randomBytes } from 'node:crypto';
import type { Database, MemberRow } from '../store/tables.ts';

/** A session ends when it was not used for two weeks, and after 90 days in any case. */
export const idleSeconds = 14 * 24 * 60 * 60;
const longestSeconds = 90 * 24 * 60 * 60;
/** A session in use is written to at most once in this time. */
const renewAfterSeconds = 60 * 60;

/** Only the hash is stored: who reads the database cannot take a session over. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Opens a session and returns the token for its cookie. `former` is what the browser brought: it ends, so that nobody can have planted it. */
export async function openSession(
  database: Database,
  memberId: string,
  former: string | undefined,
  now: Date = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (former !== undefined) await endSession(database, former);
  await database.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      created_at: now.toISOString(),
      expires_at: inSeconds(now, idleSeconds),
    })
    .execute();
  return token;
}

/** The member whose session the token opens; expired sessions open nothing. */
export async function findMember(
  database: Database,
  token: string | undefined,
  now: Date = new Date(),
): Promise<MemberRow | undefined> {
  if (!token) return undefined;
  return database
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .selectAll('members')
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Puts the end of a session in use off. True when it did, so that the cookie's end moves with it. */
export async function renewSession(
  database: Database,
  token: string,
  now: Date = new Date(),
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set({ expires_at: inSeconds(now, idleSeconds) })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '<', inSeconds(now, idleSeconds - renewAfterSeconds))
    .where('created_at', '>', inSeconds(now, idleSeconds - longestSeconds))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

export async function endAllSessions(database: Database, memberId: string): Promise<void> {
  await database.deleteFrom('sessions').where('member_id', '=', memberId).execute();
}

function inSeconds(from: Date, seconds: number): string {
  return new Date(from.getTime() + seconds * 1000).toISOString();
}
