import { startOwnSubmissions } from './own-submissions-kit.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(startOwnSubmissions);

const mobile = '0912345678';
const link = [{ Field: 'Sure', Problem: 'link' }];
const statesOf = async (table: 'submissions' | 'applications') =>
  (await kit.organiser.database.selectFrom(table).select('state').execute()).map(
    (row) => row.state,
  );

it('shows all submitted data for the correct reference number and address', async () => {
  const reference = await kit.send({ Marketing: 'yes' });
  const typed = ` ${reference.toLowerCase().replaceAll('-', ' ')}`;
  const pass = await kit.keyTo(typed, ' ming@DSWINE.example');
  const shown = await kit.own(pass);
  expect(shown).toMatchObject({
    Found: 'shown',
    Submission: {
      Reference: reference,
      Kind: '聯絡主辦單位',
      State: 'received',
      KeptUntil: '2028-04-20T15:59:59.999Z',
      Marketing: true,
      NoticeVersion: '2026-11',
    },
  });
  expect(shown.Submission?.Fields.map(({ Label, Value }) => `${Label} ${Value}`)).toEqual([
    '詢問類別 參觀展覽',
    '主旨 參觀時間',
    '姓名 王小明',
    '手機 0912-345-678',
    '電子郵件 Ming@dswine.example',
    '內容 您好：\n請問幾點開門？',
  ]);
  const { Submission } = await kit.own(pass, 'en');
  expect(Submission?.Kind).toBe('Inquiry to the organiser');
});

it('accepts the telephone number in any format', async () => {
  const reference = await kit.send();
  for (const typed of [mobile, '+886 912 345 678', '886-912-345678', '０９１２－３４５－６７８'])
    expect((await kit.find(reference, typed)).status).toBe(200);
});

it('stores and accepts an address and a telephone number in full width', async () => {
  const typed = 'Ｍｉｎｇ＠ｄｓｗｉｎｅ．ｅｘａｍｐｌｅ';
  const reference = await kit.send({ Email: typed, Mobile: '０９１２－３４５－６７８' });
  for (const contact of [typed, 'ming＠dswine.example　', mobile])
    expect((await kit.find(reference, contact)).status).toBe(200);
  const { Submission } = await kit.own(await kit.keyTo(reference));
  const values = Submission?.Fields.map(({ Value }) => Value);
  expect(values).toEqual(expect.arrayContaining(['0912-345-678', 'Ming@dswine.example']));
});

it('finds an inquiry without an email address by telephone, and names its subject', async () => {
  const call = 'Exhibitors/Inquiry/DSWINE2026/1001?Lang=en';
  const reference = await kit.referenceOf(call, { Tel: '02-2345-6789' });
  const { Submission } = await kit.own(await kit.keyTo(reference, '(02) 2345 6789'), 'en');
  const About = { Kind: 'exhibitor', Id: '1001', Title: expect.any(String) as string };
  expect(Submission).toMatchObject({ Lang: 'en', About });
});

it('responds alike to every wrong pair of reference number and contact', async () => {
  const reference = await kit.send();
  const other = await kit.send({
    Key: 'k2',
    Email: 'other@dswine.example',
    Mobile: '0999-000-000',
  });
  const deleted = await kit.send({ Key: 'k3', Content: 'gone' });
  await kit.erase(await kit.keyTo(deleted), deleted);
  const first = await kit.find(reference, 'nobody@dswine.example');
  expect(first).toEqual({
    status: 422,
    Code: 422,
    Data: { Problems: [{ Field: 'Reference', Problem: 'credentials' }] },
    Message: expect.stringContaining(' / Nothing fits both.'),
  });
  for (const [number, contact] of [
    [reference, '0999-000-000'],
    [other, 'ming@dswine.example'],
    ['DSW-2222-2222', 'ming@dswine.example'],
    ['not a number', 'ming@dswine.example'],
    [deleted, 'ming@dswine.example'],
  ] as const)
    expect(await kit.find(number, contact)).toEqual(first);
});

it('requires both fields and a captcha', async () => {
  const call = 'Submissions/Find/DSWINE2026';
  const empty = await kit.post(call, {});
  expect(empty.Data?.Problems?.map(({ Field }) => Field)).toEqual(['Reference', 'Contact', 'Code']);
  const wrong = await kit.find(await kit.send(), 'ming@dswine.example', { Code: '00000' });
  expect(wrong.Data?.Problems).toEqual([{ Field: 'Code', Problem: 'captcha' }]);
});

