import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import type { Mail } from '../outbox/write-message.ts';
import { answerMail } from './answer-mail.ts';
import { eraseExpired } from '../erasure/erase-submission.ts';
import { consume } from '../http/rate-limits.ts';
import { deskTries, deskTriesOfClient } from './login-attempts.ts';
import { startDesk, type DeskKit } from './desk-kit.fixture.ts';

let kit: DeskKit;
beforeEach(async () => void (kit = await startDesk()));
afterEach(() => kit.organiser.end());

it.each(['/desk', '/desk/login', '/desk/desk.css', '/metrics'])(
  'the public service responds 404 to %s',
  async (url) => {
    const response = await kit.organiser.app.inject(url);
    expect([response.statusCode, response.json()]).toMatchObject([404, { Code: 404 }]);
  },
);

it('redirects to the login without a valid session, and changes nothing', async () => {
  const reference = await kit.send();
  for (const url of [
    '/desk',
    '/desk/records',
    '/desk/actions',
    '/desk/submissions.csv',
    `/desk/submissions/${reference}`,
  ]) {
    const response = await kit.get(url, 'dswine_desk=made-up');
    expect([url, response.statusCode, response.headers.location]).toEqual([
      url,
      303,
      '/desk/login',
    ]);
  }
  expect(
    (await kit.post(`/desk/submissions/${reference}/delete`, { sure: 'yes' })).statusCode,
  ).toBe(303);
  expect((await kit.rows()).map(({ state }) => state)).toEqual(['new']);
});

it('limits login attempts of a client over all accounts, without affecting other clients', async () => {
  const { database } = kit.organiser;
  for (let attempt = 1; attempt < deskTriesOfClient.max; attempt += 1)
    await consume(database, deskTriesOfClient, '127.0.0.1');
  const sprayed = await Promise.all(
    ['one', 'two'].map((name) =>
      kit.post('/desk/login', { email: `${name}@dswine.example`, password: 'spray' }),
    ),
  );
  expect(sprayed.map(({ statusCode }) => statusCode).sort()).toEqual([422, 429]);
  const other = { 'x-forwarded-for': '198.51.100.9' };
  const staff = await kit.post(
    '/desk/login',
    { email: 'staff@dswine.example', password: kit.password },
    '',
    other,
  );
  expect(staff.statusCode).toBe(303);
});

it.each(['from=2026-99-99', 'to=2026-13-01', 'page=1e308', 'page=9007199254740993'])(
  'ignores the invalid query %s',
  async (query) => {
    await kit.send();
    const cookie = await kit.logIn();
    const page = await kit.get(`/desk?${query}`, cookie);
    expect([page.statusCode, page.body.includes('共 1 筆')]).toEqual([200, true]);
    expect((await kit.get(`/desk/submissions.csv?${query}`, cookie)).statusCode).toBe(200);
  },
);

it('rejects a wrong password, and limits attempts per client and account', async () => {
  const wrong = await kit.post('/desk/login', { email: 'staff@dswine.example', password: 'no' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('The email or the password is wrong');
  const { database } = kit.organiser;
  for (let attempt = 1; attempt < deskTries.max; attempt += 1)
    await consume(database, deskTries, '127.0.0.1\nstaff@dswine.example');
  expect(
    (await kit.post('/desk/login', { email: 'staff@dswine.example', password: kit.password }))
      .statusCode,
  ).toBe(429);
});

it('rejects cross-site posts', async () => {
  const cookie = await kit.logIn();
  const reference = await kit.send();
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect(
    (await kit.post(`/desk/submissions/${reference}/delete`, { sure: 'yes' }, cookie, foreign))
      .statusCode,
  ).toBe(403);
  expect((await kit.rows())[0]?.state).toBe('new');
});

it('lists submissions, finds them by reference or address, and escapes their text', async () => {
  const cookie = await kit.logIn();
  const reference = await kit.send({ Content: '<script>alert(1)</script>"\'' });
  await kit.send({ Email: 'other@dswine.example', Subject: '別的' });
  expect((await kit.get('/desk', cookie)).body).toContain('共 2 筆');
  expect((await kit.get(`/desk?find=${reference.toLowerCase()}`, cookie)).body).toContain(
    '共 1 筆',
  );
  expect((await kit.get('/desk?find=OTHER@dswine.example', cookie)).body).toContain('共 1 筆');
  expect((await kit.get('/desk?state=answered', cookie)).body).toContain('沒有符合的來信');
  const { body, headers } = await kit.get(`/desk/submissions/${reference}`, cookie);
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
});

it('sends a reply through the outbox and logs the staff member', async () => {
  const cookie = await kit.logIn();
  const reference = await kit.send();
  expect(
    (await kit.post(`/desk/submissions/${reference}/answer`, { text: ' ' }, cookie)).statusCode,
  ).toBe(422);
  expect(
    (await kit.post(`/desk/submissions/${reference}/answer`, { text: '謝謝您的來信。' }, cookie))
      .statusCode,
  ).toBe(303);
  const sent: Mail[] = [];
  const { database } = kit.organiser;
  await createOutboxWorker({
    database,
    writers: {
      ...answerMail(database),
      submission: async () => undefined,
      'submission-desk': async () => undefined,
    },
    send: async (mail) => void sent.push(mail),
    from: { name: 'DSWINE', email: 'fair@dswine.example' },
  }).run();
  expect(sent).toMatchObject([
    {
      to: 'ming@dswine.example',
      subject: `回覆您的來信（${reference}）`,
      text: '謝謝您的來信。\n',
    },
  ]);
  expect((await kit.rows())[0]?.state).toBe('answered');
  const trail = (await kit.get('/desk/actions', cookie)).body;
  expect(trail).toContain('林小姐');
  expect(trail).toContain(reference);
  expect(trail).not.toContain('謝謝您的來信');
});

it('deletes submissions after confirmation, and automatically after their retention date', async () => {
  const cookie = await kit.logIn();
  const [first, second] = [await kit.send(), await kit.send({ Subject: '二' })];
  expect((await kit.post(`/desk/submissions/${first}/delete`, {}, cookie)).statusCode).toBe(422);
  expect(
    (await kit.post(`/desk/submissions/${first}/delete`, { sure: 'yes' }, cookie)).statusCode,
  ).toBe(303);
  expect((await kit.get(`/desk/submissions/${first}`, cookie)).statusCode).toBe(404);
  const { database } = kit.organiser;
  expect(await eraseExpired(database, new Date('2028-04-20T00:00:00Z'))).toEqual([]);
  expect(await eraseExpired(database, new Date('2028-04-21T00:00:00Z'))).toEqual([second]);
  for (const { data, email, state } of await kit.rows())
    expect([data, email, state]).toEqual(['{}', null, 'deleted']);
});

it('escapes formulas in the CSV export', async () => {
  const cookie = await kit.logIn();
  await kit.send({
    Content: '=HYPERLINK("http://evil.example","x")',
    Name: '@SUM(A1)',
    Tel: '+886 2 2345 6789',
  });
  const { body, headers } = await kit.get('/desk/submissions.csv', cookie);
  expect(headers['content-disposition']).toContain('submissions.csv');
  expect(body).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect(body).toContain(`"'@SUM(A1)"`);
  expect(body).toContain(`"'+886 2 2345 6789"`);
});
