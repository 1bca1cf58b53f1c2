import type { Database } from '../store/tables.ts';
import { tryConsume, type Limit } from './rate-limits.ts';

const minute = 60;
const hour = 60 * minute;

/*
 * What is limited, and by whom. Nothing that a stranger spends closes a form to others behind the
 * same address: requests are bounded for a minute (`client-limits.ts`), and wrong answers beyond
 * `failuresOfClient` only take away the digits. The proof of work stays open to everybody.
 */

/** Wrong digits, passwords and references of one client. A right answer is taken back. */
export const failuresOfClient: Limit = { name: 'failures', max: 100, seconds: 15 * minute };
/** So many proofs or failures of a client make the next proofs twice the work. */
export const proofsOfClient: Limit = { name: 'proofs', max: 75, seconds: 15 * minute };
/** Wrong passwords of one client for one account. A login takes its own try back. */
export const loginOfClientAndAccount: Limit = {
  name: 'login client account',
  max: 6,
  seconds: 15 * minute,
};
/** Wrong passwords with the link of one registration. */
export const triesOfLink: Limit = { name: 'link', max: 10, seconds: hour };
/** Wrong passwords of a member who is logged in. */
export const passwordTries: Limit = { name: 'password', max: 10, seconds: 15 * minute };
/** Wrong contacts tried for one reference, by whomever. The right one is taken back. */
export const triesOfReference: Limit = { name: 'submission reference', max: 8, seconds: hour };

const mailsOfClient: Limit = { name: 'mails client', max: 6, seconds: hour };
const mailsToAddress: Limit = { name: 'mails', max: 30, seconds: hour };

/**
 * Whether a stranger's form may send one more mail to this address. One client cannot use up what
 * the owner of the address may ask for from elsewhere; all clients together cannot flood a mailbox.
 */
export async function mayMail(database: Database, email: string, client: string): Promise<boolean> {
  return (
    (await tryConsume(database, mailsOfClient, `${client}\n${email}`)) &&
    (await tryConsume(database, mailsToAddress, email))
  );
}
