import type { FastifyRequest } from 'fastify';
import { FormValidationError, TooManyRequestsError } from '../responses.ts';
import { clientOf, count, countSoFar, consume } from '../rate-limits.ts';
import { captchaRules, limits, type Limit } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import { answerChallenge, isProof } from './captcha.queries.ts';

/**
 * `__Host-` stops other hosts of the domain from setting the cookie. Plain http cannot use the
 * prefix.
 */
export function captchaCookie({ server }: Pick<FastifyRequest, 'server'>): string {
  return server.protection.secure ? '__Host-dswine_captcha' : 'dswine_captcha';
}

/**
 * Whether the form proves a human sender, by digits or by proof of work. The proof is used up.
 * Throws `TooManyRequestsError` for digits after too many wrong ones; proof of work is always accepted.
 */
export async function passesCaptcha(
  database: Database,
  request: FastifyRequest,
  fields: { Code: string; Proof: string },
  now: Date,
): Promise<boolean> {
  if (fields.Proof !== '') return isProof(database, fields.Proof, now);
  const refund = await consumeDigits(database, request, now);
  const passes = await answerChallenge(
    database,
    request.cookies[captchaCookie(request)],
    fields.Code,
    now,
  );
  if (passes) await refund();
  return passes;
}

/** Throws a form error when the form does not prove a human sender. */
export async function requireCaptcha(
  database: Database,
  request: FastifyRequest,
  fields: { Code: string; Proof: string },
  now: Date,
): Promise<void> {
  if (!(await passesCaptcha(database, request, fields, now))) throw captchaError();
}

export function captchaError(): FormValidationError {
  return new FormValidationError(
    [{ Field: 'Code', Problem: 'captcha' }],
    '驗證碼錯誤，請重新輸入 / Error Invalid Code. Please re-enter the Validation Code.',
  );
}

async function consumeDigits(database: Database, request: FastifyRequest, now: Date) {
  try {
    return await consume(
      database,
      widened(limits.failuresOfClient, request),
      clientOf(request),
      now,
    );
  } catch (error) {
    throw error instanceof TooManyRequestsError
      ? new TooManyRequestsError(error.seconds, useProofOfWork)
      : error;
  }
}

/** Counts a wrong password or reference of this client as a wrong captcha. */
export async function countFailure(
  database: Database,
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  await count(database, limits.failuresOfClient, clientOf(request), now);
}

/**
 * The bits of the client's next proof of work. The work doubles after every few proofs and
 * failures.
 */
export async function bitsFor(
  database: Database,
  request: FastifyRequest,
  now: Date,
): Promise<number> {
  const client = clientOf(request);
  const tries =
    (await count(database, limits.proofsOfClient, client, now)) +
    (await countSoFar(database, limits.failuresOfClient, client, now));
  const doublings = Math.floor((tries - 1) / widened(limits.proofsOfClient, request).max);
  return Math.min(captchaRules.maxBits, captchaRules.baseBits + doublings);
}

const widened = (limit: Limit, { server }: FastifyRequest): Limit => ({
  ...limit,
  max: Math.max(1, Math.round(limit.max * server.protection.factor)),
});

const useProofOfWork =
  '這個網路輸入錯誤的次數過多，請按「改用自動驗證，不必輸入數字」，或稍後再試 / ' +
  'Too many wrong codes came from this network. Please choose “Verify automatically instead”, or try again later';
