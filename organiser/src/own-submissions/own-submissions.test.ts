import { FoundSubmission } from '@dswine/shared/contract/own-submissions';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { getData } from '../testing/test-organiser.fixture.ts';
import { site, startForms, type FormsKit } from '../submissions/submissions.fixture.ts';

jest.setTimeout(60_000);

const both = (text: string) => ({ tw: text, en: text });
let kit: FormsKit;
beforeEach(async () => {
  const records = smallEdition();
  records.calendar = [
    {
      Id: '801',
      Topic: '1',
      Start: '2036-04-18T14:00+08:00',
      End: '2036-04-18T15:00+08:00',
      Title: both('E801'),
      Summary: both('S'),
      Body: [both('B')],
      Place: both('Stage'),
      Capacity: 1,
      Booking: true,
    },
  ];
  kit = await startForms(records);
});
afterEach(async () => {
  await kit.organiser.end();
});

const inquiry = {
  Type: 'visit',
  Subject: '參觀時間',
  Name: '王小明',
  Mobile: '0912-345-678',
  Email: 'Ming@dswine.example',
  Content: '您好：\n請問幾點開門？',
  NoticeVersion: '2026-11',
};
async function send(changes: object = {}): Promise<string> {
  const Code = await kit.code();
  const { Data } = await kit.post('Contact/DSWINE2026?Lang=tw', { ...inquiry, Code, ...changes });
  return Data?.Reference ?? '';
}
async function apply(name: string): Promise<string> {
  const { Data } = await kit.post('Event/Applications/DSWINE2026/801?Lang=en', {
    Name: name,
    Email: `${name}@guest.example`,
    Mobile: '0922',
    Adult: 'yes',
    NoticeVersion: '1',
    Code: await kit.code(),
  });
  return Data?.Reference ?? '';
}
const find = async (Reference: string, Contact: string, more: object = {}) =>
  kit.post('Submissions/Find/DSWINE2026?Lang=tw', {
    Reference,
    Contact,
    Code: await kit.code(),
    ...more,
  });
/** Calls `Find` and returns its cookies. The token must appear in cookies only. */
async function cookiesFor(reference: string, contact: string): Promise<string[]> {
  const response = await kit.organiser.app.inject({
    method: 'POST',
    url: '/api/expo/Submissions/Find/DSWINE2026?Lang=tw',
    payload: { Reference: reference, Contact: contact, Code: await kit.code() },
    headers: {
      origin: site,
      'sec-fetch-site': 'same-origin',
      cookie: `__Host-dswine_captcha=${'a'.repeat(22)}`,
    },
  });
  expect(response.json()).toEqual({ Code: 200, Data: null });
  return [response.headers['set-cookie'] ?? []].flat();
}
const keyTo = async (reference: string, contact: string) =>
  /=([0-9a-f]{40});/u.exec((await cookiesFor(reference, contact))[0] ?? '')?.[1] ?? '';
const by = (key: string) => ({ cookie: `other=1; __Secure-dswine_submission=${key}` });
const own = (key: string, lang = 'tw') =>
  getData<FoundSubmission>(
    kit.organiser.app,
    `/api/expo/Submissions/Own/DSWINE2026?Lang=${lang}`,
    FoundSubmission,
    by(key),
  );
const erase = (key: string, Reference: string, Sure = 'yes') =>
  kit.post('Submissions/Delete/DSWINE2026?Lang=tw', { Reference, Sure }, by(key));

it('shows everything that was sent to whoever names the number and the address', async () => {
  const reference = await send({ Marketing: 'yes' });
  const pass = await keyTo(
    ` ${reference.toLowerCase().replaceAll('-', ' ')}`,
    ' ming@DSWINE.example',
  );
  const { Found, Submission } = await own(pass);
  expect(Found).toBe('shown');
  expect(Submission).toMatchObject({
    Reference: reference,
    Kind: '聯絡主辦單位',
    Lang: 'tw',
    State: 'received',
    KeptUntil: '2028-04-20T15:59:59.999Z',
    Application: false,
    Marketing: true,
    NoticeVersion: '2026-11',
  });
  expect(Submission?.Fields).toEqual([
    { Label: '詢問類別', Value: '參觀展覽', Text: false },
    { Label: '主旨', Value: '參觀時間', Text: true },
    { Label: '姓名', Value: '王小明', Text: true },
    { Label: '手機', Value: '0912-345-678', Text: true },
    { Label: '電子郵件', Value: 'Ming@dswine.example', Text: true },
    { Label: '內容', Value: '您好：\n請問幾點開門？', Text: true },
  ]);
  expect((await own(pass, 'en')).Submission).toMatchObject({ Kind: 'Inquiry to the organiser' });
  expect((await kit.mails())[0]?.text).toContain(
    `https://www.dswine.example/Submission?ref=${reference}`,
  );
});

