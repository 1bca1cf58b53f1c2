import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseSubmission } from './erase-submission.ts';
import { deleteMember } from '../members/members.queries.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import { putMail } from '../outbox/outbox.queries.ts';
import { MailRejectedError, mailToFolder, type SendMail } from '../outbox/send-mail.ts';
import { databaseFile, openStore } from '../store/open-store.ts';
import type { Database } from '../store/tables.ts';
import { finishErasures } from './finish-erasures.ts';
import { openErasureList } from './erasure-list.ts';
import { startErasures, type ErasureWorker } from './erasure-worker.ts';


const mark = '王秘密';
const address = 'mei.secret@sender.example';
const id = '11111111-2222-4333-8444-555555555555';
const reference = 'DSW-7K3M-Q9TX';

let folder: string;
let database: Database;
let erasures: ErasureWorker | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-erasure-'));
  database = await openStore({ dataFolder: folder });
});
afterEach(async () => {
  await erasures?.stop();
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (now?: () => Date) =>
  (erasures = await startErasures({
    database,
    list: openErasureList(join(folder, 'erasures.jsonl')),
    mailFolder: join(folder, 'mail'),
    mailKeepDays: 30,
    ...(now && { now }),
  }));

async function send(sent = { id, reference }): Promise<void> {
  const row = {
    ...sent,
    key_hash: sent.id,
    edition: 'DSWINE2026',
    kind: 'contact',
    locale: 'tw',
    answer: '{}',
  };
  const notice = {
    notice_version: '1',
    notice_at: '',
    marketing: 1 as const,
    state: 'new' as const,
  };
  const when = { created_at: '2026-01-01T00:00:00.000Z', retain_until: '2028-01-01T00:00:00.000Z' };
  const data = JSON.stringify({ Name: mark, Content: mark.repeat(2000) });
  await database
    .insertInto('submissions')
    .values({
      ...row,
      ...notice,
      ...when,
      data,
      email: address,
      exhibitor_id: null,
      product_id: null,
      event_id: null,
    })
    .execute();
}
const member = { id: '99999999-2222-4333-8444-555555555555', email: address, name: mark };
const join_ = () =>
  database
    .insertInto('members')
    .values({ ...member, company: null, locale: 'tw', created_at: '2026-01-01T00:00:00.000Z' })
    .execute();

const outbox = (write: SendMail) =>
  createOutboxWorker({
    database,
    writers: { note: () => Promise.resolve({ subject: reference, text: `${mark} ${reference}` }) },
    send: write,
    from: { name: 'x', email: 'x@y.example' },
  }).run();
const put = (data: Record<string, string>) =>
  putMail(database, { kind: 'note', recipient: address, locale: 'tw', data });
const erase = () =>
  database.transaction().execute((transaction) => eraseSubmission(transaction, id));

/**
 * The files of the data folder that contain the person's name or address, also as encoded in mails.
 */
function filesWithTraces(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );
  const traces = [Buffer.from(mark), Buffer.from(address)];
  return files.filter((file) => {
    if (!statSync(file).isFile()) return false;
    const bytes = readFileSync(file);
    return traces.some((trace) => bytes.includes(trace)) || file.endsWith('.eml');
  });
}

it('erases a submission from the database, its log, the mails and the mail files', async () => {
  await start();
  await send();
  await put({ id });
  await outbox(mailToFolder(join(folder, 'mail')));
  await put({ reference });
  await outbox(() => Promise.reject(new MailRejectedError(`550 <${address}>`)));
  await put({ reference });
  expect(filesWithTraces().length).toBeGreaterThan(1);
  await erase();
  await erasures?.run();
  expect(filesWithTraces()).toEqual([]);
  expect(await database.selectFrom('outbox_mails').select('state').execute()).toEqual([
    { state: 'sent' },
  ]);
  expect(readFileSync(join(folder, 'erasures.jsonl'), 'utf8')).toContain(id);
});

it('keeps the mail that confirms the erasure', async () => {
  await start();
  await send();
  await erase();
  await put({ reference });
  await outbox(mailToFolder(join(folder, 'mail')));
  const [file = ''] = readdirSync(join(folder, 'mail'));
  const later = new Date(Date.now() + 1000);
  utimesSync(join(folder, 'mail', file), later, later);
  await erasures?.run();
  expect(existsSync(join(folder, 'mail', file))).toBe(true);
});

it('erases submissions and members again after a backup is restored', async () => {
  await send();
  await join_();
  await database.destroy();
  const backup = join(folder, 'backup');
  copyFileSync(databaseFile(folder), backup);
  database = await openStore({ dataFolder: folder });
  await start();
  await erase();
  await database.transaction().execute((transaction) => deleteMember(transaction, member));
  await erasures?.run();
  await erasures?.stop();
  await database.destroy();

  for (const file of ['-wal', '-shm']) rmSync(databaseFile(folder) + file, { force: true });
  copyFileSync(backup, databaseFile(folder));
  rmSync(backup);
  expect(filesWithTraces()).not.toEqual([]);
  database = await openStore({ dataFolder: folder });
  await start();
  expect(filesWithTraces()).toEqual([]);
  expect(await database.selectFrom('members').select('id').execute()).toEqual([]);
  expect(await database.selectFrom('submissions').select(['state', 'email']).execute()).toEqual([
    { state: 'deleted', email: null },
  ]);
  const [action] = await database.selectFrom('desk_actions').selectAll().execute();
  expect(action).toMatchObject({
    subject: reference,
    detail: 'again, after a backup was restored',
  });
});

it('rewrites a lost erasure list', async () => {
  const list = join(folder, 'erasures.jsonl');
  await start();
  await send();
  await erase();
  await erasures?.run();
  const before = readFileSync(list, 'utf8');
  rmSync(list);
  await erasures?.stop();
  await start();
  expect(readFileSync(list, 'utf8')).toBe(before);
});

it('finishes an erasure only after it is listed', async () => {
  await start();
  await erasures?.stop();
  const append = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('away'));
  const list = { read: async () => [], append };
  const mailFolder = join(folder, 'mail');
  await send();
  await erase();
  const state = () => database.selectFrom('erasures').select('state').executeTakeFirst();
  await expect(finishErasures({ database, list, mailFolder })).rejects.toThrow('away');
  expect(await state()).toEqual({ state: 'open' });
  expect(await finishErasures({ database, list, mailFolder })).toBe(1);
  expect(await state()).toEqual({ state: 'done' });
});

it('removes unsent mails and mail files after their retention period', async () => {
  const day = 24 * 60 * 60 * 1000;
  await put({ id });
  await outbox(mailToFolder(join(folder, 'mail')));
  await put({ id });
  await outbox(() => Promise.reject(new MailRejectedError('no')));
  await start(() => new Date(Date.now() + 29 * day));
  expect(filesWithTraces().some((file) => file.endsWith('.eml'))).toBe(true);
  await erasures?.stop();
  await start(() => new Date(Date.now() + 31 * day));
  expect(filesWithTraces()).toEqual([]);
});
