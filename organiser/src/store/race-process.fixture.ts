import { answerChallenge } from '../captcha/captcha.queries.ts';
import { tryConsume } from '../http/rate-limits.ts';
import { useReset } from '../members/link-tokens.ts';
import { findMember } from '../members/sessions.queries.ts';
import { leaseMail } from '../outbox/outbox.queries.ts';
import { bumpRevision } from './content.ts';
import { openStore, type StoreSettings } from './open-store.ts';
import { race, type RaceInput, type RaceResult } from './race.fixture.ts';

/*
 * One of several processes that do the same at once: `<store settings> <input>`, both JSON. Prints
 * what this one got, as JSON.
 */
const [settings = '', input = ''] = process.argv.slice(2);
const { session, resets, browsers } = JSON.parse(input) as RaceInput;
const database = await openStore(JSON.parse(settings) as StoreSettings);
const result: RaceResult = { allowed: 0, mails: [], resets: 0, captchas: 0, isMember: false };

for (let turn = 0; turn < race.turns; turn += 1) {
  await database
    .transaction()
    .execute((transaction) => bumpRevision(transaction, 'DSWINE2026', 'race'));
  if (await tryConsume(database, race.limit, 'everybody', race.now)) result.allowed += 1;
  const mail = await leaseMail(database, race.now);
  if (mail) result.mails.push(mail.recipient);
}
for (const token of resets)
  if (
    await database.transaction().execute((transaction) => useReset(transaction, token, race.member))
  )
    result.resets += 1;
for (const browser of browsers)
  if (await answerChallenge(database, browser, race.answer, race.now)) result.captchas += 1;
result.isMember = (await findMember(database, session, race.now))?.id === race.member;
await database.destroy();
process.stdout.write(JSON.stringify(result));
