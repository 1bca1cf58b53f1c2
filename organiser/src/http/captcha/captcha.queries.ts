import { createHash, randomUUID } from 'node:crypto';
import { captchaRules } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';

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
