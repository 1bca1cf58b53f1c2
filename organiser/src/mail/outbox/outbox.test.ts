import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { until } from '@dswine/shared/testing/until';
import { openTestStore } from '../../testing/test-store.fixture.ts';
import type { Database } from '../../store/tables.ts';
import { createOutboxWorker, type MailWriter } from './outbox-worker.ts';
import { deleteOldMails, putMail } from './outbox.queries.ts';
import { MailRejectedError, mailToFolder, type SendMail, type Mail } from './send-mail.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

let folder: string;
let database: Database;
let clock: ManualClock;
let sent: Mail[];
beforeEach(async () => {
  folder = newFolder();
  database = await openTestStore(folder);
  clock = createManualClock();
  sent = [];
});
afterEach(() => database.destroy());

const now = () => new Date(clock.now());
const writers: Record<string, MailWriter> = {
  hello: ({ data }) => Promise.resolve({ subject: '您好', text: `Hello ${String(data['name'])}` }),
};
const deliver: SendMail = async (mail) => void sent.push(mail);
const busy: SendMail = () => {
  const reply = { responseCode: 421, code: 'EPROTOCOL' };
  return Promise.reject(Object.assign(new Error('421 later ming@dswine.example'), reply));
};
const worker = (send: SendMail = deliver) => {
  const from = () => ({ name: '酒展', email: 'fair@dswine.example' });
  return createOutboxWorker({ database, writers, send, from, clock });
};
const put = (kind = 'hello', at = now()) => {
  const recipient = 'ming@dswine.example';
  return putMail(database, { kind, recipient, locale: 'tw', data: { name: 'Ming' } }, at);
};
const rows = () => database.selectFrom('outbox_mails').selectAll().execute();

it('sends a mail once, and stores neither its recipient nor its text afterwards', async () => {
  await put();
  await Promise.all([worker(), worker()].map((one) => one.run()));
  expect(sent).toMatchObject([
    { to: 'ming@dswine.example', subject: '您好', text: 'Hello Ming', date: now() },
  ]);
  expect(await rows()).toMatchObject([{ state: 'sent', recipient: '', data: '{}' }]);
  await clock.advance(8 * 24 * 60 * 60 * 1000);
  await deleteOldMails(database, now(), now());
  expect(await rows()).toEqual([]);
});

it('sends a new mail at once, even one that was queued by a clock that is ahead', async () => {
  await put('hello', new Date('2100-01-01'));
  expect(await worker().run()).toBe(1);
});

it('looks for mails once a second until it is stopped', async () => {
  const one = worker();
  one.start();
  await until(async () => (await one.run()) === 0);
  await put();
  await clock.advance(1000);
  await until(() => sent.length === 1);
  await one.stop();
  expect(clock.waiting()).toBe(0);
});

it('retries with growing pauses for days, then parks the mail with the reason', async () => {
  await put();
  const halfHours = Array.from({ length: 192 }, () => 1800);
  for (const pauseSeconds of [30, 120, 480, ...halfHours]) {
    expect(await worker(busy).run()).toBe(1);
    await clock.advance(pauseSeconds * 1000 - 1);
    expect(await worker(busy).run()).toBe(0);
    await clock.advance(1);
  }
  expect(await worker(busy).run()).toBe(1);
  expect(await rows()).toMatchObject([
    { state: 'parked', attempts: 196, reason: 'SMTP 421 EPROTOCOL' },
  ]);
});

it('sends what waited as soon as the mail server accepts another mail', async () => {
  let isDown = true;
  const refused = Object.assign(new Error('sender'), { command: 'MAIL FROM' });
  const relay: SendMail = (mail) => (isDown ? Promise.reject(refused) : deliver(mail));
  const one = worker(relay);
  await put();
  for (const pauseMs of [30_000, 120_000, 0]) {
    await one.run();
    await clock.advance(pauseMs);
  }
  isDown = false;
  expect(await one.run()).toBe(0);
  await put();
  await one.run();
  expect(sent).toHaveLength(2);
});

it('parks permanently rejected mails and mails of unknown kinds at once, and deletes them later', async () => {
  await put();
  await put('unknown');
  const response = '550 5.1.1 <ming@dswine.example>: no such mailbox';
  const reply = { responseCode: 550, code: 'EENVELOPE', response };
  const cause = Object.assign(new Error(response), reply);
  await worker(() => Promise.reject(new MailRejectedError(response, { cause }))).run();
  expect((await rows()).map(({ state, reason }) => [state, reason]).sort()).toEqual([
    ['parked', 'No writer for mails of the kind "unknown".'],
    ['parked', 'SMTP 550 5.1.1 EENVELOPE'],
  ]);
  await deleteOldMails(database, now(), now());
  expect(await rows()).toHaveLength(2);
  await deleteOldMails(database, now(), new Date(clock.now() + 1));
  expect(await rows()).toEqual([]);
});

it('writes mails to files that only the current user can read without a mail server', async () => {
  await put();
  await worker(mailToFolder(join(folder, 'mail'))).run();
  const [name = ''] = readdirSync(join(folder, 'mail'));
  expect(name).toMatch(/^2026-04-17T02-00-00.000Z-.*\.eml$/u);
  const file = join(folder, 'mail', name);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain('To: ming@dswine.example\r\n');
});
