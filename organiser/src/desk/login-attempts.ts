import type { FastifyRequest } from 'fastify';
import { TooOften } from '../server/errors.ts';
import { clientOf, tryConsume, consume, type Limit } from '../server/rate-limits.ts';
import type { Database, StaffRow } from '../store/tables.ts';
import { recordAction } from './actions.queries.ts';

const quarter = 15 * 60;
/**
 * Failures count for a client with an account, and for a client: one that tries a password with
 * many accounts. Never for an account alone, so that nobody can lock somebody else out.
 */
export const deskTries: Limit = { name: 'desk login', max: 8, seconds: quarter };
export const deskTriesOfClient: Limit = { name: 'desk login client', max: 60, seconds: quarter };
/** Who tries has the password already. */
export const codeTries: Limit = { name: 'desk code', max: 8, seconds: quarter };
/** One line of the trail is enough: the log has the others. */
const refusalsNoted: Limit = { name: 'desk refusal', max: 1, seconds: quarter };

type Attempt = { database: Database; request: FastifyRequest; staff: StaffRow | undefined };

/** The account is named only when there is one: people type passwords into the wrong field. */
export async function noteFailure(
  { database, request, staff }: Attempt,
  detail: string,
): Promise<void> {
  request.log.warn(
    { event: 'desk-login-failed', account: staff?.email ?? 'unknown', detail },
    'a login at the desk failed',
  );
  const { name = '—', email = '' } = staff ?? {};
  await recordAction(database, { staff: name, action: 'log in failed', subject: email, detail });
}

/** Counts one try for each limit and returns how to take all back. Notes and throws `TooOften`. */
export async function spendAll(
  attempt: Attempt,
  tries: readonly (readonly [Limit, string])[],
): Promise<() => Promise<void>> {
  const { database, request, staff } = attempt;
  const refund: (() => Promise<void>)[] = [];
  try {
    for (const [limit, who] of tries) refund.push(await consume(database, limit, who));
  } catch (error) {
    if (error instanceof TooOften) {
      const who = `${clientOf(request)}\n${staff?.id ?? ''}`;
      if (await tryConsume(database, refusalsNoted, who))
        await noteFailure(attempt, 'too many attempts');
    }
    throw error;
  }
  return async () => {
    for (const back of refund) await back();
  };
}
