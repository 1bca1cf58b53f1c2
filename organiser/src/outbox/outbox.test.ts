import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInContext } from '@dswine/shared/tracing/request-context';
import { pino } from 'pino';
import { openTestStore } from '../testing/test-store.fixture.ts';
import type { Database } from '../store/tables.ts';
import { createOutboxWorker, type MailWriter } from './outbox-worker.ts';
import { deleteOldMails, putMail } from './outbox.queries.ts';
import { MailRejectedError, mailToFolder, type SendMail } from './send-mail.ts';
import { writeMessage, type Mail } from './write-message.ts';

let folder: string;
let database: Database;
let now: Date;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-outbox-'));
  database = await openTestStore(folder);
  now = new Date('2026-04-17T10:00:00.000Z');
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const writers: Record<string, MailWriter> = {
  hello: ({ data }) => Promise.resolve({ subject: '您好', text: `Hello ${String(data['name'])}` }),
  nobody: () => Promise.resolve(undefined),
};
const worker = (send: SendMail) =>
  createOutboxWorker({
    database,
    writers,
    send,
    from: { name: '酒展', email: 'fair@dswine.example' },
    now: () => now,
  });
const put = (kind = 'hello') =>
  putMail(
    database,
    { kind, recipient: 'ming@dswine.example', locale: 'tw', data: { name: 'Ming' } },
    now,
  );
const rows = () =>
  database
    .selectFrom('outbox_mails')
    .select(['state', 'attempts', 'reason', 'recipient', 'data', 'due_at'])
    .execute();
const busy = () =>
  Promise.reject(
    Object.assign(new Error('421 come back later ming@dswine.example'), {
      responseCode: 421,
      code: 'EPROTOCOL',
    }),
  );

it('sends a due mail once, and stores neither its recipient nor its text afterwards', async () => {
  await put();
  const sent: Mail[] = [];
  const two = [
    worker(async (mail) => void sent.push(mail)),
    worker(async (mail) => void sent.push(mail)),
  ];
  await Promise.all(two.map((one) => one.run()));
  expect(sent).toMatchObject([{ to: 'ming@dswine.example', subject: '您好', text: 'Hello Ming' }]);
  expect(await rows()).toMatchObject([{ state: 'sent', recipient: '', data: '{}' }]);
  await deleteOldMails(database, new Date('2026-04-25T10:00:00.000Z'), now);
  expect(await rows()).toEqual([]);
});

it('stores no mail when its transaction fails', async () => {
  const failing = database.transaction().execute(async (transaction) => {
    await putMail(transaction, { kind: 'hello', recipient: 'a@b.example', locale: 'tw' });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await rows()).toEqual([]);
});

it('retries with growing pauses, then parks the mail with the reason', async () => {
  await put();
  const pauses: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    expect(await worker(busy).run()).toBe(1);
    const [row] = await rows();
    expect(await worker(busy).run()).toBe(0);
    pauses.push((Date.parse(row?.due_at ?? '') - now.getTime()) / 1000);
    now = new Date(row?.due_at ?? '');
  }
  expect(pauses.slice(0, 4)).toEqual([30, 120, 480, 1920]);
  expect(await rows()).toMatchObject([
    { state: 'parked', attempts: 8, reason: 'SMTP 421 EPROTOCOL' },
  ]);
});

it('parks permanently rejected mails and mails of unknown kinds at once', async () => {
  await put();
  await put('unknown');
  const response = '550 5.1.1 <ming@dswine.example>: no such mailbox';
  const cause = Object.assign(new Error(response), {
    responseCode: 550,
    code: 'EENVELOPE',
    response,
  });
  const refused = new MailRejectedError(response, { cause });
  await worker(() => Promise.reject(refused)).run();
  expect((await rows()).map(({ state, reason }) => [state, reason]).sort()).toEqual([
    ['parked', 'No writer for mails of the kind "unknown".'],
    ['parked', 'SMTP 550 5.1.1 EENVELOPE'],
  ]);
});

it('deletes parked mails after their retention period', async () => {
  await put('unknown');
  await put();
  await worker(() => Promise.reject(new MailRejectedError('no'))).run();
  await deleteOldMails(database, now, now);
  expect((await rows()).map(({ state }) => state)).toEqual(['parked', 'parked']);
  await deleteOldMails(database, now, new Date(now.getTime() + 1));
  expect(await rows()).toEqual([]);
});

it('drops a mail whose writer returns nothing', async () => {
  await put('nobody');
  const send = jest.fn<Promise<void>, [Mail]>();
  await worker(send).run();
  expect(send).not.toHaveBeenCalled();
  expect(await rows()).toMatchObject([{ state: 'sent' }]);
});

it('writes mails to files that only the current user can read without a mail server', async () => {
  await put();
  await worker(mailToFolder(join(folder, 'mail'))).run();
  const [file = ''] = readdirSync(join(folder, 'mail'));
  expect(file).toMatch(/^\d{4}-.*\.eml$/u);
  expect(statSync(join(folder, 'mail', file)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'mail', file), 'utf8')).toContain(
    'To: <ming@dswine.example>\r\n',
  );
});

it('encodes non-ASCII text and prevents header injection', () => {
  const subject = `臺北國際酒展會員帳號確認通知，請於期限內完成\r\nBcc: x@y.example`;
  const mail = {
    id: 'id-1',
    from: { name: '酒展', email: 'fair@dswine.example' },
    to: 'a@b.example',
    subject,
    text: '您好\n',
    locale: 'tw',
  } as const;
  const [head = '', body = ''] = writeMessage(mail, now).split('\r\n\r\n');
  expect(head).toContain('Message-ID: <id-1@dswine.example>\r\n');
  expect(head).toContain('Date: Fri, 17 Apr 2026 10:00:00 +0000\r\n');
  expect(head).not.toMatch(/^Bcc/mu);
  expect(head.split('\r\n').every((line) => line.length <= 78)).toBe(true);
  const messages = [...head.matchAll(/=\?utf-8\?B\?([^?]+)\?=/gu)]
    .slice(1)
    .map((word) => Buffer.from(word[1] ?? '', 'base64').toString());
  expect(messages.join('')).toBe(subject.replace('\r\n', ' '));
  expect(Buffer.from(body, 'base64').toString()).toBe('您好\r\n');
});

it('stores the request id of a mail until it is sent, and logs it', async () => {
  const requestId = '0b7c5f0e-95a3-4c52-8f0b-0f5c2f6f0f11';
  let text = '';
  const logger = pino({ level: 'warn' }, { write: (line: string) => (text += line) });
  await runInContext({ requestId }, () => put());
  const origins = () =>
    database.selectFrom('outbox_mails').select(['request_id', 'traceparent']).execute();
  const options = { database, writers, from: { name: '酒展', email: 'fair@dswine.example' } };
  const at = () => now;
  await createOutboxWorker({ ...options, send: busy, logger, now: at }).run();
  expect(JSON.parse(text)).toMatchObject({ event: 'mail-postponed', reqId: requestId });
  expect(await origins()).toEqual([{ request_id: requestId, traceparent: null }]);
  now = new Date(now.getTime() + 60_000);
  await createOutboxWorker({ ...options, send: async () => undefined, now: at }).run();
  expect(await origins()).toEqual([{ request_id: null, traceparent: null }]);
});
