import type { FastifyRequest } from 'fastify';
import { TooManyRequestsError } from '../http/errors.ts';
import { clientOf, tryConsume, consume, type Limit } from '../http/rate-limits.ts';
import type { Database } from '../store/tables.ts';
import type { StaffRow } from '../store/tables/desk.ts';
import { recordAction } from '../audit/actions.queries.ts';

const quarterHourSeconds = 15 * 60;
/**
 * Limits failures per client and account: one password can be tried on each account as often. There
 * is no limit per account alone, and none per client alone: with the first, anybody could lock out
 * somebody else, with the second, all who share an office or a tunnel with them.
 */
export const deskTries: Limit = { name: 'desk login', max: 8, seconds: quarterHourSeconds };
/** Limits codes; the password was already right. */
export const codeTries: Limit = { name: 'desk code', max: 8, seconds: quarterHourSeconds };
/** One audit row per period is enough: the log has the others. */
const refusalRecordLimit: Limit = { name: 'desk refusal', max: 1, seconds: quarterHourSeconds };

type Attempt = {
  database: Database;
  request: FastifyRequest;
  staff: StaffRow | undefined;
  now: Date;
};

/**
 * Records a failed login. It names existing accounts only: people type passwords into the wrong
 * field. The log has the account's id, because it holds no address; the audit trail has both.
 */
export async function recordFailure(
  { database, request, staff, now }: Attempt,
  detail: string,
): Promise<void> {
  request.log.warn(
    { event: 'desk-login-failed', account: staff?.id ?? 'unknown', detail },
    'a login at the desk failed',
  );
  const { name = '—', email = '' } = staff ?? {};
  const action = { staff: name, action: 'log in failed', subject: email, detail };
  await recordAction(database, action, now);
}

/**
 * Counts one attempt of `who`. Returns a function that refunds it. Records and throws
 * `TooManyRequestsError`.
 */
export async function consumeAttempt(
  attempt: Attempt,
  limit: Limit,
  who: string,
): Promise<() => Promise<void>> {
  const { database, request, staff, now } = attempt;
  try {
    return await consume(database, limit, who, now);
  } catch (error) {
    if (error instanceof TooManyRequestsError) {
      const refused = `${clientOf(request)}\n${staff?.id ?? ''}`;
      if (await tryConsume(database, refusalRecordLimit, refused, now))
        await recordFailure(attempt, 'too many attempts');
    }
    throw error;
  }
}
