import type { FastifyRequest } from 'fastify';
import { TooManyRequestsError } from '../http/errors.ts';
import { clientOf, tryConsume, consume, type Limit } from '../http/rate-limits.ts';
import type { Database } from '../store/tables.ts';
import type { StaffRow } from '../store/tables/desk.ts';
import { recordAction } from '../audit/actions.queries.ts';

const quarterHourSeconds = 15 * 60;
/**
 * Limits failures per client and account, and per client, which catches one password tried on many
 * accounts. There is no limit per account alone: it would let anybody lock out somebody else.
 */
export const deskTries: Limit = { name: 'desk login', max: 8, seconds: quarterHourSeconds };
export const deskTriesOfClient: Limit = {
  name: 'desk login client',
  max: 60,
  seconds: quarterHourSeconds,
};
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
 * Counts one attempt against each limit. Returns a function that refunds them all. Records and
 * throws `TooManyRequestsError`.
 */
export async function consumeAll(
  attempt: Attempt,
  tries: readonly (readonly [Limit, string])[],
): Promise<() => Promise<void>> {
  const { database, request, staff, now } = attempt;
  const refund: (() => Promise<void>)[] = [];
  try {
    for (const [limit, who] of tries) refund.push(await consume(database, limit, who, now));
  } catch (error) {
    if (error instanceof TooManyRequestsError) {
      const who = `${clientOf(request)}\n${staff?.id ?? ''}`;
      if (await tryConsume(database, refusalRecordLimit, who, now))
        await recordFailure(attempt, 'too many attempts');
    }
    throw error;
  }
  return async () => {
    for (const back of refund) await back();
  };
}