it.each(['0912345678', '+886 912 345 678', '886-912-345678', '０９１２－３４５－６７８'])(
  'knows the telephone number as %s',
  async (typed) => expect((await find(await send(), typed)).status).toBe(200),
);

it('finds an inquiry without an address by its number alone, and names what it is about', async () => {
  const { Data } = await kit.post('Exhibitors/Inquiry/DSWINE2026/1001?Lang=en', {
    Tel: '02-2345-6789',
    NoticeVersion: '1',
    Code: await kit.code(),
  });
  const { Submission } = await own(await keyTo(Data?.Reference ?? '', '(02) 2345 6789'), 'en');
  expect(Submission).toMatchObject({
    Lang: 'en',
    About: { Kind: 'exhibitor', Id: '1001', Title: expect.any(String) },
  });
});

it('answers every wrong pair alike, and never says which half is wrong', async () => {
  const reference = await send();
  const other = await send({ Key: 'k2', Email: 'other@dswine.example', Mobile: '0999' });
  const deleted = await send({ Key: 'k3', Content: 'gone' });
  await erase(await keyTo(deleted, 'ming@dswine.example'), deleted);
  const answers = [
    await find(reference, 'nobody@dswine.example'),
    await find(reference, '0999'),
    await find(reference, 'no number at all'),
    await find(other, 'ming@dswine.example'),
    await find('DSW-2222-2222', 'ming@dswine.example'),
    await find('not a number', 'ming@dswine.example'),
    await find(deleted, 'ming@dswine.example'),
  ];
  expect(answers[0]).toEqual({
    status: 422,
    Code: 422,
    Data: { Problems: [{ Field: 'Reference', Problem: 'credentials' }] },
    Message: expect.stringContaining(' / Nothing fits both.'),
  });
  expect(
    answers.filter((response) => JSON.stringify(response) !== JSON.stringify(answers[0])),
  ).toEqual([]);
});

it('wants both, a captcha, and a page of the site itself', async () => {
  const empty = await kit.post('Submissions/Find/DSWINE2026', {});
  expect(empty.Data?.Problems?.map(({ Field }) => Field)).toEqual(['Reference', 'Contact', 'Code']);
  const reference = await send();
  const wrong = await find(reference, 'ming@dswine.example', { Code: '00000' });
  expect(wrong.Data?.Problems).toEqual([{ Field: 'Code', Problem: 'captcha' }]);
  const stranger = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await kit.post('Submissions/Find/DSWINE2026', {}, stranger)).status).toBe(403);
});

it('lets nobody try many addresses for one number, and no client try many numbers', async () => {
  const reference = await send();
  const guesses = [];
  for (let round = 0; round < 9; round += 1)
    guesses.push((await find(reference, `g${round}@dswine.example`)).status);
  expect(guesses).toEqual([...Array<number>(8).fill(422), 429]);
  // Nor does the response reveal whether the reference exists.
  const none = [];
  for (let round = 0; round < 9; round += 1)
    none.push((await find('DSW-3333-3333', `g${round}@x.example`)).status);
  expect(none).toEqual(guesses);
  await find('DSW-4000-AAAA', '1');
  await kit.organiser.database.updateTable('rate_limits').set({ count: 100 }).execute();
  expect((await find('DSW-4001-AAAA', '1')).status).toBe(429);
});

it('does not count what was found', async () => {
  const reference = await send();
  for (let round = 0; round < 10; round += 1)
    expect((await find(reference, '0912345678')).status).toBe(200);
});

it('is open for 15 minutes, at its own edition', async () => {
  const reference = await send();
  const pass = await keyTo(reference, '0912345678');
  const { database, app } = kit.organiser;
  const keys = await database.selectFrom('submission_keys').selectAll().execute();
  expect(JSON.stringify(keys)).not.toContain(pass);
  expect(await own('')).toEqual({ Found: 'none' });
  expect(await own('f'.repeat(40))).toEqual({ Found: 'expired' });
  expect((await app.inject('/api/expo/Submissions/Own/DSWINE1999')).statusCode).toBe(404);
  expect(
    (await kit.post('Submissions/Find/DSWINE1999', { Reference: reference, Contact: '1' })).status,
  ).toBe(404);
  await database.updateTable('submissions').set({ edition: 'DSWINE2025' }).execute();
  expect((await find(reference, '0912345678')).status).toBe(422);
  await database.updateTable('submissions').set({ edition: 'DSWINE2026' }).execute();
  const past = new Date(Date.now() - 1).toISOString();
  expect((await own(pass)).Found).toBe('shown');
  const until = Date.parse(keys[0]?.expires_at ?? '') - Date.now();
  expect(until).toBeGreaterThan(14 * 60_000);
  expect(until).toBeLessThanOrEqual(15 * 60_000);
  await database.updateTable('submission_keys').set({ expires_at: past }).execute();
  expect(await own(pass)).toEqual({ Found: 'expired' });
  const late = await erase(pass, reference);
  expect(late.Data?.Problems).toMatchObject([{ Field: 'Sure', Problem: 'link' }]);
  expect((await kit.rows())[0]?.state).toBe('new');
});

