import { createHook } from 'node:async_hooks';
import {
  ming,
  registration,
  sessionIn,
  startAccounts,
  tokenIn,
  type AccountsKit,
} from './accounts.fixture.ts';

let kit: AccountsKit;
let cookie: string;
beforeEach(async () => {
  kit = await startAccounts();
  cookie = await kit.join();
});
afterEach(() => kit.organiser.end());

const next = '換一個更好的密碼吧！';
const statusOfLogin = async (Password: string) => (await kit.logIn({ Password })).status;
const askReset = async (Email: string = ming.Email) =>
  kit.post('ResetRequest', { Email, Locale: 'en', ...(await kit.captcha()) });
const expired = [{ Field: 'Token', Problem: 'link' }];

describe('a password reset', () => {
  it('sets a new password through the mailed link, once, and ends every session', async () => {
    expect((await askReset()).body).toEqual({ Code: 200, Data: null });
    const [mail] = await kit.mails();
    expect(mail).toMatchObject({ to: ming.Email, subject: 'Choose a new password' });
    const reset = { Token: tokenIn(mail), Password: next };
    const stored = await kit.organiser.database.selectFrom('access_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(reset.Token);
    expect(await kit.problems('Reset', { ...reset, Password: 'short' })).toEqual([
      { Field: 'Password', Problem: 'short' },
    ]);
    expect((await kit.post('Reset', reset)).status).toBe(200);
    expect(await kit.isMember(cookie)).toBe(false);
    expect([await statusOfLogin(ming.Password), await statusOfLogin(next)]).toEqual([422, 200]);
    expect((await kit.mails()).map(({ subject }) => subject)).toEqual(['您的密碼已變更']);
    expect(await kit.problems('Reset', reset)).toEqual(expired);
  });

  it('responds alike to an unknown address, and sends it no mail', async () => {
    const [member, stranger] = [await askReset(), await askReset('no@dswine.example')];
    expect([stranger.status, stranger.body]).toEqual([member.status, member.body]);
    expect((await kit.mails()).map(({ to }) => to)).toEqual([ming.Email]);
  });

  it.each([
    [29, 200],
    [30, 422],
  ])('after %d minutes gets status %d', async (minutes, status) => {
    await askReset();
    const [mail] = await kit.mails();
    await kit.organiser.clock.advance(minutes * 60_000);
    const reset = { Token: tokenIn(mail), Password: next };
    expect((await kit.post('Reset', reset)).status).toBe(status);
  });
});

it('a password change requires the current one, and ends all other sessions', async () => {
  const elsewhere = sessionIn((await kit.logIn()).cookies);
  const change = { Current: ming.Password, Password: next };
  expect((await kit.post('Password', change)).status).toBe(401);
  const wrong = { ...change, Current: 'not this one' };
  expect(await kit.problems('Password', wrong, { cookie })).toEqual([
    { Field: 'Current', Problem: 'credentials' },
  ]);
  const response = await kit.post('Password', change, { cookie });
  expect(response.status).toBe(200);
  const sessions = [cookie, elsewhere, sessionIn(response.cookies)];
  expect(await Promise.all(sessions.map(kit.isMember))).toEqual([false, false, true]);
  expect(await statusOfLogin(next)).toBe(200);
});

it('a password change ends every link to a new one, sent or still waiting', async () => {
  await askReset();
  const [mail] = await kit.mails();
  await askReset();
  await kit.post('Password', { Current: ming.Password, Password: next }, { cookie });
  const later = await kit.mails();
  expect(later.map(({ subject }) => subject)).toEqual(['您的密碼已變更']);
  expect(await kit.problems('Reset', { Token: tokenIn(mail), Password: `${next}!` })).toEqual(
    expired,
  );
});

it('a changed profile shows in the member record', async () => {
  const profile = { Name: ' Ming Wang ', Company: '', Locale: 'en' };
  expect((await kit.post('Profile', profile, { cookie })).status).toBe(200);
  const user = await kit.organiser.app.inject({ url: '/api/expo/User', headers: { cookie } });
  expect(user.json()).toMatchObject({ Data: { Name: 'Ming Wang', Locale: 'en' } });
  expect(await kit.problems('Profile', { ...profile, Name: ' ' }, { cookie })).toEqual([
    { Field: 'Name', Problem: 'required' },
  ]);
});

describe('the number of password hashes', () => {
  let hashes = 0;
  const counter = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  });
  beforeEach(() => {
    hashes = 0;
    counter.enable();
  });
  afterEach(() => counter.disable());

  it('is one for an unknown address, as for a wrong password', async () => {
    await kit.logIn({ Password: 'not this one' });
    expect(hashes).toBe(1);
    await kit.logIn({ Email: 'nobody@dswine.example' });
    expect(hashes).toBe(2);
  });

  it('is at most three for a client without a correct captcha', async () => {
    for (let round = 0; round < 5; round += 1)
      await kit.post('Login', { Email: `${round}@dswine.example`, Password: 'not this one' });
    await kit.post('Login', { ...ming, Code: '00000', Proof: '' });
    expect(hashes).toBe(3);
  });

  it('is zero for an invented link, a wrong code or a missing session', async () => {
    const Token = 'f'.repeat(40);
    expect(await kit.problems('Confirm', { Token, Password: ming.Password })).toEqual(expired);
    await kit.post('Reset', { Token, Password: next });
    await kit.post('Register', { ...registration, Code: '00000', Proof: '' });
    await kit.post('Password', { Current: ming.Password, Password: next });
    await kit.post('Delete', { Current: ming.Password, Sure: 'yes' });
    expect(hashes).toBe(0);
  });
});
