import { startOwnSubmissions, type OwnSubmissionsKit } from './own-submissions-kit.fixture.ts';


let kit: OwnSubmissionsKit;
beforeEach(async () => void (kit = await startOwnSubmissions()));
afterEach(() => kit.organiser.end());

it('shows all submitted data for the correct reference number and address', async () => {
  const reference = await kit.send({ Marketing: 'yes' });
  const pass = await kit.keyTo(
    ` ${reference.toLowerCase().replaceAll('-', ' ')}`,
    ' ming@DSWINE.example',
  );
  const { Found, Submission } = await kit.own(pass);
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
  expect((await kit.own(pass, 'en')).Submission).toMatchObject({
    Kind: 'Inquiry to the organiser',
  });
  expect((await kit.mails())[0]?.text).toContain(
    `https://www.dswine.example/Submission?ref=${reference}`,
  );
});

it.each(['0912345678', '+886 912 345 678', '886-912-345678', '０９１２－３４５－６７８'])(
  'accepts the telephone number written as %s',
  async (typed) => expect((await kit.find(await kit.send(), typed)).status).toBe(200),
);

it('finds an inquiry without an email address by telephone, and names its subject', async () => {
  const { Data } = await kit.post('Exhibitors/Inquiry/DSWINE2026/1001?Lang=en', {
    Tel: '02-2345-6789',
    NoticeVersion: '1',
    Code: await kit.code(),
  });
  const { Submission } = await kit.own(
    await kit.keyTo(Data?.Reference ?? '', '(02) 2345 6789'),
    'en',
  );
  expect(Submission).toMatchObject({
    Lang: 'en',
    About: { Kind: 'exhibitor', Id: '1001', Title: expect.any(String) },
  });
});

it('responds alike to every wrong pair of reference number and contact', async () => {
  const reference = await kit.send();
  const other = await kit.send({ Key: 'k2', Email: 'other@dswine.example', Mobile: '0999' });
  const deleted = await kit.send({ Key: 'k3', Content: 'gone' });
  await kit.erase(await kit.keyTo(deleted, 'ming@dswine.example'), deleted);
  const answers = [
    await kit.find(reference, 'nobody@dswine.example'),
    await kit.find(reference, '0999'),
    await kit.find(reference, 'no number at all'),
    await kit.find(other, 'ming@dswine.example'),
    await kit.find('DSW-2222-2222', 'ming@dswine.example'),
    await kit.find('not a number', 'ming@dswine.example'),
    await kit.find(deleted, 'ming@dswine.example'),
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

it('requires both fields, a captcha and a same-site request', async () => {
  const empty = await kit.post('Submissions/Find/DSWINE2026', {});
  expect(empty.Data?.Problems?.map(({ Field }) => Field)).toEqual(['Reference', 'Contact', 'Code']);
  const reference = await kit.send();
  const wrong = await kit.find(reference, 'ming@dswine.example', { Code: '00000' });
  expect(wrong.Data?.Problems).toEqual([{ Field: 'Code', Problem: 'captcha' }]);
  const stranger = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await kit.post('Submissions/Find/DSWINE2026', {}, stranger)).status).toBe(403);
});

it('limits attempts per reference number and per client', async () => {
  const reference = await kit.send();
  const guesses = [];
  for (let round = 0; round < 9; round += 1)
    guesses.push((await kit.find(reference, `g${round}@dswine.example`)).status);
  expect(guesses).toEqual([...Array<number>(8).fill(422), 429]);
  // Nor does the response reveal whether the reference exists.
  const none = [];
  for (let round = 0; round < 9; round += 1)
    none.push((await kit.find('DSW-3333-3333', `g${round}@x.example`)).status);
  expect(none).toEqual(guesses);
  await kit.find('DSW-4000-AAAA', '1');
  await kit.organiser.database.updateTable('rate_limits').set({ count: 100 }).execute();
  expect((await kit.find('DSW-4001-AAAA', '1')).status).toBe(429);
});

it('does not count successful attempts', async () => {
  const reference = await kit.send();
  for (let round = 0; round < 10; round += 1)
    expect((await kit.find(reference, '0912345678')).status).toBe(200);
});

it('gives access for 15 minutes, in the edition of the submission only', async () => {
  const reference = await kit.send();
  const pass = await kit.keyTo(reference, '0912345678');
  const { database, app } = kit.organiser;
  const keys = await database.selectFrom('submission_keys').selectAll().execute();
  expect(JSON.stringify(keys)).not.toContain(pass);
  expect(await kit.own('')).toEqual({ Found: 'none' });
  expect(await kit.own('f'.repeat(40))).toEqual({ Found: 'expired' });
  expect((await app.inject('/api/expo/Submissions/Own/DSWINE1999')).statusCode).toBe(404);
  expect(
    (await kit.post('Submissions/Find/DSWINE1999', { Reference: reference, Contact: '1' })).status,
  ).toBe(404);
  await database.updateTable('submissions').set({ edition: 'DSWINE2025' }).execute();
  expect((await kit.find(reference, '0912345678')).status).toBe(422);
  await database.updateTable('submissions').set({ edition: 'DSWINE2026' }).execute();
  const past = new Date(Date.now() - 1).toISOString();
  expect((await kit.own(pass)).Found).toBe('shown');
  const until = Date.parse(keys[0]?.expires_at ?? '') - Date.now();
  expect(until).toBeGreaterThan(14 * 60_000);
  expect(until).toBeLessThanOrEqual(15 * 60_000);
  await database.updateTable('submission_keys').set({ expires_at: past }).execute();
  expect(await kit.own(pass)).toEqual({ Found: 'expired' });
  const late = await kit.erase(pass, reference);
  expect(late.Data?.Problems).toMatchObject([{ Field: 'Sure', Problem: 'link' }]);
  expect((await kit.rows())[0]?.state).toBe('new');
});

it('forbids caching of the response', async () => {
  const { headers } = await kit.organiser.app.inject('/api/expo/Submissions/Own/DSWINE2026');
  expect(headers['cache-control']).toBe('no-store');
});

it('sets the token in HttpOnly cookies for the page and its API paths only', async () => {
  const cookies = await kit.cookiesFor(await kit.send(), '0912345678');
  const attributes = 'Max-Age=3600; HttpOnly; SameSite=Lax; Secure';
  expect(cookies.map((cookie) => cookie.replace(/=[0-9a-f]{40}/u, '=…'))).toEqual(
    ['/Submission', '/en/Submission', '/api/expo/Submissions'].map(
      (path) => `__Secure-dswine_submission=…; Path=${path}; ${attributes}`,
    ),
  );
});
