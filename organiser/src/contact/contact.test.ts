import { createHash } from 'node:crypto';
import { openProof } from '../captcha/proof-of-work.ts';
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
const send = async (changes: object = {}, headers?: Record<string, string>) =>
  kit.post(call, { ...inquiry, Code: await kit.code(), ...changes }, headers);
const problemsIn = ({ Data }: Awaited<ReturnType<typeof send>>) => Data?.Problems ?? [];

it('stores an inquiry with its privacy notice version, and returns a reference number', async () => {
  const response = await send({ Marketing: 'yes' });
  expect(response).toMatchObject({
    status: 200,
    Code: 200,
    Data: { Reference: expect.stringMatching(/^DSW-[2-9A-Z]{4}-[2-9A-Z]{4}$/u) },
  });
  const [row] = await kit.rows();
  expect(row).toMatchObject({
    reference: response.Data?.Reference,
    edition: 'DSWINE2026',
    kind: 'contact',
    locale: 'tw',
    email: 'ming@dswine.example',
    notice_version: '2026-11',
    marketing: 1,
    state: 'new',
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
});

it('queues a mail to the sender and one to the desk', async () => {
  const { Data } = await send();
  expect(
    await kit.organiser.database.selectFrom('outbox_mails').select('kind').execute(),
  ).toHaveLength(2);
  const mails = await kit.mails();
  const [toSender] = mails.filter(({ to }) => to === 'ming@dswine.example');
  const [toDesk] = mails.filter(({ to }) => to !== 'ming@dswine.example');
  expect(toSender?.subject).toBe(`已收到您的來信（${Data?.Reference}）`);
  expect(toSender?.text).not.toContain('請問幾點開門');
  expect(toDesk).toMatchObject({
    replyTo: 'ming@dswine.example',
    subject: `【聯絡主辦單位】參觀時間（${Data?.Reference}）`,
  });
  expect(toDesk?.text).toContain('內容：\n您好：\n請問幾點開門？');
});

it('stores nothing when a mail about the inquiry cannot be queued', async () => {
  const { database } = kit.organiser;
  await database.schema.alterTable('outbox_mails').renameTo('elsewhere').execute();
  expect((await send()).status).toBe(500);
  expect(await kit.rows()).toEqual([]);
  await database.schema.alterTable('elsewhere').renameTo('outbox_mails').execute();
  expect((await send()).status).toBe(200);
});

it('stores one record for repeated submissions, simultaneous or later', async () => {
  const Code = await kit.code();
  const twins = await Promise.all([1, 2, 3].map(() => kit.post(call, { ...inquiry, Code })));
  const later = await kit.post(call, { ...inquiry, Code: 'used up' });
  expect(new Set([...twins, later].map(({ Data }) => Data?.Reference)).size).toBe(1);
  const withoutScripts = { ...inquiry, Key: '', Code: await kit.code() };
  const [one, two] = await Promise.all([
    kit.post(call, withoutScripts),
    kit.post(call, withoutScripts),
  ]);
  expect(one.Data).toEqual(two.Data);
  expect(await kit.rows()).toHaveLength(2);
  expect(await kit.mails()).toHaveLength(4);
});

it('stores a corrected inquiry as a new record', async () => {
  const first = await send();
  const second = await send({ Content: '改問停車' });
  expect(second.status).toBe(200);
  expect(second.Data?.Reference).not.toBe(first.Data?.Reference);
});

it('names every invalid field with its problem and message', async () => {
  const empty = await kit.post(call, {});
  expect(empty).toMatchObject({
    status: 422,
    Message: expect.stringContaining('There are incomplete fields'),
  });
  expect(problemsIn(empty).map(({ Field, Problem }) => `${Field} ${Problem}`)).toEqual(
    [
      'Type required',
      'Subject required',
      'Name required',
      'Tel required',
      'Email required',
      'Content required',
      'NoticeVersion required',
      'Code required',
    ].sort((a, b) => order.indexOf(a.split(' ')[0] ?? '') - order.indexOf(b.split(' ')[0] ?? '')),
  );
  expect(problemsIn(empty).find(({ Field }) => Field === 'Content')?.Message).toContain(
    'The Content field is required',
  );
});

const order = ['Type', 'Subject', 'Name', 'Tel', 'Email', 'Content', 'Code', 'NoticeVersion'];

it.each([
  [{ Email: 'not an address' }, 'Email', 'email', 'Email error'],
  [{ Email: 'a@b.example\r\nBcc: x@y.example' }, 'Email', 'email', 'Email error'],
  [{ Type: 'order' }, 'Type', 'wrong', 'Inquiry error'],
  [{ Name: '酒'.repeat(61) }, 'Name', 'long', 'There are incomplete fields, please check again.'],
  [
    { Code: '00000' },
    'Code',
    'captcha',
    'Error Invalid Code. Please re-enter the Validation Code.',
  ],
  [
    { Homepage: 'https://spam.example' },
    'Code',
    'captcha',
    'Error Invalid Code. Please re-enter the Validation Code.',
  ],
])('rejects %j and stores nothing', async (changes, Field, Problem, message) => {
  const response = await send(changes);
  expect(response.status).toBe(422);
  expect(problemsIn(response)).toEqual([{ Field, Problem }]);
  expect(response.Message).toMatch(new RegExp(` / ${message.replaceAll('.', '\\.')}$`, 'u'));
  expect(await kit.rows()).toEqual([]);
});

it('accepts a captcha once, from its own browser, and not after three wrong codes', async () => {
  const Code = await kit.code();
  expect(
    (
      await kit.post(
        call,
        { ...inquiry, Code },
        { cookie: `__Host-dswine_captcha=${'b'.repeat(22)}` },
      )
    ).status,
  ).toBe(422);
  expect((await kit.post(call, { ...inquiry, Code })).status).toBe(200);
  expect((await kit.post(call, { ...inquiry, Key: 'k2', Code })).status).toBe(422);
  const open = await kit.code();
  for (let round = 0; round < 3; round += 1)
    await kit.post(call, { ...inquiry, Key: 'k3', Code: '00000' });
  expect((await kit.post(call, { ...inquiry, Key: 'k3', Code: open })).status).toBe(422);
});

it('accepts a proof of work instead of digits, once', async () => {
  const { Challenge, Bits } = await openProof(kit.organiser.database);
  const Proof = `${Challenge}:${[...Array(2 ** 21).keys()].find((number) => isDone(`${Challenge}:${number}`, Bits))}`;
  const lazy = await kit.post(call, { ...inquiry, Proof: `${Challenge}:x` });
  expect(problemsIn(lazy)).toEqual([{ Field: 'Code', Problem: 'captcha' }]);
  expect((await kit.post(call, { ...inquiry, Proof })).status).toBe(200);
  expect((await kit.post(call, { ...inquiry, Proof, Content: '再一次' })).status).toBe(422);
});

const isDone = (proof: string, bits: number) =>
  createHash('sha256').update(proof).digest().readUInt32BE(0) >>> (32 - bits) === 0;

it('responds 403 to cross-site posts and 429 to a client that sends too much', async () => {
  expect(
    (await send({}, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status,
  ).toBe(403);
  const responses = [];
  for (let round = 0; round < 122; round += 1)
    responses.push((await kit.post(call, { ...inquiry, Key: `r${round}`, Code: '00000' })).status);
  expect([responses.at(0), responses.at(-1)]).toEqual([422, 429]);
});

it('mails one address at most six confirmations an hour, and stores every inquiry', async () => {
  for (let round = 0; round < 8; round += 1) await send({ Key: `k${round}` });
  expect(await kit.rows()).toHaveLength(8);
  expect((await kit.mails()).filter(({ to }) => to === 'ming@dswine.example')).toHaveLength(6);
});

it('removes control characters and direction marks', async () => {
  await send({ Name: 'A\u0007\u202Egnp.exe\u202C\tB', Content: 'a\u0000b\r\n\r\nc' });
  const [row] = await kit.rows();
  expect(JSON.parse(row?.data ?? '')).toMatchObject({ Name: 'Agnp.exe B', Content: 'ab\n\nc' });
});

it.each([
  ['an object instead of a string', { Subject: { a: 1 } }],
  ['an oversized text', { Content: 'x'.repeat(30_000) }],
])('responds 400 to %s', async (_what, changes) => {
  expect((await send(changes)).status).toBe(400);
  expect(await kit.rows()).toEqual([]);
});

it('responds 404 for an unknown edition', async () => {
  expect((await kit.post('Contact/DSWINE1999', { ...inquiry, Code: '1' })).status).toBe(404);
});
