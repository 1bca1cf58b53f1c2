import { ming, sessionIn, startAccounts, type AccountsKit } from './accounts.fixture.ts';

let kit: AccountsKit;
beforeEach(async () => void (kit = await startAccounts()));
afterEach(() => kit.organiser.end());

type From = Parameters<AccountsKit['post']>[2];
const login = async (who: object = {}, from: From = {}) =>
  kit.post('Login', { ...ming, ...who, ...(await kit.captcha()) }, from);
const check = async (cookie: string) =>
  (
    await kit.organiser.app.inject({
      method: 'POST',
      url: '/api/auth/isAuthenticated',
      headers: { cookie },
    })
  ).body;

it('opens a new session at every login, whatever the case of the address', async () => {
  const first = await kit.join();
  const again = await login({ Email: ' MING@dswine.example ' }, { cookie: first });
  expect(again).toMatchObject({ status: 200, body: { Code: 200, Data: null } });
  const second = sessionIn(again.cookies);
  expect(second).not.toBe(first);
  expect([await check(first), await check(second)]).toEqual(['251', '200']);
});

it('ignores a session id that was planted in the browser', async () => {
  await kit.join();
  const planted = `__Secure-dswine_session=${'x'.repeat(43)}`;
  expect(sessionIn((await login({}, { cookie: planted })).cookies)).not.toBe(planted);
  expect(await check(planted)).toBe('251');
});

it('responds alike to a wrong password and to an unknown address', async () => {
  await kit.join();
  const [wrong, unknown] = [
    await login({ Password: 'not this one' }),
    await login({ Email: 'no@dswine.example' }),
  ];
  expect(wrong).toMatchObject({
    status: 422,
    body: {
      Message: '電子郵件或密碼不正確 / The email or the password is wrong',
      Data: { Problems: [{ Field: 'Password', Problem: 'credentials' }] },
    },
    cookies: [],
  });
  expect([unknown.status, unknown.body, unknown.cookies]).toEqual([
    wrong.status,
    wrong.body,
    wrong.cookies,
  ]);
});

describe('the captcha at login', () => {
  const wrong = (who: object = {}, from: From = {}) =>
    kit.post('Login', { ...ming, Password: 'not this one', ...who }, from);
  const problems = ({ body }: Awaited<ReturnType<typeof wrong>>) => body.Data?.Problems;
  const credentials = { Field: 'Password', Problem: 'credentials' };
  const required = { Field: 'Code', Problem: 'required' };

  it('is not required without failed logins', async () => {
    await kit.join();
    for (let round = 0; round < 5; round += 1)
      expect((await kit.post('Login', ming)).status).toBe(200);
  });

  it.each(['ming@dswine.example', 'nobody@dswine.example'])(
    'is announced with the third failure of %s, and then required of every client',
    async (Email) => {
      await kit.join();
      const failures = [];
      for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
        failures.push(problems(await wrong({ Email }, { address })));
      expect(failures).toEqual([[credentials], [credentials], [credentials, required]]);
      const fresh = { address: '192.0.2.4' };
      const refused = await kit.post('Login', { ...ming, Email }, fresh);
      expect([refused.status, problems(refused)]).toEqual([422, [required]]);
      const proved = await kit.post('Login', { ...ming, Email, ...(await kit.captcha()) }, fresh);
      expect(proved.status).toBe(Email === ming.Email ? 200 : 422);
    },
  );

  it('is required of a client that tries many accounts', async () => {
    await kit.join();
    for (const name of ['one', 'two', 'three']) await wrong({ Email: `${name}@dswine.example` });
    expect(problems(await kit.post('Login', ming))).toEqual([required]);
    expect((await kit.post('Login', ming, { address: '192.0.2.9' })).status).toBe(200);
    const wrongCode = await kit.post('Login', { ...ming, Code: '00000', Proof: '' });
    expect(problems(wrongCode)).toEqual([{ Field: 'Code', Problem: 'captcha' }]);
    expect((await login()).status).toBe(200);
  });
});

it('limits a client that guesses passwords, but not other clients of the member', async () => {
  await kit.join();
  const guesses = [];
  for (let round = 0; round < 7; round += 1)
    guesses.push(await login({ Password: `guess number ${round}` }));
  expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 429]);
  expect(guesses[6]).toMatchObject({
    body: {
      Code: 429,
      Data: null,
      Message: '嘗試次數過多，請稍後再試 / Too many attempts, please try again later',
    },
    headers: { 'retry-after': expect.stringMatching(/^\d{1,3}$/u) },
  });
  expect((await login({}, { address: '192.0.2.1' })).status).toBe(200);
  expect((await login({}, { address: '198.51.100.99' })).status).toBe(200);
  expect((await login({}, { address: '198.51.100.7' })).status).toBe(429);
});

it('does not count successful logins against the limit', async () => {
  await kit.join();
  for (let round = 0; round < 10; round += 1) expect((await login()).status).toBe(200);
});

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://blog.dswine.example' },
  { 'sec-fetch-site': '', origin: 'https://evil.example' },
])('responds 403 to requests from other sites: %j', async (headers) => {
  await kit.join();
  expect(await login({}, { headers })).toMatchObject({ status: 403, cookies: [] });
});

it('accepts JSON only, which cross-site forms cannot send', async () => {
  const response = await kit.organiser.app.inject({
    method: 'POST',
    url: '/api/auth/Login',
    payload: 'Email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.statusCode).toBe(415);
});

it('extends a session in use, but not beyond 90 days', async () => {
  const cookie = await kit.join();
  const shift = (set: object) => kit.organiser.database.updateTable('sessions').set(set).execute();
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const ask = async () =>
    (
      await kit.organiser.app.inject({
        method: 'POST',
        url: '/api/auth/isAuthenticated',
        headers: { cookie },
      })
    ).headers;
  expect(await ask()).not.toHaveProperty('set-cookie');
  await shift({ expires_at: inHours(24) });
  expect((await ask())['set-cookie']).toEqual([
    expect.stringContaining(cookie),
    expect.stringContaining('dswine_member=1'),
  ]);
  await shift({ expires_at: inHours(24), created_at: inHours(-24 * 80) });
  expect(await ask()).not.toHaveProperty('set-cookie');
});

it('clears the cookies of an ended session', async () => {
  const response = await kit.organiser.app.inject({
    method: 'POST',
    url: '/api/auth/isAuthenticated',
    headers: { cookie: 'dswine_member=1' },
  });
  expect(response.body).toBe('251');
  expect(response.headers['set-cookie']).toEqual([
    expect.stringContaining('__Secure-dswine_session=; Max-Age=0; Path=/'),
    expect.stringContaining('dswine_member=; Max-Age=0; Path=/'),
  ]);
});
