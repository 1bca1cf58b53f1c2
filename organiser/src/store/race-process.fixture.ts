import { text } from 'node:stream/consumers';
import { useLink } from '../taking-part/access-links/access-links.ts';
import { answerChallenge } from '../http/captcha/captcha.queries.ts';
import { tryConsume } from '../http/rate-limits.ts';
import { findMember } from '../accounts/members/members.queries.ts';
import { leaseMail } from '../mail/outbox/outbox.queries.ts';
import { bumpRevision } from './content.ts';
import { openStore, type StoreSettings } from './open-store.ts';

/** What several processes do at the same time, each with all of it. */
export type Race = {
  settings: StoreSettings;
  /** How often each process changes content, consumes the limit and leases a mail. */
  turns: number;
  limit: { name: string; max: number; seconds: number };
  at: string;
  member: string;
  session: string;
  reset: string;
  browsers: string[];
  answer: string;
};
/** What one process obtained of resources that only one process may get. */
export type RaceResult = {
  allowed: number;
  mails: string[];
  resets: number;
  captchas: number;
  isMember: boolean;
};

export async function runRace({
  settings,
  turns,
  limit,
  at,
  member,
  ...race
}: Race): Promise<RaceResult> {
  const database = await openStore(settings);
  const now = new Date(at);
  const result: RaceResult = { allowed: 0, mails: [], resets: 0, captchas: 0, isMember: false };
  const inTransaction = <T>(work: (transaction: typeof database) => Promise<T>) =>
    database.transaction().execute(work);
  for (let turn = 0; turn < turns; turn += 1) {
    await inTransaction((transaction) => bumpRevision(transaction, 'DSWINE2026', 'race', now));
    if (await tryConsume(database, limit, 'everybody', now)) result.allowed += 1;
    const mail = await leaseMail(database, now, 60_000);
    if (mail) result.mails.push(mail.recipient);
  }
  const reset = { purpose: 'reset', subject: member, token: race.reset } as const;
  if (await inTransaction((transaction) => useLink(transaction, reset))) result.resets += 1;
  for (const browser of race.browsers)
    if (await answerChallenge(database, browser, race.answer, now)) result.captchas += 1;
  result.isMember = (await findMember(database, race.session, now))?.id === member;
  await database.destroy();
  return result;
}

// Run as a process: it reads the race as JSON and prints what it got.
if (import.meta.main)
  process.stdout.write(
    JSON.stringify(await runRace(JSON.parse(await text(process.stdin)) as Race)),
  );
