import { createOutboxWorker } from '../../mail/outbox/outbox-worker.ts';
import { MailRejectedError, type Mail } from '../../mail/outbox/send-mail.ts';
import { submissionMails } from '../../taking-part/submissions/submission-mails.ts';
import { answerMail } from './answer-mail.ts';
import { mailsCommand } from '../mails-command.ts';
import { runCommand } from '../../testing/run-command.fixture.ts';
import { testStoreEnvironment } from '../../testing/test-store.fixture.ts';
import { startDesk, type DeskKit } from '../desk-kit.fixture.ts';

let kit: DeskKit;
let sent: Mail[];
beforeEach(async () => {
  kit = await startDesk();
  sent = [];
});
afterEach(() => kit.organiser.end());

const refused = Object.assign(new Error(), { responseCode: 550, code: 'EENVELOPE' });
/** Sends what is due. Refuses the address that the visitor mistyped. */
async function deliver() {
  const { database, clock } = kit.organiser;
  await createOutboxWorker({
    database,
    clock,
    writers: { ...answerMail(database), ...submissionMails(database, 'https://fair.example') },
    from: () => ({ name: 'DSWINE', email: 'fair@dswine.example' }),
    send: async (mail) => {
      if (mail.to === 'ming@dswine.exmaple')
        throw new MailRejectedError('refused', { cause: refused });
      sent.push(mail);
    },
  }).run();
}
const undelivered = async () =>
  kit.organiser.database
    .selectFrom('outbox_mails')
    .selectAll()
    .where('state', '=', 'parked')
    .orderBy('kind')
    .execute();

it('shows a refused answer beside the submission, and sends it again to a corrected address', async () => {
  const reference = await kit.send({ Email: 'ming@dswine.exmaple' });
  const at = `/desk/submissions/${reference}`;
  await kit.post(`${at}/answer`, { text: '謝謝您的來信。' });
  await deliver();
  for (const page of [at, '/desk/mails']) {
    const { body } = await kit.get(page);
    for (const text of [
      '回覆 Answer',
      '收件確認 Confirmation',
      'Please check the address',
      'SMTP 550',
    ])
      expect(body).toContain(text);
  }
  sent = [];
  const [confirmation, answer] = await undelivered();
  const send = (mail: { id: string } | undefined, email: string) =>
    kit.post(`/desk/mails/${mail?.id}`, { email });
  const wrong = await send(answer, '王@例子.tw');
  expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringContaining('Latin letters')]);
  const again = await send(answer, 'Ming@dswine.example');
  expect(again.headers.location).toBe('/desk/mails?said=again');
  await deliver();
  expect(sent).toMatchObject([
    { id: answer?.id, to: 'ming@dswine.example', text: '謝謝您的來信。\n' },
  ]);
  expect(await kit.rows()).toMatchObject([{ email: 'ming@dswine.example', reference }]);
  expect((await kit.get(at)).body).not.toContain('回覆 Answer</th>');
  expect((await send(answer, 'other@dswine.example')).statusCode).toBe(404);
  const box = /type="checkbox"\s+name="row"\s+value="([\w-]+)"/u;
  expect(box.exec((await kit.get('/desk/mails')).body)?.[1]).toBe(confirmation?.id);
  await kit.post('/desk/mails', { row: confirmation?.id ?? '' });
  expect(await undelivered()).toEqual([]);
  await deliver();
  await send(confirmation, 'ming@dswine.example');
  await deliver();
  expect(await undelivered()).toEqual([]);
  const trail = await kit.organiser.database
    .selectFrom('desk_actions')
    .select(['staff', 'action', 'subject', 'detail'])
    .where('action', '=', 'send mail again')
    .execute();
  expect(trail).toContainEqual({
    ...{ staff: '林小姐', action: 'send mail again', subject: reference },
    detail: 'submission-answer, address corrected',
  });
  expect(JSON.stringify(trail)).not.toContain('@');
});

it('sends a mail about an account again, but to no other address', async () => {
  const { database } = kit.organiser;
  const row = {
    ...{ id: 'mail-1', kind: 'reset', recipient: 'ming@dswine.example', locale: 'tw', data: '{}' },
    ...{ state: 'parked' as const, attempts: 9, due_at: '2026', leased_until: null },
    ...{ reason: 'SMTP 550', created_at: '2026-04-17T00:00:00.000Z', sent_at: null },
    ...{ request_id: null, traceparent: null },
  };
  await database.insertInto('outbox_mails').values(row).execute();
  expect((await kit.get('/desk/mails')).body).toMatch(/value="ming@dswine.example"[^>]*readonly/u);
  await kit.post('/desk/mails/mail-1', { email: 'thief@evil.example' });
  expect(await database.selectFrom('outbox_mails').selectAll().execute()).toMatchObject([
    { state: 'waiting', attempts: 0, recipient: 'ming@dswine.example' },
  ]);
});

it('lists mails and sends them again by a command', async () => {
  await kit.send({ Email: 'ming@dswine.exmaple' });
  await deliver();
  const { folder, database } = kit.organiser;
  const run = (...line: string[]) =>
    runCommand(mailsCommand, testStoreEnvironment(folder), ...line);
  const [mail] = await undelivered();
  const listed = await run();
  expect(listed.stdout).toContain(`${mail?.id}  parked   `);
  expect(listed.stdout).toContain('SMTP 550');
  expect(await run('--again', 'none')).toMatchObject({ status: 1 });
  expect(await run('--again', 'all')).toMatchObject({ status: 0 });
  expect(await undelivered()).toEqual([]);
  expect((await run()).stdout).toBe('All mails are sent or on their way.\n');
  const actions = await database.selectFrom('desk_actions').selectAll().execute();
  expect(actions.at(-1)).toMatchObject({ staff: 'mails command', action: 'send mail again' });
});