it('is kept by nobody on its way', async () => {
  const { headers } = await kit.organiser.app.inject('/api/expo/Submissions/Own/DSWINE2026');
  expect(headers['cache-control']).toBe('no-store');
});

it('hands the token out in cookies of the page and its calls only, which scripts cannot read', async () => {
  const cookies = await cookiesFor(await send(), '0912345678');
  const attributes = 'Max-Age=3600; HttpOnly; SameSite=Lax; Secure';
  expect(cookies.map((cookie) => cookie.replace(/=[0-9a-f]{40}/u, '=…'))).toEqual(
    ['/Submission', '/en/Submission', '/api/expo/Submissions'].map(
      (path) => `__Secure-dswine_submission=…; Path=${path}; ${attributes}`,
    ),
  );
});

it('deletes nothing but what the page shows', async () => {
  const [shown, opened] = [
    await send(),
    await send({ Key: 'k2', Content: 'opened later in another tab' }),
  ];
  const late = await erase(await keyTo(opened, '0912345678'), shown);
  expect(late.Data?.Problems).toMatchObject([{ Field: 'Sure', Problem: 'link' }]);
  expect((await kit.rows()).map(({ state }) => state)).toEqual(['new', 'new']);
});

it('deletes it once it is sure, leaves a note without a name, and says so by mail', async () => {
  const reference = await send();
  const other = await send({ Key: 'k2', Content: 'another one' });
  await kit.mails();
  const pass = await keyTo(reference, 'ming@dswine.example');
  expect((await erase(pass, reference, '')).Data?.Problems).toEqual([
    { Field: 'Sure', Problem: 'required' },
  ]);
  expect(await erase(pass, reference)).toMatchObject({
    status: 200,
    Data: { Reference: reference },
  });
  // A second click gets the same response, and leads to only one log entry and one mail.
  expect((await erase(pass, reference)).status).toBe(200);
  expect(await own(pass)).toEqual({ Found: 'deleted' });
  const rows = await kit.rows();
  expect(rows.find((row) => row.reference === reference)).toMatchObject({
    state: 'deleted',
    data: '{}',
    email: null,
    marketing: 0,
  });
  expect(rows.find((row) => row.reference === other)).toMatchObject({
    state: 'new',
    email: 'ming@dswine.example',
  });
  const notes = await kit.organiser.database.selectFrom('desk_actions').selectAll().execute();
  expect(notes).toMatchObject([
    { staff: 'sender', action: 'delete', subject: reference, detail: 'by the person' },
  ]);
  expect((await kit.mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['ming@dswine.example', `已刪除您的資料（${reference}）`],
  ]);
});

it('takes a mail that could not be sent along', async () => {
  const reference = await send();
  const { database } = kit.organiser;
  await database.updateTable('outbox_mails').set({ state: 'parked' }).execute();
  await erase(await keyTo(reference, '0912345678'), reference);
  const mails = await database.selectFrom('outbox_mails').select('kind').execute();
  expect(mails).toEqual([{ kind: 'submission-deleted' }]);
});

it('gives the place of an application back to the first who waits', async () => {
  const reference = await apply('ann');
  await apply('ben');
  // A second application: deleting the first submission must not affect it.
  const again = await kit.post('Event/Applications/DSWINE2026/801?Lang=en', {
    Name: 'Somebody else',
    Email: 'ann@guest.example',
    Mobile: '0',
    Adult: 'yes',
    NoticeVersion: '1',
    Code: await kit.code(),
  });
  await kit.mails();
  const second = again.Data?.Reference ?? '';
  await erase(await keyTo(second, 'ann@guest.example'), second);
  const states = async () =>
    (
      await kit.organiser.database
        .selectFrom('applications')
        .select('state')
        .orderBy('number')
        .execute()
    ).map(({ state }) => state);
  expect(await states()).toEqual(['held', 'waiting']);
  const pass = await keyTo(reference, 'ann@guest.example');
  expect((await own(pass, 'en')).Submission).toMatchObject({
    Application: true,
    About: { Kind: 'event', Id: '801' },
  });
  await kit.mails();
  await erase(pass, reference);
  expect(await states()).toEqual(['held']);
  expect((await kit.mails()).map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      ['ben@guest.example', 'A place for you: E801'],
      ['ann@guest.example', `What you sent is deleted (${reference})`],
    ]),
  );
});
