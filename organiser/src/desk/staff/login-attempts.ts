import type { FastifyRequest } from 'fastify';
import { TooManyRequestsError } from '../../http/responses.ts';
import { clientOf, tryConsume, consume } from '../../http/rate-limits.ts';
import { limits, type Limit } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import { recordAction } from '../audit/actions.queries.ts';

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
      if (await tryConsume(database, limits.deskRefusals, refused, now))
        await recordFailure(attempt, 'too many attempts');
    }
    throw error;
  }
}
