import type { Limit } from '../server/rate-limits.ts';

const hour = 60 * 60;

/** Forms of one client. Wide, since a whole fair may share one address. */
export const submissionsOfClient: Limit = { name: 'submissions', max: 120, seconds: hour };
/** Looking up what one sent. A reference is tried for with few addresses, by whomever; one that is found does not count. */
export const findsOfClient: Limit = { name: 'submission finds', max: 30, seconds: hour };
export const triesOfReference: Limit = { name: 'submission reference', max: 8, seconds: hour };
/** Confirmations to one address; beyond it the submission is kept and no mail is written, so that nobody is pestered through us. */
export const mailsToAddress: Limit = { name: 'submission mails', max: 6, seconds: hour };
