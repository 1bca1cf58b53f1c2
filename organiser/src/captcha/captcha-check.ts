import type { FastifyRequest } from 'fastify';
import { readCookie } from '../server/cookies.ts';
import { TooOften } from '../server/errors.ts';
import { failuresOfClient, proofsOfClient } from '../server/limits.ts';
import { clientOf, count, countSoFar, consume, type Limit } from '../server/rate-limits.ts';
import type { Database } from '../store/tables.ts';
import { answerChallenge } from './captcha.queries.ts';
import { baseBits, isProof, mostBits } from './proof-of-work.ts';

/** `__Host-` keeps pages of other hosts of the domain from setting it; plain http cannot have it. */
export function captchaCookie({ server }: Pick<FastifyRequest, 'server'>): string {
  return server.protection.secure ? '__Host-dswine_captcha' : 'dswine_captcha';
}

/**
 * Whether the form shows that a person sends it, by digits or by work. What shows it is used up.
 * A client with too many wrong answers gets `TooOften` for digits; work is always accepted.
 */
export async function passesCaptcha(
  database: Database,
  request: FastifyRequest,
  fields: { Code: string; Proof: string },
  now: Date = new Date(),
): Promise<boolean> {
  if (fields.Proof !== '') return isProof(database, fields.Proof, now);
  const refund = await spendDigits(database, request, now);
  const passes = await answerChallenge(
    database,
    readCookie(request, captchaCookie(request)),
    fields.Code,
    now,
  );
  if (passes) await refund();
  return passes;
}

async function spendDigits(database: Database, request: FastifyRequest, now: Date) {
  try {
    return await consume(database, widened(failuresOfClient, request), clientOf(request), now);
  } catch (error) {
    throw error instanceof TooOften ? new TooOften(error.seconds, useWork) : error;
  }
}

/** Counts a wrong password or reference of this client as a wrong answer. */
export async function countFailure(database: Database, request: FastifyRequest): Promise<void> {
  await count(database, failuresOfClient, clientOf(request));
}

/** The work that this client has to do next: twice as much for every so many proofs and failures. */
export async function bitsFor(
  database: Database,
  request: FastifyRequest,
  now: Date = new Date(),
): Promise<number> {
  const client = clientOf(request);
  const tries =
    (await count(database, proofsOfClient, client, now)) +
    (await countSoFar(database, failuresOfClient, client, now));
  const doublings = Math.floor((tries - 1) / widened(proofsOfClient, request).max);
  return Math.min(mostBits, baseBits + doublings);
}

const widened = (limit: Limit, { server }: FastifyRequest): Limit => ({
  ...limit,
  max: Math.max(1, Math.round(limit.max * server.protection.factor)),
});

const useWork =
  '這個網路輸入錯誤的次數過多，請改用「不輸入數字，由裝置驗證」，或稍後再試 / ' +
  'Too many wrong codes came from this network. Please choose “Let my device do it instead”, or try again later';
