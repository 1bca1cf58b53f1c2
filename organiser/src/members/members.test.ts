import { Member } from '@dswine/shared/contract/members';
import { hashBrowserKey } from '../captcha/captcha.queries.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';
import { hashToken } from './sessions.queries.ts';

let organiser: TestOrganiser;
beforeEach(async () => {
  organiser = await startTestOrganiser(undefined, ['https://www.dswine.example']);
  const at = new Date().toISOString();
  await organiser.database
    .insertInto('members')
    .values({
      id: 'm1',
      email: 'ming@dswine.example',
      name: '王小明',
      company: null,
      locale: 'tw',
      created_at: at,
    })
    .execute();
  await openSession('open', 60);
  await openSession('expired', -1);
});
afterEach(() => organiser.end());

async function openSession(token: string, minutes: number): Promise<void> {
  const expires = new Date(Date.now() + minutes * 60_000).toISOString();
  await organiser.database
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: 'm1',
      created_at: new Date().toISOString(),
      expires_at: expires,
    })
    .execute();
}
const cookie = (token: string) => ({ cookie: `other=1; __Secure-dswine_session=${token}` });
const isAuthenticated = (headers: Record<string, string>, payload = '') =>
  organiser.app.inject({ method: 'POST', url: '/api/auth/isAuthenticated', headers, payload });

it('isAuthenticated returns the bare number 200 to members and 251 to others, with status 200', async () => {
  const answers = [
    await isAuthenticated(cookie('open')),
    await isAuthenticated(cookie('expired')),
    await isAuthenticated(cookie('nobody')),
    await isAuthenticated({}),
  ];
  expect(answers.map((response) => [response.statusCode, response.body])).toEqual([
    [200, '200'],
    [200, '251'],
    [200, '251'],
    [200, '251'],
  ]);
  expect(answers[0]?.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
});

it.each([
  ['application/json', ''],
  ['application/json', '{bad'],
  ['text/plain', 'x'],
  ['application/x-www-form-urlencoded', ''],
])('isAuthenticated accepts the content type %s with the body "%s"', async (type, payload) => {
  expect((await isAuthenticated({ ...cookie('open'), 'content-type': type }, payload)).body).toBe(
    '200',
  );
});

it('User returns a member only to a valid session of that member', async () => {
  const mine = await organiser.app.inject({ url: '/api/expo/User', headers: cookie('open') });
  expect(mine.json()).toEqual({
    Code: 200,
    Data: { Id: 'm1', Name: '王小明', Email: 'ming@dswine.example', Locale: 'tw' },
  });
  const nobody = await organiser.app.inject({ url: '/api/expo/User', headers: cookie('expired') });
  expect([nobody.statusCode, nobody.json()]).toEqual([
    401,
    { Code: 401, Data: null, Message: '尚未登入 / Not logged in' },
  ]);
  expect([mine.headers['cache-control'], nobody.headers['cache-control']]).toEqual([
    'no-store',
    'no-store',
  ]);
  await expect(getData(organiser.app, '/api/expo/User', Member)).rejects.toThrow();
});

describe('Logout', () => {
  const logout = (headers: Record<string, string>) =>
    organiser.app.inject({ url: '/api/auth/Logout', headers: { ...cookie('open'), ...headers } });

  it('ends the session and clears the cookie', async () => {
    const response = await logout({ 'sec-fetch-site': 'same-origin' });
    expect([response.statusCode, response.json()]).toEqual([200, { Code: 200, Data: null }]);
    expect(response.headers['set-cookie']).toEqual([
      '__Secure-dswine_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'dswine_member=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
    expect((await isAuthenticated(cookie('open'))).body).toBe('251');
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://www.dswine.example' },
    { 'sec-fetch-site': 'same-site', referer: 'https://blog.dswine.example/' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/page' },
    { origin: 'null' },
  ])('responds 403 to cross-site requests: %j', async (headers) => {
    const response = await logout(headers);
    expect([response.statusCode, response.json()]).toEqual([
      403,
      {
        Code: 403,
        Data: null,
        Message: '只能從本網站登出 / Logging out works from this site only',
      },
    ]);
    expect((await isAuthenticated(cookie('open'))).body).toBe('200');
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site', origin: 'https://www.dswine.example' },
    { referer: 'http://localhost:80/MemberCenter' },
  ])('accepts requests from the site itself: %j', async (headers) =>
    expect((await logout(headers)).statusCode).toBe(200),
  );

  it('ignores HEAD requests', async () => {
    await organiser.app.inject({
      method: 'HEAD',
      url: '/api/auth/Logout',
      headers: cookie('open'),
    });
    expect((await isAuthenticated(cookie('open'))).body).toBe('200');
  });
});

describe('Validcode', () => {
  const ask = (key?: string) =>
    organiser.app.inject({
      url: '/api/expo/Validcode',
      headers: key === undefined ? {} : { cookie: `__Host-dswine_captcha=${key}` },
    });
  const keyOf = (header: unknown) =>
    /^__Host-dswine_captcha=([\w-]{22}); Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/u.exec(
      String(header),
    )?.[1];
  const open = async (key: string) =>
    organiser.database
      .selectFrom('captcha_challenges')
      .selectAll()
      .where('browser_hash', '=', hashBrowserKey(key))
      .orderBy('created_at')
      .execute();

  it('returns an uncached PNG and opens a challenge for this browser that expires', async () => {
    const response = await ask();
    const key = keyOf(response.headers['set-cookie']);
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'image/png', 'no-store']);
    expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const [challenge] = await open(key ?? '');
    expect(challenge?.answer_hash).toMatch(/^[0-9a-f]{64}$/u);
    expect(Date.parse(challenge?.expires_at ?? '') - Date.parse(challenge?.created_at ?? '')).toBe(
      600_000,
    );
  });

  it('keeps up to eight challenges open for the tabs of one browser', async () => {
    const key = keyOf((await ask()).headers['set-cookie']) ?? '';
    const [first] = await open(key);
    expect(keyOf((await ask(key)).headers['set-cookie'])).toBe(key);
    expect((await open(key)).map((challenge) => challenge.id)).toContain(first?.id);
    for (let again = 0; again < 8; again += 1) await ask(key);
    expect(await open(key)).toHaveLength(8);
  });

  it('replaces an invalid browser key', async () => {
    expect(keyOf((await ask('short')).headers['set-cookie'])).toMatch(/^[\w-]{22}$/u);
  });
});
