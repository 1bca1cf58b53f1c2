import { startForms, type FormsKit } from '../submissions/submissions.fixture.ts';

let kit: FormsKit;
beforeEach(async () => void (kit = await startForms()));
afterEach(() => kit.organiser.end());

const inquiry = {
  Company: '霧峰酒莊',
  Person: '林小姐',
  Tel: '04-2345-6789',
  Mobile: '',
  Email: 'lin@brewery.example',
  Address: '',
  Products: '純米吟釀\n米燒酎',
  NoticeVersion: '2026-11',
  Marketing: '',
  Homepage: '',
  Key: 'k1',
};
const call = 'ExhibitorInquiry/DSWINE2026?Lang=tw';
const send = async (changes: object = {}) =>
  kit.post(call, { ...inquiry, Code: await kit.code(), ...changes });
const problemsIn = ({ Data }: Awaited<ReturnType<typeof send>>) =>
  (Data?.Problems ?? []).map(({ Field, Problem }) => `${Field} ${Problem}`);

it('stores an inquiry and queues a mail to the sender and one to the desk', async () => {
  const { status, Data } = await send();
  expect(status).toBe(200);
  const [row] = await kit.rows();
  expect(row).toMatchObject({
    reference: Data?.Reference,
    kind: 'exhibitor-inquiry',
    edition: 'DSWINE2026',
  });
  expect(JSON.parse(row?.data ?? '')).toMatchObject({
    Company: '霧峰酒莊',
    Products: '純米吟釀\n米燒酎',
  });
  expect(
    await kit.organiser.database.selectFrom('outbox_mails').select('kind').execute(),
  ).toHaveLength(2);
  const mails = await kit.mails();
  expect(mails.filter(({ to }) => to === 'lin@brewery.example')).toHaveLength(1);
  const toDesk = mails.find(({ to }) => to !== 'lin@brewery.example');
  expect(toDesk?.subject).toBe(`【參展洽詢】霧峰酒莊（${Data?.Reference}）`);
  expect(toDesk?.text).toContain('主要產品：\n純米吟釀\n米燒酎');
});

it.each([
  [{ Company: ' ' }, 'Company required'],
  [{ Person: '' }, 'Person required'],
  [{ Tel: '', Mobile: '' }, 'Tel required'],
  [{ Email: '' }, 'Email required'],
  [{ Email: 'lin at brewery' }, 'Email email'],
  [{ Products: '\n' }, 'Products required'],
  [{ Code: '00000' }, 'Code captcha'],
  [{ Address: '路'.repeat(201) }, 'Address long'],
])('rejects %j and stores nothing', async (changes, problem) => {
  const response = await send(changes);
  expect(response.status).toBe(422);
  expect(problemsIn(response)).toEqual([problem]);
  expect(await kit.rows()).toEqual([]);
});

it('accepts a mobile number instead of a telephone number, and no address', async () => {
  expect((await send({ Tel: '', Mobile: '0912-345-678' })).status).toBe(200);
});

it('stores one record when it is sent twice at once', async () => {
  const Code = await kit.code();
  const twins = await Promise.all([1, 2].map(() => kit.post(call, { ...inquiry, Code })));
  expect(new Set(twins.map(({ Data }) => Data?.Reference)).size).toBe(1);
  expect(await kit.rows()).toHaveLength(1);
});

it('stores nothing when its mails cannot be queued, and accepts the same request later', async () => {
  const Code = await kit.code();
  const request = { ...inquiry, Code };
  const { schema } = kit.organiser.database;
  await schema.alterTable('outbox_mails').renameTo('mails_elsewhere').execute();
  expect((await kit.post(call, request)).status).toBe(500);
  expect(await kit.rows()).toEqual([]);
  await schema.alterTable('mails_elsewhere').renameTo('outbox_mails').execute();
  // The captcha that the failed request solved still counts.
  expect((await kit.post(call, request)).status).toBe(200);
  expect(await kit.rows()).toHaveLength(1);
});
