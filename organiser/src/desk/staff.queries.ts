import { randomBytes, randomUUID } from 'node:crypto';
import { plainEmail } from '../members/email.ts';
import { hashPassword } from '../members/passwords.ts';
import { hashToken } from '../members/sessions.queries.ts';
import type { Database, StaffRow } from '../store/tables.ts';

/** A working day: who comes back tomorrow logs in again. */
export const deskSeconds = 8 * 60 * 60;

export async function findStaff(database: Database, email: string): Promise<StaffRow | undefined> {
  return database.selectFrom('staff').selectAll().where('email', '=', plainEmail(email)).executeTakeFirst();
}

export async function listStaff(database: Database): Promise<StaffRow[]> {
  return database.selectFrom('staff').selectAll().orderBy('email').execute();
}

/** Adds somebody, or gives him a new password; his open sessions end. Returns the password, which is kept nowhere. */
export async function setStaff(database: Database, email: string, name: string): Promise<string> {
  const password = randomBytes(15).toString('base64url');
  const password_hash = await hashPassword(password);
  const row = { id: randomUUID(), email: plainEmail(email), name, password_hash, created_at: new Date().toISOString() };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('staff')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ name, password_hash }))
      .execute();
    const staff = await findStaff(transaction, email);
    if (staff) await transaction.deleteFrom('staff_sessions').where('staff_id', '=', staff.id).execute();
  });
  return password;
}

export async function removeStaff(database: Database, email: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('staff')
    .where('email', '=', plainEmail(email))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The token for the cookie; only its hash is kept. */
export async function openDesk(database: Database, staffId: string, now: Date = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.deleteFrom('staff_sessions').where('expires_at', '<=', now.toISOString()).execute();
  await database
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      expires_at: new Date(now.getTime() + deskSeconds * 1000).toISOString(),
    })
    .execute();
  return token;
}

export async function staffOf(
  database: Database,
  token: string | undefined,
  now: Date = new Date(),
): Promise<StaffRow | undefined> {
  if (!token) return undefined;
  return database
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff')
    .where('staff_sessions.token_hash', '=', hashToken(token))
    .where('staff_sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

export async function closeDesk(database: Database, token: string): Promise<void> {
  await database.deleteFrom('staff_sessions').where('token_hash', '=', hashToken(token)).execute();
}
