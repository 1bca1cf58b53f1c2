import { ming, registration, sessionIn, startAccounts, tokenIn } from './accounts.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { openLink } from '../../taking-part/access-links/access-links.ts';

const kit = startedBeforeEach(startAccounts);

const register = async (changes: object = {}) =>
  kit.post('Register', { ...registration, ...(await kit.captcha()), ...changes });
it('creates a member when the mailed link is confirmed with the chosen password', async () => {
  const registered = await register({ Marketing: 'yes', Company: ' 好酒公司 ' });
  expect(registered).toMatchObject({ status: 200, cookies: [] });
  const [mail] = await kit.mails();
  expect(mail).toMatchObject({ to: ming.Email, subject: '請確認您的會員帳號', locale: 'tw' });
  expect(mail?.text).toContain('https://www.dswine.example/Register?token=');
  const link = { Token: tokenIn(mail), Password: ming.Password };
  expect(await kit.problems('Confirm', { ...link, Password: 'something else' })).toEqual([
    { Field: 'Password', Problem: 'credentials' },
  ]);
  const confirmed = await kit.post('Confirm', link);
  expect(confirmed.status).toBe(200);
  expect(confirmed.cookies).toEqual([
    expect.stringMatching(
      /^__Secure-dswine_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
    ),
    'dswine_member=1; Max-Age=1209600; Path=/; Secure; SameSite=Lax',
  ]);
  const user = await kit.organiser.app.inject({
    url: '/api/expo/User',
    headers: { cookie: sessionIn(confirmed.cookies) },
  });
  expect(user.json()).toMatchObject({
    Data: { Name: '王小明', Email: ming.Email, Company: '好酒公司', Locale: 'tw' },
  });
  const consents = await kit.organiser.database
    .selectFrom('consents')
    .select(['kind', 'version', 'given'])
    .orderBy('kind')
    .execute();
  expect(consents).toEqual([
    { kind: 'marketing', version: '2026-1', given: 1 },
    { kind: 'notice', version: '2026-1', given: 1 },
  ]);
});

it('responds to a registered address as to a new one, and mails its owner', async () => {
  await kit.join();
  const again = await register();
  const { status, body, cookies } = await register({ Email: 'new@dswine.example' });
  expect(again).toMatchObject({ status, body, cookies });
  const mails = await kit.mails();
  expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    [ming.Email, '您已經是會員'],
    ['new@dswine.example', '請確認您的會員帳號'],
  ]);
});

it('creates one member when a link is confirmed repeatedly, and rejects it after a password change', async () => {
  await register();
  const [mail] = await kit.mails();
  const link = { Token: tokenIn(mail), Password: ming.Password };
  const both = await Promise.all([kit.post('Confirm', link), kit.post('Confirm', link)]);
  const later = await kit.post('Confirm', link);
  expect([...both, later].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(sessionIn(later.cookies)).not.toBe('');
  const { database } = kit.organiser;
  expect(await database.selectFrom('members').select('email').execute()).toHaveLength(1);
  await database.updateTable('credentials').set({ password_hash: 'changed since' }).execute();
  expect(await kit.problems('Confirm', link)).toEqual([{ Field: 'Token', Problem: 'link' }]);
});

it('mails a link in the language of the page, which is rejected after two days', async () => {
  await register({ Locale: 'en' });
  const [mail] = await kit.mails();
  expect(mail?.subject).toBe('Please confirm your account');
  expect(mail?.text).toContain('https://www.dswine.example/en/Register?token=');
  await kit.organiser.clock.advance(48 * 60 * 60 * 1000);
  expect(await kit.problems('Confirm', { Token: tokenIn(mail), Password: ming.Password })).toEqual([
    { Field: 'Token', Problem: 'link' },
  ]);
});

it('names every missing field in the order of the form', async () => {
  expect(await kit.problems('Register', {})).toEqual([
    { Field: 'Name', Problem: 'required' },
    { Field: 'Email', Problem: 'required' },
    { Field: 'Password', Problem: 'required' },
    { Field: 'NoticeVersion', Problem: 'wrong' },
    { Field: 'Code', Problem: 'required' },
  ]);
});

it('rejects wrong values', async () => {
  for (const [Field, value, Problem] of [
    ['Email', 'a@b.example\r\nBcc: x@y.example', 'email'],
    ['Password', 'Password123', 'common'],
    ['Code', '00000', 'captcha'],
  ] as const)
    expect((await register({ [Field]: value })).body.Data?.Problems).toEqual([{ Field, Problem }]);
});

const sure = { Current: ming.Password, Sure: 'yes' };
const other = 'hua@dswine.example';
it('deletes a member with all related data and sessions, and confirms it by mail', async () => {
  const cookie = await kit.join();
  const elsewhere = sessionIn((await kit.logIn()).cookies);
  const staying = await kit.join(other);
  await kit.post('expo/Favourites/DSWINE2026', { Kind: 'exhibitor', Id: '1001' }, { cookie });
  const { database, clock } = kit.organiser;
  const member = await database
    .selectFrom('members')
    .select('id')
    .where('email', '=', ming.Email)
    .executeTakeFirstOrThrow();
  const reset = { purpose: 'reset', subject: member.id } as const;
  await openLink(database, reset, new Date(clock.now()));
  await kit.post('ResetRequest', { Email: ming.Email, Locale: 'tw', ...(await kit.captcha()) });
  const response = await kit.post('Delete', sure, { cookie });
  expect(response).toMatchObject({ status: 200, body: { Code: 200, Data: null } });
  expect(response.cookies.join()).toContain('__Secure-dswine_session=;');
  const members = await Promise.all([cookie, elsewhere, staying].map(kit.isMember));
  expect(members).toEqual([false, false, true]);
  const tables = ['credentials', 'consents', 'sessions', 'favourites'] as const;
  for (const table of tables) {
    const owners = await database.selectFrom(table).select('member_id').distinct().execute();
    expect(owners.length).toBeLessThanOrEqual(1);
  }
  expect(await database.selectFrom('access_links').selectAll().execute()).toEqual([]);
  for (const table of ['members', 'registrations'] as const)
    expect(await database.selectFrom(table).select('email').execute()).toEqual([{ email: other }]);
  expect((await kit.mails()).map(({ to, subject }) => [to, subject])).toEqual([
    [ming.Email, '您的會員帳號已刪除'],
  ]);
});
it('requires the password, a confirmation and a session, and limits wrong passwords', async () => {
  const cookie = await kit.join();
  const wrong = { ...sure, Current: 'not this one' };
  expect(await kit.problems('Delete', { Current: '' }, { cookie })).toEqual([
    { Field: 'Current', Problem: 'required' },
    { Field: 'Sure', Problem: 'required' },
  ]);
  expect((await kit.post('Delete', sure)).status).toBe(401);
  const credentials = [{ Field: 'Current', Problem: 'credentials' }];
  for (let tried = 0; tried < 10; tried += 1)
    expect(await kit.problems('Delete', wrong, { cookie })).toEqual(credentials);
  expect((await kit.post('Delete', sure, { cookie })).status).toBe(429);
  expect(await kit.isMember(cookie)).toBe(true);
});
