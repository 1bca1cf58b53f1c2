import { createHash, randomBytes } from 'node:crypto';
import type { ProofChallenge } from '@dswine/shared/contract/captcha';
import { captchaRules } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';

export async function openProof(
  database: Database,
  bits: number,
  now: Date,
): Promise<ProofChallenge> {
  const id = randomBytes(16).toString('hex');
  const expires_at = new Date(now.getTime() + captchaRules.validSeconds * 1000).toISOString();
  await database
    .deleteFrom('proof_challenges')
    .where('expires_at', '<=', now.toISOString())
    .execute();
  await database.insertInto('proof_challenges').values({ id, bits, expires_at }).execute();
  return { Challenge: id, Bits: bits };
}

/** Whether the work was done. Each proof works once, in all processes: it deletes its challenge. */
export async function isProof(database: Database, proof: string, now: Date): Promise<boolean> {
  const id = /^([0-9a-f]{32}):\d{1,12}$/u.exec(proof)?.[1];
  const zeros = Math.clz32(createHash('sha256').update(proof).digest().readUInt32BE(0));
  if (id === undefined || zeros < captchaRules.baseBits) return false;
  const { numDeletedRows } = await database
    .deleteFrom('proof_challenges')
    .where('id', '=', id)
    .where('bits', '<=', zeros)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
