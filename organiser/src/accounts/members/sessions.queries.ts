import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/errors.ts';
import { hashToken } from '../../taking-part/access-links/access-links.ts';
import { memberSession } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import type { MemberRow } from '../../store/tables/accounts.ts';

const { idleSeconds, longestSeconds, renewAfterSeconds } = memberSession;

/**
 * Opens a session and returns the token for its cookie. `former` is the token that the browser
 * sent. That session ends, which prevents session fixation.
 */
export async function openSession(
  database: Database,
  memberId: string,
  former: string | undefined,
  now: Date,
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

/** Finds the member of a session token. Expired sessions return undefined. */
export async function findMember(
  database: Database,
  token: string | undefined,
  now: Date,
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

export async function requireMember(
  { database, cookies, clock }: Pick<Dependencies, 'database' | 'cookies' | 'clock'>,
  request: FastifyRequest,
  message = '尚未登入 / Not logged in',
): Promise<MemberRow> {
  const member = await findMember(database, cookies.read(request), new Date(clock.now()));
  if (!member) throw new HttpError(401, message);
  return member;
}

/**
 * Extends an active session. Returns true when it did, so that the caller renews the cookie too.
 */
export async function renewSession(database: Database, token: string, now: Date): Promise<boolean> {
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
