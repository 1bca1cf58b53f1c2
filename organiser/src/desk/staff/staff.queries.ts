import { randomBytes, randomUUID } from 'node:crypto';
import { plainEmail } from '@dswine/shared/form/email';
import { hashPassword } from '../../accounts/members/passwords.ts';
import { hashToken } from '../../taking-part/access-links/access-links.ts';
import { staffSession } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import type { StaffRow, StaffSessionRow } from '../../store/tables/desk.ts';
import type { Role } from './desk-access.ts';

export type SignedIn = StaffRow & Pick<StaffSessionRow, 'stage'>;

export async function findStaff(database: Database, email: string): Promise<StaffRow | undefined> {
  return database
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', plainEmail(email))
    .executeTakeFirst();
}

export async function listStaff(database: Database): Promise<StaffRow[]> {
  return database.selectFrom('staff').selectAll().orderBy('email').execute();
}

/** A generated password, shown on a terminal. Its owner must choose another at the first login. */
const newPassword = () => randomBytes(15).toString('base64url');

/**
 * Returns the new password, which is not stored. Undefined when the address already has an account.
 */
export async function addStaff(
  database: Database,
  { email, name, role }: { email: string; name: string; role: Role },
  now: Date,
): Promise<string | undefined> {
  const password = newPassword();
  const row = {
    id: randomUUID(),
    email: plainEmail(email),
    name,
    role,
    password_hash: await hashPassword(password),
    must_change: 1 as const,
    totp_step: 0,
    created_at: now.toISOString(),
  };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? password : undefined;
}

/** Sets a new password that must be changed at the first login, and ends all sessions. */
export async function resetStaff(database: Database, staffId: string): Promise<string> {
  const password = newPassword();
  const hash = await hashPassword(password);
  await database.transaction().execute(async (transaction) => {
    await setStaffPassword(transaction, staffId, { hash, mustChange: true });
  });
  return password;
}

/** Sets a password and ends all sessions. Call it inside a transaction. */
export async function setStaffPassword(
  database: Database,
  staffId: string,
  { hash, mustChange }: { hash: string; mustChange: boolean },
): Promise<void> {
  await database
    .updateTable('staff')
    .set({ password_hash: hash, must_change: mustChange ? 1 : 0 })
    .where('id', '=', staffId)
    .execute();
  await database.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}

export async function setRole(database: Database, staffId: string, role: Role): Promise<void> {
  await database.updateTable('staff').set({ role }).where('id', '=', staffId).execute();
}

export async function removeStaff(database: Database, email: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('staff')
    .where('email', '=', plainEmail(email))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Opens a session and returns its token for the cookie. Only the token's hash is stored. */
export async function openDeskSession(
  database: Database,
  staffId: string,
  stage: StaffSessionRow['stage'],
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const seconds = stage === 'open' ? staffSession.seconds : staffSession.codeSeconds;
  await database
    .deleteFrom('staff_sessions')
    .where('expires_at', '<=', now.toISOString())
    .execute();
  await database
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      stage,
      expires_at: new Date(now.getTime() + seconds * 1000).toISOString(),
    })
    .execute();
  return token;
}

export async function staffOf(
  database: Database,
  token: string | undefined,
  now: Date,
): Promise<SignedIn | undefined> {
  if (!token) return undefined;
  return database
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff')
    .select('staff_sessions.stage')
    .where('staff_sessions.token_hash', '=', hashToken(token))
    .where('staff_sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

export async function closeDeskSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('staff_sessions').where('token_hash', '=', hashToken(token)).execute();
}
