import type { Limit } from '../server/rate-limits.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * Failures to log in count for a client with an account and for a client, never for an account alone: strangers cannot lock a member out. The limit of
 * a client is wide, since a whole fair may share one address.
 */
export const loginOfClient: Limit = { name: 'login client', max: 100, seconds: 15 * minute };
export const loginOfClientAndAccount: Limit = { name: 'login client account', max: 6, seconds: 15 * minute };
/** Forms that send mail. */
export const formsOfClient: Limit = { name: 'account forms', max: 120, seconds: hour };
/** Mails to one address; beyond it the answer stays the same and no mail is written. */
export const mailsToAddress: Limit = { name: 'account mails', max: 4, seconds: hour };
/** Passwords tried with one link, and passwords tried by one member for a change. */
export const triesOfLink: Limit = { name: 'link', max: 10, seconds: hour };
export const passwordTries: Limit = { name: 'password', max: 10, seconds: 15 * minute };
