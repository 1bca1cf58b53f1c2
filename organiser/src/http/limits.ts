import type { Database } from '../store/tables.ts';
import { limits, mailHoursAhead } from '../policies.ts';
import { reserve, tryConsume } from './rate-limits.ts';

/**
 * When an anonymous form may send another mail to this address: now, or once there is quota again.
 * Takes that quota, so call it for requests that are allowed. The limit per client leaves quota for
 * the owner of the address; the limit over all clients prevents flooding. Throws
 * `TooManyRequestsError` when the quota of a whole day is taken: nothing is promised that is not kept.
 */
export async function takeMailTime(
  database: Database,
  email: string,
  client: string,
  now: Date,
): Promise<Date> {
  const within = { start: now, windows: mailHoursAhead };
  const start = await reserve(database, limits.mailsOfClient, `${client}\n${email}`, within);
  return reserve(database, limits.mailsToAddress, email, { ...within, start });
}

/** Whether a mail may go to this address now, as another one can go elsewhere. */
export async function mayMail(
  database: Database,
  email: string,
  client: string,
  now: Date,
): Promise<boolean> {
  return (
    (await tryConsume(database, limits.mailsOfClient, `${client}\n${email}`, now)) &&
    (await tryConsume(database, limits.mailsToAddress, email, now))
  );
}
