import { openProof } from '../captcha/proof-of-work.ts';
import { solveProof } from '../captcha/solve-proof.fixture.ts';
import { startForms, type FormsKit } from '../submissions/submissions.fixture.ts';

let kit: FormsKit;
beforeEach(async () => void (kit = await startForms()));
afterEach(() => kit.organiser.end());

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
  Homepage: '',
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
  expect(toSender?.text).not.toContain('請問幾點開門');
  expect(mails.find((mail) => mail !== toSender)).toMatchObject({
    replyTo: 'ming@dswine.example',
    subject: `【聯絡主辦單位】參觀時間（${Reference}）`,
    text: expect.stringContaining('內容：\n您好：\n請問幾點開門？'),
  });
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

const wrongCode = 'Error Invalid Code. Please re-enter the Validation Code.';
it.each([
  [{ Email: 'not an address' }, 'Email', 'email', 'Email error'],
  [{ Email: 'a@b.example\r\nBcc: x@y.example' }, 'Email', 'email', 'Email error'],
  [{ Type: 'order' }, 'Type', 'wrong', 'Inquiry error'],
  [{ Name: '酒'.repeat(61) }, 'Name', 'long', 'There are incomplete fields, please check again.'],
  [{ Code: '00000' }, 'Code', 'captcha', wrongCode],
  [{ Homepage: 'https://spam.example' }, 'Code', 'captcha', wrongCode],
])('rejects %j and stores nothing', async (changes, Field, Problem, message) => {
  const response = await send(changes);
  expect(response).toMatchObject({ status: 422, Data: { Problems: [{ Field, Problem }] } });
  expect(response.Message?.split(' / ')[1]).toBe(message);
  expect(await kit.rows()).toEqual([]);
});

it('accepts a proof of work instead of digits, once', async () => {
  const { database, clock } = kit.organiser;
  const challenge = await openProof(database, 16, new Date(clock.now()));
  const Proof = solveProof(challenge);
  const lazy = await post({ Proof: `${challenge.Challenge}:x` });
  expect(lazy.Data?.Problems).toEqual([{ Field: 'Code', Problem: 'captcha' }]);
  expect((await post({ Proof })).status).toBe(200);
  expect((await post({ Proof, Content: '再一次' })).status).toBe(422);
});

it('responds 403 to cross-site posts', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await send({}, foreign)).status).toBe(403);
});

it('mails one address at most six confirmations an hour, and stores every inquiry', async () => {
  const confirmations = async () =>
    (await kit.mails()).filter(({ to }) => to === 'ming@dswine.example').length;
  for (let round = 0; round < 7; round += 1) await send({ Key: `k${round}` });
  expect(await kit.rows()).toHaveLength(7);
  expect(await confirmations()).toBe(6);
  await kit.organiser.clock.advance(60 * 60_000);
  await send({ Key: 'later' });
  // With the seventh, which had to wait.
  expect(await confirmations()).toBe(2);
});

it('responds 404 for an unknown edition', async () => {
  expect((await kit.post('Contact/DSWINE1999', { ...inquiry, Code: '1' })).status).toBe(404);
});
