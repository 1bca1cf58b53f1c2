import { createDesk, createMetrics } from '../app.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contactForm } from '@dswine/shared/fair/contact-form';
import { startForms, site, type FormsKit } from '../submissions/submissions.fixture.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import type { Mail } from '../outbox/write-message.ts';
import { answerMail } from './answer-mail.ts';
import { eraseExpired } from '../erasure/erase-submission.ts';
import { consume } from '../http/rate-limits.ts';
import { deskTries, deskTriesOfClient } from './login-attempts.ts';
import { addStaff } from './staff.queries.ts';

let forms: FormsKit;
let password: string;
beforeEach(async () => {
  forms = await startForms();
  const { database } = forms.organiser;
  const lin = { email: 'Staff@dswine.example', name: '林小姐', role: 'manage' } as const;
  password = (await addStaff(database, lin)) ?? '';
  await database.updateTable('staff').set({ must_change: 0 }).execute();
});
afterEach(() => forms.organiser.end());

const sameOrigin = {
  host: 'desk.dswine.example',
  origin: 'http://desk.dswine.example',
  'sec-fetch-site': 'same-origin',
};
type Fields = Record<string, string>;
const get = (url: string, cookie = '') =>
  forms.organiser.desk.inject({ url, headers: { ...sameOrigin, cookie } });
