import type { FastifyRequest } from 'fastify';
import { readCookie } from '../server/cookies.ts';
import type { Database } from '../store/tables.ts';
import { answerChallenge } from './captcha.queries.ts';
import { isProof } from './proof-of-work.ts';

export const captchaCookie = 'dswine_captcha';

/** Whether the form shows that a person sends it, by digits or by work. What shows it is used up by this. */
export async function passesCaptcha(
  database: Database,
  request: FastifyRequest,
  fields: { Code: string; Proof: string },
  now: Date = new Date(),
): Promise<boolean> {
  if (fields.Proof !== '') return isProof(database, fields.Proof, now);
  return answerChallenge(database, readCookie(request, captchaCookie), fields.Code, now);
}
