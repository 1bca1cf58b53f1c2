import { ming, sessionIn, startAccounts } from './accounts.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(startAccounts);

const credentials = { Field: 'Password', Problem: 'credentials' };
const required = { Field: 'Code', Problem: 'required' };
const wrong = { ...ming, Password: 'not this one' };

it('opens a new session at every login, whatever the browser sent', async () => {
  const first = await kit.join();
  const again = await kit.logIn({ Email: ' MING@dswine.example ' }, { cookie: first });
  expect(again).toMatchObject({ status: 200, body: { Code: 200, Data: null } });
  expect(await kit.isMember(first)).toBe(false);
  expect(await kit.isMember(sessionIn(again.cookies))).toBe(true);
  const planted = `__Secure-dswine_session=${'x'.repeat(43)}`;
  expect(sessionIn((await kit.logIn({}, { cookie: planted })).cookies)).not.toBe(planted);
  expect(await kit.isMember(planted)).toBe(false);
});

it('responds alike to a wrong password and to an unknown address', async () => {
  await kit.join();
  const failure = await kit.logIn(wrong);
  expect(failure).toMatchObject({
    status: 422,
    body: {
      Message: expect.stringContaining('無法登入：電子郵件或密碼不正確。可以重設密碼。 / '),
      Data: { Problems: [credentials] },
    },
    cookies: [],
  });
  const { status, body, cookies } = await kit.logIn({ Email: 'no@dswine.example' });
  expect(failure).toMatchObject({ status, body, cookies });
});

describe('the captcha at login', () => {
  beforeEach(async () => void (await kit.join()));

  it('is not required without failed logins, which alone are limited', async () => {
    for (let round = 0; round < 10; round += 1)
      expect((await kit.post('Login', ming)).status).toBe(200);
  });

  it.each(['ming@dswine.example', 'nobody@dswine.example'])(
    'is announced with the third failure of %s, and then required of every client',
    async (Email) => {
      const failures = [];
      for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
        failures.push(await kit.problems('Login', { ...wrong, Email }, { address }));
      expect(failures).toEqual([[credentials], [credentials], [credentials, required]]);
      const address = '192.0.2.4';
      expect(await kit.problems('Login', { ...ming, Email }, { address })).toEqual([required]);
      const { status } = await kit.logIn({ Email }, { address });
      expect(status).toBe(Email === ming.Email ? 200 : 422);
    },
  );

  it('is required of a client that tries many accounts', async () => {
    for (const name of ['one', 'two', 'three'])
      await kit.post('Login', { ...wrong, Email: `${name}@dswine.example` });
    expect(await kit.problems('Login', ming)).toEqual([required]);
    expect((await kit.post('Login', ming, { address: '192.0.2.9' })).status).toBe(200);
    expect(await kit.problems('Login', { ...ming, Code: '00000', Proof: '' })).toEqual([
      { Field: 'Code', Problem: 'captcha' },
    ]);
    expect((await kit.logIn()).status).toBe(200);
  });
});

it('limits a client that guesses passwords, but not other clients of the member', async () => {
  await kit.join();
  const guesses = [];
  for (let round = 0; round < 7; round += 1) guesses.push(await kit.logIn(wrong));
  expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 429]);
  const headers = { 'retry-after': expect.stringMatching(/^\d{1,3}$/u) };
  expect(guesses[6]).toMatchObject({ body: { Code: 429, Data: null }, headers });
  expect((await kit.logIn({}, { address: '192.0.2.1' })).status).toBe(200);
  expect((await kit.logIn()).status).toBe(429);
});

it('rejects content types that forms of other sites can send', async () => {
  const type = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect((await kit.logIn({}, type)).status).toBe(415);
});

describe('a session', () => {
  const pass = (days: number) => kit.organiser.clock.advance(days * 24 * 60 * 60 * 1000);

  it('is extended while it is used, but not beyond 90 days', async () => {
    const cookie = await kit.join();
    const renewed = [];
    for (const days of [0.01, 13, 13, 13, 13, 13, 13]) {
      await pass(days);
      const { body, headers } = await kit.check(cookie);
      renewed.push(`${body} ${headers['set-cookie'] !== undefined}`);
    }
    const [no, yes] = ['200 false', '200 true'];
    expect(renewed).toEqual([no, yes, yes, yes, yes, yes, no]);
    await pass(13);
    expect(await kit.isMember(cookie)).toBe(false);
  });

  it('ends after two weeks without use, and its cookies are cleared', async () => {
    const cookie = await kit.join();
    await pass(14);
    const { body, headers } = await kit.check(`${cookie}; dswine_member=1`);
    expect(body).toBe('251');
    expect(String(headers['set-cookie'])).toMatch(
      /dswine_session=; Max-Age=0.+member=; Max-Age=0/u,
    );
  });
});