const post = (url: string, fields: Fields, cookie = '', headers: Fields = {}) =>
  forms.organiser.desk.inject({
    method: 'POST',
    url,
    headers: {
      ...sameOrigin,
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

async function logIn(): Promise<string> {
  const response = await post('/desk/login', { email: 'staff@dswine.example', password });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/desk']);
  const set = String(response.headers['set-cookie']);
  expect(set).toMatch(/Max-Age=28800; Path=\/desk; HttpOnly; SameSite=Strict/);
  return set.split(';')[0] ?? '';
}

async function send(over: Fields = {}): Promise<string> {
  const type = contactForm.fields.Type.choices[0] ?? '';
  const body = {
    Type: type,
    Subject: '詢問',
    Name: '王小明',
    Tel: '02-2345-6789',
    Email: 'ming@dswine.example',
    Content: '您好',
    NoticeVersion: '2026-11',
    ...over,
  };
  const response = await forms.post('Contact/DSWINE2026?Lang=tw', {
    ...body,
    Code: await forms.code(),
  });
  expect(response).toMatchObject({ status: 200 });
  return response.Data?.Reference ?? '';
}

it.each(['/desk', '/desk/login', '/desk/desk.css', '/metrics'])(
  'is no part of the public service: %s',
  async (url) => {
    const response = await forms.organiser.app.inject(url);
    expect([response.statusCode, response.json()]).toMatchObject([404, { Code: 404 }]);
  },
);

it('shows nothing but the login to whoever is not logged in', async () => {
  const reference = await send();
  for (const url of [
    '/desk',
    '/desk/records',
    '/desk/actions',
    '/desk/submissions.csv',
    `/desk/submissions/${reference}`,
  ]) {
    const response = await get(url, 'dswine_desk=made-up');
    expect([url, response.statusCode, response.headers.location]).toEqual([
      url,
      303,
      '/desk/login',
    ]);
  }
  expect((await post(`/desk/submissions/${reference}/delete`, { sure: 'yes' })).statusCode).toBe(
    303,
  );
  expect((await forms.rows()).map(({ state }) => state)).toEqual(['new']);
});

it('refuses a client that tries a password with many accounts, and nobody else', async () => {
  const { database } = forms.organiser;
  for (let attempt = 1; attempt < deskTriesOfClient.max; attempt += 1)
    await consume(database, deskTriesOfClient, '127.0.0.1');
  const sprayed = await Promise.all(
    ['one', 'two'].map((name) =>
      post('/desk/login', { email: `${name}@dswine.example`, password: 'spray' }),
    ),
  );
  expect(sprayed.map(({ statusCode }) => statusCode).sort()).toEqual([422, 429]);
  const other = { 'x-forwarded-for': '198.51.100.9' };
  const staff = await post('/desk/login', { email: 'staff@dswine.example', password }, '', other);
  expect(staff.statusCode).toBe(303);
});

it.each(['from=2026-99-99', 'to=2026-13-01', 'page=1e308', 'page=9007199254740993'])(
  'looks past %s, which no form of it sends',
  async (query) => {
    await send();
    const cookie = await logIn();
    const page = await get(`/desk?${query}`, cookie);
    expect([page.statusCode, page.body.includes('共 1 筆')]).toEqual([200, true]);
    expect((await get(`/desk/submissions.csv?${query}`, cookie)).statusCode).toBe(200);
  },
);

it('refuses a wrong password, and after a while that client with that account', async () => {
  const wrong = await post('/desk/login', { email: 'staff@dswine.example', password: 'no' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('The email or the password is wrong');
  const { database } = forms.organiser;
  for (let attempt = 1; attempt < deskTries.max; attempt += 1)
    await consume(database, deskTries, '127.0.0.1\nstaff@dswine.example');
  expect((await post('/desk/login', { email: 'staff@dswine.example', password })).statusCode).toBe(
    429,
  );
});

it('takes nothing that the page of somebody else posts', async () => {
  const cookie = await logIn();
  const reference = await send();
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect(
    (await post(`/desk/submissions/${reference}/delete`, { sure: 'yes' }, cookie, foreign))
      .statusCode,
  ).toBe(403);
  expect((await forms.rows())[0]?.state).toBe('new');
});

it('lists, finds by reference or address, and shows what was sent as text', async () => {
  const cookie = await logIn();
  const reference = await send({ Content: '<script>alert(1)</script>"\'' });
  await send({ Email: 'other@dswine.example', Subject: '別的' });
  expect((await get('/desk', cookie)).body).toContain('共 2 筆');
  expect((await get(`/desk?find=${reference.toLowerCase()}`, cookie)).body).toContain('共 1 筆');
  expect((await get('/desk?find=OTHER@dswine.example', cookie)).body).toContain('共 1 筆');
  expect((await get('/desk?state=answered', cookie)).body).toContain('沒有符合的來信');
  const { body, headers } = await get(`/desk/submissions/${reference}`, cookie);
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
});

it('answers by a mail in the outbox, and says who did', async () => {
  const cookie = await logIn();
  const reference = await send();
  expect(
    (await post(`/desk/submissions/${reference}/answer`, { text: ' ' }, cookie)).statusCode,
  ).toBe(422);
  expect(
    (await post(`/desk/submissions/${reference}/answer`, { text: '謝謝您的來信。' }, cookie))
      .statusCode,
  ).toBe(303);
  const sent: Mail[] = [];
  const { database } = forms.organiser;
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
  expect((await forms.rows())[0]?.state).toBe('answered');
  const trail = (await get('/desk/actions', cookie)).body;
  expect(trail).toContain('林小姐');
  expect(trail).toContain(reference);
  expect(trail).not.toContain('謝謝您的來信');
});

it('deletes when that was confirmed, and what is past its retention date by itself', async () => {
  const cookie = await logIn();
  const [first, second] = [await send(), await send({ Subject: '二' })];
  expect((await post(`/desk/submissions/${first}/delete`, {}, cookie)).statusCode).toBe(422);
  expect(
    (await post(`/desk/submissions/${first}/delete`, { sure: 'yes' }, cookie)).statusCode,
  ).toBe(303);
  expect((await get(`/desk/submissions/${first}`, cookie)).statusCode).toBe(404);
  const { database } = forms.organiser;
  expect(await eraseExpired(database, new Date('2028-04-20T00:00:00Z'))).toEqual([]);
  expect(await eraseExpired(database, new Date('2028-04-21T00:00:00Z'))).toEqual([second]);
  for (const { data, email, state } of await forms.rows())
    expect([data, email, state]).toEqual(['{}', null, 'deleted']);
});

it('exports what no spreadsheet executes', async () => {
  const cookie = await logIn();
  await send({
    Content: '=HYPERLINK("http://evil.example","x")',
    Name: '@SUM(A1)',
    Tel: '+886 2 2345 6789',
  });
  const { body, headers } = await get('/desk/submissions.csv', cookie);
  expect(headers['content-disposition']).toContain('submissions.csv');
  expect(body).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect(body).toContain(`"'@SUM(A1)"`);
  expect(body).toContain(`"'+886 2 2345 6789"`);
});

it('withdraws a publication, tells the purge hook, and brings it back', async () => {
  const notifications: { body: unknown; authorization: string | undefined }[] = [];
  const hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      notifications.push({ body: JSON.parse(body), authorization: request.headers.authorization });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const purgeUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/purge`;
  const { database, folder, app } = forms.organiser;
  const settings = {
    exhibitionCode: 'DSWINE2026',
    siteOrigins: [site],
    dataFolder: folder,
    trustedProxies: ['loopback'],
    purgeUrl,
    purgeToken: 'secret',
  };
  const withHook = createDesk({ settings, database });
  try {
    const cookie = await logIn();
    const ask = (method: 'GET' | 'POST', url: string, payload?: string) =>
      withHook.inject({
        method,
        url,
        headers: {
          ...sameOrigin,
          cookie,
          'content-type': 'application/x-www-form-urlencoded',
        },
        ...(payload ? { payload } : {}),
      });
    expect((await ask('GET', '/desk/records?kind=exhibitor&id=1001')).body).toContain(
      'name="do" value="withdraw"',
    );
    expect(
      (await ask('POST', '/desk/records', 'kind=exhibitor&id=1001&do=withdraw')).statusCode,
    ).toBe(303);
    expect(
      (await app.inject('/api/expo/Exhibitors/Detail/DSWINE2026/1001?Lang=tw')).statusCode,
    ).toBe(404);
    expect(notifications).toMatchObject([
      {
        authorization: 'Bearer secret',
        body: { edition: 'DSWINE2026', kind: 'exhibitor', id: '1001' },
      },
    ]);
    expect((await ask('GET', '/desk/actions')).body).toContain('purge hook answered 204');
    expect(
      (await ask('POST', '/desk/records', 'kind=exhibitor&id=1001&do=restore')).statusCode,
    ).toBe(303);
    expect(
      (await app.inject('/api/expo/Exhibitors/Detail/DSWINE2026/1001?Lang=tw')).statusCode,
    ).toBe(200);
    expect((await ask('POST', '/desk/records', 'kind=exhibitor&id=1&do=withdraw')).statusCode).toBe(
      404,
    );
  } finally {
    await withHook.close();
    hook.close();
  }
});

it('tells the state of the outbox and of what was sent', async () => {
  await send();
  const { database, folder } = forms.organiser;
  const settings = {
    exhibitionCode: 'DSWINE2026',
    siteOrigins: [site],
    dataFolder: folder,
    trustedProxies: [],
  };
  const metrics = createMetrics({ settings, database });
  const { body } = await metrics.inject('/metrics');
  await metrics.close();
  expect(body).toContain('dswine_outbox_mails{state="waiting"} 2');
  expect(body).toContain('dswine_outbox_mails{state="parked"} 0');
  expect(body).toContain('dswine_submissions{kind="contact",state="new"} 1');
});
