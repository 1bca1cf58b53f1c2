import { createHash, randomUUID, randomBytes } from 'node:crypto';
import { captchaRules } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import type { ProofChallenge } from '@dswine/shared/contract/captcha';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The hash of an answer, bound to its challenge. */
export const hashAnswer = (challenge: string, answer: string) => sha256(`${challenge} ${answer}`);
export const hashBrowserKey = (key: string) => sha256(key);

/**
 * Stores a challenge for the browser with this key. Challenges of its other tabs stay valid. Only
 * the oldest of more than eight is dropped, since every open challenge makes guessing easier.
 */
export async function openChallenge(
  database: Database,
  browserKey: string,
  answer: string,
  now: Date,
): Promise<void> {
  const browserHash = hashBrowserKey(browserKey);
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + captchaRules.validSeconds * 1000).toISOString();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('captcha_challenges')
      .where('expires_at', '<=', now.toISOString())
      .execute();
    const open = await transaction
      .selectFrom('captcha_challenges')
      .select('id')
      .where('browser_hash', '=', browserHash)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const surplus = open.slice(captchaRules.openChallenges - 1).map((challenge) => challenge.id);
    if (surplus.length > 0)
      await transaction.deleteFrom('captcha_challenges').where('id', 'in', surplus).execute();
    await transaction
      .insertInto('captcha_challenges')
      .values({
        id,
        browser_hash: browserHash,
        answer_hash: hashAnswer(id, answer),
        created_at: now.toISOString(),
        expires_at: expiresAt,
        misses: 0,
      })
      .execute();
  });
}

/**
 * Whether the digits solve one of this browser's open challenges. A right answer works once. A
 * wrong one counts against all open challenges.
 */
export async function answerChallenge(
  database: Database,
  browserKey: string | undefined,
  typed: string,
  now: Date,
): Promise<boolean> {
  const answer = typed.normalize('NFKC').replaceAll(/\s/gu, '');
  if (browserKey === undefined || answer === '') return false;
  const ofBrowser = hashBrowserKey(browserKey);
  const open = await database
    .selectFrom('captcha_challenges')
    .select(['id', 'answer_hash'])
    .where('browser_hash', '=', ofBrowser)
    .where('expires_at', '>', now.toISOString())
    .where('misses', '<', captchaRules.misses)
    .execute();
  const solved = open.find(
    (challenge) => challenge.answer_hash === hashAnswer(challenge.id, answer),
  );
  if (solved) {
    const { numDeletedRows } = await database
      .deleteFrom('captcha_challenges')
      .where('id', '=', solved.id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  await database
    .updateTable('captcha_challenges')
    .set((row) => ({ misses: row('misses', '+', 1) }))
    .where('browser_hash', '=', ofBrowser)
    .execute();
  return false;
}

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
