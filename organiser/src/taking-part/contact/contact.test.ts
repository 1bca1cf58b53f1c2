import { startForms } from '../submissions/submissions.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(startForms);

const inquiry = {
  Type: 'visit',
  Subject: '參觀時間',
  Name: '王小明',
  Company: '',
  Tel: '',
  Mobile: '0912-345-678',
  Email: ' Ming@DSWINE.example ',
  Content: '您好：\r\n請問幾點開門？',
  NoticeVersion: '2026-11',
  Marketing: '',
  Key: 'k1',
};
const call = 'Contact/DSWINE2026?Lang=tw';
const post = (changes: object, headers?: Record<string, string>) =>
  kit.post(call, { ...inquiry, ...changes }, headers);
const send = async (changes: object = {}, headers?: Record<string, string>) =>
  post({ Code: await kit.code(), ...changes }, headers);

it('stores an inquiry, and queues a mail to the sender and one to the desk', async () => {
  const response = await send({ Marketing: 'yes' });
  const Reference = response.Data?.Reference;
  expect(Reference).toMatch(/^DSW-[2-9A-Z]{4}-[2-9A-Z]{4}$/u);
  const [row] = await kit.rows();
  expect(row).toMatchObject({
    reference: Reference,
    edition: 'DSWINE2026',
    kind: 'contact',
    locale: 'tw',
    email: 'ming@dswine.example',
    notice_version: '2026-11',
    marketing: 1,
    state: 'new',
    created_at: new Date(kit.organiser.clock.now()).toISOString(),
    retain_until: '2028-04-20T15:59:59.999Z',
  });
  expect(JSON.parse(row?.data ?? '')).toEqual({
    Type: 'visit',
    Subject: '參觀時間',
    Name: '王小明',
    Company: '',
    Tel: '',
    Mobile: '0912-345-678',
    Email: 'Ming@DSWINE.example',
    Content: '您好：\n請問幾點開門？',
  });
  const mails = await kit.mails();
  expect(mails).toHaveLength(2);
  const toSender = mails.find(({ to }) => to === 'ming@dswine.example');
  expect(toSender?.subject).toBe(`已收到您的來信（${Reference}）`);
  expect(toSender?.text).toContain('請問幾點開門');
  expect(mails.find((mail) => mail !== toSender)).toMatchObject({
    replyTo: 'ming@dswine.example',
    subject: `【聯絡主辦單位】參觀時間（${Reference}）`,
    text: expect.stringContaining('內容：\n您好：\n請問幾點開門？'),
  });
});

it('repeats no message that says where to go', async () => {
  const repeated: boolean[] = [];
  for (const Content of ['加 LINE：wine88', '請看 evil。com', '0912-345-678', '三個人，幾點到？']) {
    await send({ Content });
    const mails = await kit.mails();
    const { text } = mails.find(({ to }) => to === 'ming@dswine.example') ?? {};
    repeated.push(text?.includes(Content) ?? false);
  }
  expect(repeated).toEqual([false, false, false, true]);
});

it('stores nothing when a mail about the inquiry cannot be queued', async () => {
  const { database } = kit.organiser;
  await database.schema.alterTable('outbox_mails').renameTo('elsewhere').execute();
  expect((await send()).status).toBe(503);
  expect(await kit.rows()).toEqual([]);
  await database.schema.alterTable('elsewhere').renameTo('outbox_mails').execute();
  expect((await send()).status).toBe(200);
});

it('stores one record for repeated submissions, and another for a corrected one', async () => {
  const Code = await kit.code();
  const twins = await Promise.all([1, 2, 3].map(() => post({ Code })));
  const later = await post({ Code: 'used up' });
  expect(new Set([...twins, later].map(({ Data }) => Data?.Reference)).size).toBe(1);
  const withoutScripts = { Key: '', Code: await kit.code() };
  const [one, two] = await Promise.all([post(withoutScripts), post(withoutScripts)]);
  expect(one.Data).toEqual(two.Data);
  await send({ Content: '改問停車' });
  expect(await kit.rows()).toHaveLength(3);
  expect(await kit.mails()).toHaveLength(6);
});

it('names every invalid field with its problem and message', async () => {
  const { status, Message, Data } = await kit.post(call, {});
  expect(status).toBe(422);
  expect(Message).toContain('There are incomplete fields');
  const problems = Data?.Problems ?? [];
  expect(problems.map(({ Field, Problem }) => `${Field} ${Problem}`)).toEqual([
    'Type required',
    'Subject required',
    'Name required',
    'Tel required',
    'Email required',
    'Content required',
    'Code required',
    'NoticeVersion required',
  ]);
  expect(problems[5]?.Message).toContain('The Content field is required');
});

it('rejects wrong values and stores nothing', async () => {
  for (const [changes, Field, Problem] of [
    [{ Email: 'a@b.example\r\nBcc: x@y.example' }, 'Email', 'email'],
    [{ Type: 'order' }, 'Type', 'wrong'],
    [{ Name: '酒'.repeat(61) }, 'Name', 'long'],
    [{ Code: '00000' }, 'Code', 'captcha'],
  ] as const)
    expect(await send(changes)).toMatchObject({
      status: 422,
      Data: { Problems: [{ Field, Problem }] },
    });
  expect(await kit.rows()).toEqual([]);
});