it('limits failed attempts per reference number and per client', async () => {
  const reference = await kit.send();
  for (let round = 0; round < 10; round += 1)
    expect((await kit.find(reference, mobile)).status).toBe(200);
  // The response does not reveal whether the reference exists.
  for (const number of [reference, 'DSW-3333-3333']) {
    const guesses = [];
    for (let round = 0; round < 9; round += 1)
      guesses.push((await kit.find(number, `g${round}@dswine.example`)).status);
    expect(guesses).toEqual([...Array<number>(8).fill(422), 429]);
  }
  // Sixteen failures of this client are counted; a hundred are allowed.
  const counts = kit.organiser.database.updateTable('rate_limits');
  await counts.set((row) => ({ count: row('count', '+', 84) })).execute();
  expect((await kit.find('DSW-4001-AAAA', '1')).status).toBe(429);
});

it('gives access for 15 minutes, in the edition of the submission only', async () => {
  const reference = await kit.send();
  const pass = await kit.keyTo(reference, mobile);
  const { database, app, clock } = kit.organiser;
  const keys = await database.selectFrom('access_links').selectAll().execute();
  expect(JSON.stringify(keys)).not.toContain(pass);
  expect(await kit.own('')).toEqual({ Found: 'none' });
  expect(await kit.own('f'.repeat(40))).toEqual({ Found: 'expired' });
  const { headers } = await app.inject('/api/expo/Submissions/Own/DSWINE2026');
  expect(headers['cache-control']).toBe('no-store');
  const move = (edition: string) => database.updateTable('submissions').set({ edition }).execute();
  await move('DSWINE2025');
  expect((await kit.find(reference, mobile)).status).toBe(422);
  await move('DSWINE2026');
  await clock.advance(15 * 60_000 - 1);
  expect((await kit.own(pass)).Found).toBe('shown');
  await clock.advance(1);
  expect(await kit.own(pass)).toEqual({ Found: 'expired' });
  expect((await kit.erase(pass, reference)).Data?.Problems).toMatchObject(link);
  expect(await statesOf('submissions')).toEqual(['new']);
});

it('sets the token in HttpOnly cookies for the page and its API paths only', async () => {
  const cookies = await kit.cookiesFor(await kit.send(), mobile);
  const attributes = 'Max-Age=3600; HttpOnly; SameSite=Lax; Secure';
  expect(cookies.map((cookie) => cookie.replace(/=[0-9a-f]{40}/u, '=…'))).toEqual(
    ['/Submission', '/en/Submission', '/api/expo/Submissions'].map(
      (path) => `__Secure-dswine_submission=…; Path=${path}; ${attributes}`,
    ),
  );
});

describe('the deletion of a submission', () => {
  it('deletes only the submission that the page shows', async () => {
    const shown = await kit.send();
    const opened = await kit.send({ Key: 'k2', Content: 'opened later in another tab' });
    const key = await kit.keyTo(opened, mobile);
    expect((await kit.erase(key, shown)).Data?.Problems).toMatchObject(link);
    await kit.erase(key, opened);
    expect(await statesOf('submissions')).toEqual(['new', 'deleted']);
  });

  it('requires a confirmation, is logged without a name, and is mailed to the sender', async () => {
    const reference = await kit.send();
    await kit.mails();
    const pass = await kit.keyTo(reference);
    expect((await kit.erase(pass, reference, '')).Data?.Problems).toEqual([
      { Field: 'Sure', Problem: 'required' },
    ]);
    const done = { status: 200, Data: { Reference: reference } };
    expect(await kit.erase(pass, reference)).toMatchObject(done);
    // A second click gets the same response, and leads to only one log entry and one mail.
    expect(await kit.erase(pass, reference)).toMatchObject(done);
    expect(await kit.own(pass)).toEqual({ Found: 'deleted' });
    const rows = await kit.rows();
    const deleted = { state: 'deleted', data: '{}', email: null, marketing: 0 };
    expect(rows.find((row) => row.reference === reference)).toMatchObject(deleted);
    const notes = await kit.organiser.database.selectFrom('desk_actions').selectAll().execute();
    expect(notes).toMatchObject([
      { staff: 'sender', action: 'delete', subject: reference, detail: 'by the person' },
    ]);
    expect((await kit.mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['ming@dswine.example', `已刪除您的資料（${reference}）`],
    ]);
  });

  it('gives the seat of an application to the first on the waiting list', async () => {
    const reference = await kit.apply('ann');
    await kit.apply('ben');
    // A second application: deleting it must not affect the first one.
    const second = await kit.apply('ann', { Name: 'Another name' });
    await kit.mails();
    await kit.erase(await kit.keyTo(second, 'ann@guest.example'), second);
    expect(await statesOf('applications')).toEqual(['held', 'waiting']);
    await kit.erase(await kit.keyTo(reference, 'ann@guest.example'), reference);
    expect(await statesOf('applications')).toEqual(['held']);
    const mails = (await kit.mails()).map(({ to, subject }) => [to, subject]);
    expect(mails).toContainEqual(['ben@guest.example', 'A place for you: E801']);
  });
});
