import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../taking-part/access-links/access-links.ts';
import type { Database } from '../../store/tables.ts';
import type { StaffRow } from '../../store/tables/desk.ts';

const period = 30;
const recoveryCodes = 10;

/** A time-based one-time password (RFC 6238) as authenticator apps expect it. */
function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'DSWINE Desk', label, secret: Secret.fromBase32(secret), period });
}

export const newSecret = (): string => new Secret({ size: 20 }).base32;
export const otpAddress = (secret: string, email: string): string =>
  totpOf(secret, email).toString();

/** The time step of the code. Accepts the steps directly before and after now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/**
 * Accepts a code of the app or a recovery code. Each works once, in all processes. Returns which
 * one it was, or undefined for neither.
 */
export async function consumeCode(
  database: Database,
  staff: StaffRow,
  typed: string,
  now: Date,
): Promise<'app' | 'recovery code' | undefined> {
  const code = typed.normalize('NFKC').replaceAll(/[\s-]/gu, '').toLowerCase();
  if (!/^\d{6}$/u.test(code)) {
    const { numDeletedRows } = await database
      .deleteFrom('staff_recovery_codes')
      .where('staff_id', '=', staff.id)
      .where('code_hash', '=', hashToken(code))
      .executeTakeFirst();
    return numDeletedRows > 0n ? 'recovery code' : undefined;
  }
  const step = staff.totp_secret === null ? undefined : stepOf(staff.totp_secret, code, now);
  if (step === undefined) return undefined;
  const { numUpdatedRows } = await database
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', staff.id)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'app' : undefined;
}

/**
 * Turns the second factor on, ends all sessions, which were opened without it, and returns the
 * recovery codes. Only their hashes are stored.
 */
export async function enableSecondFactor(
  database: Database,
  { id, totp_pending }: StaffRow,
  step: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => randomBytes(8).toString('hex'));
  await disableSecondFactor(database, id);
  await database.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
  await database
    .updateTable('staff')
    .set({ totp_secret: totp_pending, totp_step: step })
    .where('id', '=', id)
    .execute();
  await database
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashToken(code), staff_id: id })))
    .execute();
  return codes.map((code) => code.match(/.{4}/gu)?.join('-') ?? code);
}

export async function disableSecondFactor(database: Database, staffId: string): Promise<void> {
  await database.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await database
    .updateTable('staff')
    .set({ totp_secret: null, totp_pending: null, totp_step: 0 })
    .where('id', '=', staffId)
    .execute();
}
