import { createHash, randomBytes } from 'node:crypto';
import type { ProofChallenge } from '@dswine/shared/contract/captcha';
import type { Database } from '../store/tables.ts';

/** About 65,000 hashes: one second on a phone, and one for us to check. */
const bits = 16;
const validMinutes = 10;

export async function openProof(database: Database, now: Date = new Date()): Promise<ProofChallenge> {
  const id = randomBytes(16).toString('hex');
  const expires_at = new Date(now.getTime() + validMinutes * 60_000).toISOString();
  await database.deleteFrom('proof_challenges').where('expires_at', '<=', now.toISOString()).execute();
  await database.insertInto('proof_challenges').values({ id, expires_at }).execute();
  return { Challenge: id, Bits: bits };
}

/** Whether the work was done. A right answer is good once: its challenge is gone afterwards, in every process. */
export async function isProof(database: Database, proof: string, now: Date = new Date()): Promise<boolean> {
  const id = /^([0-9a-f]{32}):\d{1,12}$/u.exec(proof)?.[1];
  if (id === undefined || !beginsWithZeros(createHash('sha256').update(proof).digest())) return false;
  const { numDeletedRows } = await database
    .deleteFrom('proof_challenges')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function beginsWithZeros(hash: Buffer): boolean {
  return hash.readUInt32BE(0) >>> (32 - bits) === 0;
}
