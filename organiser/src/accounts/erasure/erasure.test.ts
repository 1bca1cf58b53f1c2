import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { eraseSubmission } from './erase-submission.ts';
import { deleteMember } from '../members/members.queries.ts';
import { createOutboxWorker } from '../../mail/outbox/outbox-worker.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { MailRejectedError, mailToFolder, type SendMail } from '../../mail/outbox/send-mail.ts';
import { databaseFile, openStore } from '../../store/open-store.ts';
import { member, submission } from '../../store/store-rows.fixture.ts';
import type { Database } from '../../store/tables.ts';
import { finishErasures } from './finish-erasures.ts';
import { openErasureList } from './erasure-list.ts';
import { startErasures, type ErasureWorker } from './erasure-worker.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const mark = '王秘密';
const address = 'mei.secret@sender.example';
const id = '11111111-2222-4333-8444-555555555555';
const reference = 'DSW-7K3M-Q9TX';
const person = { ...member(), id: id.replace('1', '9'), email: address, name: mark };

let clock: ManualClock;
let folder: string;
let mailFolder: string;
let database: Database;
let erasures: ErasureWorker | undefined;
beforeEach(async () => {
  clock = createManualClock();
  folder = newFolder();
  mailFolder = join(folder, 'mail');
  database = await openStore({ dataFolder: folder });
  const data = JSON.stringify({ Name: mark, Content: mark.repeat(2000) });
  const row = submission(id, { reference, data, email: address });
  await database.insertInto('submissions').values(row).execute();
});
afterEach(async () => {
  await erasures?.stop();
  await database.destroy();
});

const start = async () =>
  (erasures = await startErasures({
    database,
    list: openErasureList(join(folder, 'erasures.jsonl')),
    mailFolder,
    mailKeepDays: 30,
    clock,
  }));
const now = () => new Date(clock.now());

/** Queues a mail and sends it. Files of mails have the time of the clock. */
async function mail(data: Record<string, string>, send: SendMail = mailToFolder(mailFolder)) {
  const note = { kind: 'note', recipient: address, locale: 'tw' as const, data };
  await putMail(database, note, now());
  await createOutboxWorker({
    database,
    clock,
    writers: { note: () => Promise.resolve({ subject: reference, text: `${mark} ${reference}` }) },
    send,
    from: () => ({ name: 'x', email: 'x@y.example' }),
  }).run();
  for (const name of readdirSync(mailFolder)) utimesSync(join(mailFolder, name), now(), now());
}
const refuse = () => Promise.reject(new MailRejectedError(`550 <${address}>`));
const erase = () =>
  database.transaction().execute((transaction) => eraseSubmission(transaction, id, now()));
const mailFiles = () => readdirSync(mailFolder).filter((name) => name.endsWith('.eml'));

/** The files of the data folder that contain the person's name or address, and all mails. */
function filesWithTraces(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );
  return files.filter((file) => {
    if (!statSync(file).isFile()) return false;
    const bytes = readFileSync(file);
    return [mark, address].some((trace) => bytes.includes(trace)) || file.endsWith('.eml');
  });
}

it('erases a submission from the database, its log, the mails and the mail files', async () => {
  await start();
  await mail({ id });
  await mail({ reference }, refuse);
  const waiting = { kind: 'note', recipient: address, locale: 'tw' as const, data: { reference } };
  await putMail(database, waiting, now());
  expect(filesWithTraces().length).toBeGreaterThan(1);
  await erase();
  await clock.advance(1000);
  await erasures?.run();
  expect(filesWithTraces()).toEqual([]);
  const mails = await database.selectFrom('outbox_mails').select('state').execute();
  expect(mails).toEqual([{ state: 'sent' }]);
  expect(readFileSync(join(folder, 'erasures.jsonl'), 'utf8')).toContain(id);
  // The mail that confirms the erasure stays.
  await clock.advance(1000);
  await mail({ reference });
  await erasures?.run();
  expect(mailFiles()).toHaveLength(1);
});

it('erases submissions and members again after a backup is restored', async () => {
  await database.insertInto('members').values(person).execute();
  await database.destroy();
  const backup = join(folder, 'backup');
  copyFileSync(databaseFile(folder), backup);
  database = await openStore({ dataFolder: folder });
  await start();
  await erase();
  await database.transaction().execute((transaction) => deleteMember(transaction, person, now()));
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
  expect(await database.selectFrom('desk_actions').selectAll().execute()).toMatchObject([
    { subject: reference, detail: 'again, after a backup was restored' },
  ]);
});

it('rewrites a lost erasure list', async () => {
  const list = join(folder, 'erasures.jsonl');
  await start();
  await erase();
  await erasures?.run();
  const before = readFileSync(list, 'utf8');
  expect(before).toContain(id);
  rmSync(list);
  await erasures?.stop();
  await start();
  expect(readFileSync(list, 'utf8')).toBe(before);
});

it('finishes an erasure only after it is listed', async () => {
  const append = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('away'));
  const targets = { database, list: { read: async () => [], append }, mailFolder, clock };
  await erase();
  const state = () => database.selectFrom('erasures').select('state').executeTakeFirst();
  await expect(finishErasures(targets)).rejects.toThrow('away');
  expect(await state()).toEqual({ state: 'open' });
  expect(await finishErasures(targets)).toBe(1);
  expect(await state()).toEqual({ state: 'done' });
});

it('removes unsent mails and mail files after their retention period, and looks every hour', async () => {
  await mail({ id });
  await mail({ id }, refuse);
  await start();
  // Its timer would tick every second of the following month.
  await erasures?.stop();
  const left = async () => {
    await erasures?.run();
    const parked = database.selectFrom('outbox_mails').select('id').where('state', '=', 'parked');
    return [mailFiles().length, (await parked.execute()).length];
  };
  const hour = 60 * 60_000;
  await clock.advance(30 * 24 * hour);
  expect(await left()).toEqual([1, 1]);
  await clock.advance(hour - 1);
  expect(await left()).toEqual([1, 1]);
  await clock.advance(1);
  expect(await left()).toEqual([0, 0]);
});
