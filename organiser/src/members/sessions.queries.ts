import { createHash } from 'node:crypto';
import type { Database, MemberRow } from '../store/tables.ts';

export const sessionCookie = 'dswine_session';

/** Only the hash is stored: who reads the database cannot take a session over. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
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

export async function endSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}
