import type { Database } from '../store/tables.ts';
import { reserve, tryConsume, type Limit } from './rate-limits.ts';

const minute = 60;
const hour = 60 * minute;

/*
 * All rate limits and what they count. No stranger can block a form for others behind the same
 * address. Requests are limited per minute (`client-limits.ts`). Wrong answers beyond
 * `failuresOfClient` only disable the digits; the proof of work stays available.
 */

/** Wrong digits, passwords and references of one client. A right answer is refunded. */
export const failuresOfClient: Limit = { name: 'failures', max: 100, seconds: 15 * minute };
/** Beyond this number of proofs or failures, the next proofs of a client need twice the work. */
export const proofsOfClient: Limit = { name: 'proofs', max: 75, seconds: 15 * minute };
/** Wrong passwords of one client for one account. A successful login is refunded. */
export const loginOfClientAndAccount: Limit = {
  name: 'login client account',
  max: 6,
  seconds: 15 * minute,
};
/**
 * Logins without a captcha, of one account by all clients and of one client into all accounts.
 * Successful ones are refunded. Addresses without an account count alike.
 */
export const freeLoginsOfAccount: Limit = { name: 'logins', max: 3, seconds: 15 * minute };
export const freeLoginsOfClient: Limit = { ...freeLoginsOfAccount, name: 'logins client' };
/** Wrong passwords for the link of one registration. */
export const triesOfLink: Limit = { name: 'link', max: 10, seconds: hour };
/** Wrong passwords of a logged-in member. */
export const passwordTries: Limit = { name: 'password', max: 10, seconds: 15 * minute };
/** Wrong contacts tried for one reference by all clients together. The right one is refunded. */
export const triesOfReference: Limit = { name: 'submission reference', max: 8, seconds: hour };

const mailsOfClient: Limit = { name: 'mails client', max: 6, seconds: hour };
const mailsToAddress: Limit = { name: 'mails', max: 30, seconds: hour };

/** How many hours ahead mails are promised. */
const hoursAhead = 24;

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
  const within = { start: now, windows: hoursAhead };
  const start = await reserve(database, mailsOfClient, `${client}\n${email}`, within);
  return reserve(database, mailsToAddress, email, { ...within, start });
}

/** Whether a mail may go to this address now, as another one can go elsewhere. */
export async function mayMail(
  database: Database,
  email: string,
  client: string,
  now: Date,
): Promise<boolean> {
  return (
    (await tryConsume(database, mailsOfClient, `${client}\n${email}`, now)) &&
    (await tryConsume(database, mailsToAddress, email, now))
  );
}
