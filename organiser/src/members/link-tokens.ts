import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../store/tables.ts';
import type { RegistrationRow } from '../store/tables/accounts.ts';
import { hashToken } from './sessions.queries.ts';

const resetMinutes = 30;
const registrationHours = 48;

/** 160 bits in hex, safe in a URL without escaping. Only the hash is stored. */
const newToken = () => randomBytes(20).toString('hex');
const inMinutes = (from: Date, minutes: number) =>
  new Date(from.getTime() + minutes * 60_000).toISOString();

/** Creates a token for one password reset. It is valid for half an hour. */
export async function openReset(database: Database, memberId: string, now: Date): Promise<string> {
  const token = newToken();
  await database.deleteFrom('reset_tokens').where('expires_at', '<=', now.toISOString()).execute();
  await database
    .insertInto('reset_tokens')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      expires_at: inMinutes(now, resetMinutes),
    })
    .execute();
  return token;
}

/** Finds the member of a reset token without consuming the token. */
export async function findReset(
  database: Database,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('reset_tokens')
    .select('member_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.member_id;
}

/**
 * Consumes the token of this member. Returns false when it was used before, also when another process
 * used it.
 */
export async function useReset(
  database: Database,
  token: string,
  memberId: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the member's reset links: those that were sent, and those whose mail still waits. */
export async function endResets(
  database: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await database.deleteFrom('reset_tokens').where('member_id', '=', id).execute();
  await database
    .deleteFrom('outbox_mails')
    .where('kind', '=', 'reset')
    .where('recipient', '=', email)
    .execute();
}

type NewRegistration = Omit<RegistrationRow, 'id' | 'token_hash' | 'created_at' | 'expires_at'>;

/** Stores a registration until the link in its mail is opened. Returns its id. */
export async function saveRegistration(
  database: Database,
  registration: NewRegistration,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await database.deleteFrom('registrations').where('expires_at', '<=', now.toISOString()).execute();
  await database
    .insertInto('registrations')
    .values({
      ...registration,
      id,
      token_hash: null,
      created_at: now.toISOString(),
      expires_at: inMinutes(now, registrationHours * 60),
    })
    .execute();
  return id;
}

/**
 * Creates the link token of a registration. Returns undefined when the registration no longer
 * exists.
 */
export async function openRegistration(
  database: Database,
  id: string,
): Promise<string | undefined> {
  const token = newToken();
  const { numUpdatedRows } = await database
    .updateTable('registrations')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : undefined;
}

export async function findRegistration(
  database: Database,
  token: string,
  now: Date,
): Promise<RegistrationRow | undefined> {
  return database
    .selectFrom('registrations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}
