import { randomBytes } from 'node:crypto';
import type { AppointmentRole } from '@dswine/shared/contract/appointments';
import { hashToken } from '../members/sessions.queries.ts';
import type { Database } from '../store/tables.ts';
import type { AppointmentKeyRow } from '../store/tables/appointments.ts';

export const newKey = (): string => randomBytes(20).toString('hex');

/** Keys expire with the last day of the fair. */
export function keyEnds({ EndDate }: { EndDate: string }): string {
  return new Date(`${EndDate}T23:59:59.999+08:00`).toISOString();
}

type Opened = { appointment: string; role: AppointmentRole; until: string };

/** Makes `key` open one side of an appointment. Only its hash is stored. */
export async function openAppointment(
  database: Database,
  key: string,
  { appointment, role, until }: Opened,
): Promise<void> {
  await database
    .insertInto('appointment_keys')
    .values({ token_hash: hashToken(key), appointment_id: appointment, role, expires_at: until })
    .onConflict((conflict) => conflict.columns(['token_hash', 'appointment_id']).doNothing())
    .execute();
}

/** What these keys open, including expired ones. */
export async function listOpened(
  database: Database,
  edition: string,
  keys: readonly string[],
): Promise<AppointmentKeyRow[]> {
  const hashes = keys.filter((key) => key !== '').map(hashToken);
  if (hashes.length === 0) return [];
  return database
    .selectFrom('appointment_keys')
    .innerJoin('appointments', 'appointments.id', 'appointment_keys.appointment_id')
    .selectAll('appointment_keys')
    .where('token_hash', 'in', hashes)
    .where('appointments.edition', '=', edition)
    .orderBy('appointments.created_at', 'desc')
    .execute();
}
