import { startAccounts, type AccountsKit } from './accounts.fixture.ts';

let kit: AccountsKit;
let cookie: string;
beforeAll(async () => {
  kit = await startAccounts();
  cookie = await kit.join();
});
afterAll(() => kit.organiser.end());

const get = (url: string, headers: Record<string, string> = {}) =>
  kit.organiser.app.inject({ url: `/api/${url}`, headers });

it('isAuthenticated returns the bare number 200 to members and 251 to others, with status 200', async () => {
  const member = await kit.check(`other=1; ${cookie}`);
  expect([member.statusCode, member.body]).toEqual([200, '200']);
  expect(member.headers['cache-control']).toBe('no-store');
  for (const stranger of ['__Secure-dswine_session=nobody', '']) {
    const { statusCode, body } = await kit.check(stranger);
    expect([statusCode, body]).toEqual([200, '251']);
  }
  for (const type of ['application/json', 'text/plain'])
    expect((await kit.check(cookie, { 'content-type': type }, '{bad')).body).toBe('200');
});

it('User returns a member only to a valid session of that member', async () => {
  const mine = await get('expo/User', { cookie });
  const Data = {
    Id: expect.any(String),
    Name: '王小明',
    Email: 'ming@dswine.example',
    Locale: 'tw',
  };
  expect(mine.json()).toEqual({ Code: 200, Data });
  const stranger = await get('expo/User', { cookie: '__Secure-dswine_session=nobody' });
  expect([stranger.statusCode, stranger.json()]).toMatchObject([401, { Code: 401, Data: null }]);
  for (const { headers } of [mine, stranger]) expect(headers['cache-control']).toBe('no-store');
});

describe('Logout', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://www.dswine.example' },
    { 'sec-fetch-site': 'same-site', referer: 'https://blog.dswine.example/' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/page' },
    { origin: 'null' },
  ])('responds 403 to requests of other sites: %j', async (headers) => {
    expect((await get('auth/Logout', { cookie, ...headers })).statusCode).toBe(403);
    expect(await kit.isMember(cookie)).toBe(true);
  });

  it('ignores HEAD requests', async () => {
    const request = { method: 'HEAD', url: '/api/auth/Logout', headers: { cookie } } as const;
    await kit.organiser.app.inject(request);
    expect(await kit.isMember(cookie)).toBe(true);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site', origin: 'https://www.dswine.example' },
    { referer: 'http://localhost:80/MemberCenter' },
  ])('ends the session at a request from the site: %j', async (headers) => {
    const response = await get('auth/Logout', { cookie, ...headers });
    expect([response.statusCode, response.json()]).toEqual([200, { Code: 200, Data: null }]);
    expect(String(response.headers['set-cookie'])).toContain('__Secure-dswine_session=; Max-Age=0');
    expect(await kit.isMember(cookie)).toBe(false);
  });
});

it('Validcode returns a PNG, and ties its digits to the browser by a protected cookie', async () => {
  const { headers } = await get('expo/Validcode');
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  expect(headers['set-cookie']).toMatch(
    /^__Host-dswine_captcha=[\w-]{22}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
  );
});
