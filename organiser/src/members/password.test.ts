import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ming, sessionIn, startAccounts, tokenIn, type AccountsKit } from './accounts.fixture.ts';
import { hashPassword, isPassword } from './passwords.ts';

let kit: AccountsKit;
beforeEach(async () => void (kit = await startAccounts()));
afterEach(() => kit.organiser.end());

const next = '換一個更好的密碼吧！';
const login = async (Password: string) =>
  (await kit.post('Login', { ...ming, Password, ...(await kit.captcha()) })).status;
const check = async (cookie: string) =>
  (
    await kit.organiser.app.inject({
      method: 'POST',
      url: '/api/auth/isAuthenticated',
      headers: { cookie },
    })
  ).body;
const askReset = async (Email: string = ming.Email) =>
  kit.post('ResetRequest', { Email, Locale: 'en', ...(await kit.captcha()) });

describe('a password reset', () => {
  it('sets a new password through the mailed link, and ends every session', async () => {
    const session = await kit.join();
    expect((await askReset()).body).toEqual({ Code: 200, Data: null });
    const [mail] = await kit.mails();
    expect(mail).toMatchObject({ to: ming.Email, subject: 'Choose a new password' });
    const reset = { Token: tokenIn(mail), Password: next };
    expect(await kit.post('Reset', reset)).toMatchObject({
      status: 200,
      body: { Code: 200, Data: null },
    });
    expect([await check(session), await login(ming.Password), await login(next)]).toEqual([
      '251',
      422,
      200,
    ]);
    expect((await kit.mails()).map(({ subject }) => subject)).toEqual(['您的密碼已變更']);
    expect(await kit.post('Reset', reset)).toMatchObject({
      status: 422,
      body: { Data: { Problems: [{ Field: 'Token', Problem: 'link' }] } },
    });
  });

  it('responds alike to an unknown address, and mails nobody', async () => {
    await kit.join();
    const [member, stranger] = [await askReset(), await askReset('no@dswine.example')];
    expect([stranger.status, stranger.body]).toEqual([member.status, member.body]);
    expect((await kit.mails()).map(({ to }) => to)).toEqual([ming.Email]);
  });

  it('keeps the link valid after a rejected password, for at most half an hour', async () => {
    await kit.join();
    await askReset();
    const [mail] = await kit.mails();
    const token = tokenIn(mail);
    expect(
      (await kit.post('Reset', { Token: token, Password: 'short' })).body.Data?.Problems,
    ).toEqual([{ Field: 'Password', Problem: 'short' }]);
    const [row] = await kit.organiser.database.selectFrom('reset_tokens').selectAll().execute();
    expect(Date.parse(row?.expires_at ?? '') - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect(row?.token_hash).not.toContain(token);
    await kit.organiser.database
      .updateTable('reset_tokens')
      .set({ expires_at: new Date().toISOString() })
      .execute();
    expect((await kit.post('Reset', { Token: token, Password: next })).status).toBe(422);
  });

  it('succeeds in one of two processes that use the same link at once', async () => {
    await kit.join();
    await askReset();
    const [mail] = await kit.mails();
    const outcomes = await Promise.all(
      [0, 1].map((number) => resetInProcess(tokenIn(mail), `${next} ${number}`)),
    );
    expect(outcomes.sort()).toEqual([200, 422]);
  }, 60_000);
});

function resetInProcess(token: string, password: string): Promise<number> {
  const here = process.cwd();
  const script = resolve(
    here,
    here.endsWith('organiser') ? '' : 'organiser',
    'src/members/reset-in-process.fixture.ts',
  );
  const child = spawn(process.execPath, [script, kit.organiser.folder, token, password], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((done) => child.once('close', () => done(Number(output))));
}

describe('a password or profile change', () => {
  it('of the password ends all sessions and opens a new one', async () => {
    const [here, elsewhere] = [
      await kit.join(),
      sessionIn((await kit.post('Login', { ...ming, ...(await kit.captcha()) })).cookies),
    ];
    const response = await kit.post(
      'Password',
      { Current: ming.Password, Password: next },
      { cookie: here },
    );
    expect(response.status).toBe(200);
    const now = sessionIn(response.cookies);
    expect([
      await check(here),
      await check(elsewhere),
      await check(now),
      await login(next),
    ]).toEqual(['251', '251', '200', 200]);
  });

  it('of the password requires the current password and a session', async () => {
    const cookie = await kit.join();
    const change = { Current: 'not this one', Password: next };
    expect((await kit.post('Password', change, { cookie })).body.Data?.Problems).toEqual([
      { Field: 'Current', Problem: 'credentials' },
    ]);
    expect((await kit.post('Password', change)).status).toBe(401);
  });

  it('of the profile shows in the member record', async () => {
    const cookie = await kit.join();
    const profile = { Name: ' Ming Wang ', Company: '', Locale: 'en' };
    expect((await kit.post('Profile', profile, { cookie })).status).toBe(200);
    const user = await kit.organiser.app.inject({ url: '/api/expo/User', headers: { cookie } });
    expect(user.json()).toMatchObject({ Data: { Name: 'Ming Wang', Locale: 'en' } });
    expect(
      (await kit.post('Profile', { ...profile, Name: ' ' }, { cookie })).body.Data?.Problems,
    ).toEqual([{ Field: 'Name', Problem: 'required' }]);
  });
});

it('hashPassword uses a random salt, and isPassword compares normalised characters', async () => {
  const [one, two] = [
    await hashPassword('Ａ long pässword'),
    await hashPassword('Ａ long pässword'),
  ];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
  expect(one).not.toBe(two);
  expect([
    await isPassword(one, 'A long pässword'),
    await isPassword(one, 'A long password'),
    await isPassword(undefined, ''),
  ]).toEqual([true, false, false]);
});
