import { ming, sessionIn, startAccounts, type AccountsKit } from './accounts.fixture.ts';

let kit: AccountsKit;
beforeEach(async () => void (kit = await startAccounts()));
afterEach(() => kit.organiser.end());

const sure = { Current: ming.Password, Sure: 'yes' };
const other = { Email: 'hua@dswine.example', Password: '另一句夠長的密碼，放心' };
const check = async (cookie: string) =>
  (
    await kit.organiser.app.inject({
      method: 'POST',
      url: '/api/auth/isAuthenticated',
      headers: { cookie },
    })
  ).body;

it('deletes a member with all related data and sessions, and confirms it by mail', async () => {
  const cookie = await kit.join();
  const elsewhere = sessionIn(
    (await kit.post('Login', { ...ming, ...(await kit.captcha()) })).cookies,
  );
  const staying = await kit.join(other);
  await kit.post('expo/Favourites/DSWINE2026', { Kind: 'exhibitor', Id: '1001' }, { cookie });
  await kit.post('ResetRequest', { Email: ming.Email, Locale: 'tw', ...(await kit.captcha()) });
  const response = await kit.post('Delete', sure, { cookie });
  expect(response).toMatchObject({ status: 200, body: { Code: 200, Data: null } });
  expect(response.cookies.join()).toContain('__Secure-dswine_session=;');
  expect([await check(cookie), await check(elsewhere), await check(staying)]).toEqual([
    '251',
    '251',
    '200',
  ]);
  const { database } = kit.organiser;
  for (const table of [
    'credentials',
    'consents',
    'sessions',
    'reset_tokens',
    'favourites',
  ] as const) {
    const owners = await database.selectFrom(table).select('member_id').distinct().execute();
    expect(owners.length).toBeLessThanOrEqual(1);
  }
  const left = await database.selectFrom('members').select('email').execute();
  expect(left).toEqual([{ email: other.Email }]);
  expect(
    await database
      .selectFrom('registrations')
      .selectAll()
      .where('email', '=', ming.Email)
      .execute(),
  ).toEqual([]);
  expect((await kit.mails()).map(({ to, subject }) => [to, subject])).toEqual([
    [ming.Email, '您的會員帳號已刪除'],
  ]);
});

it('requires the password, a confirmation and a session', async () => {
  const cookie = await kit.join();
  const refusals = async (body: object) =>
    (await kit.post('Delete', body, { cookie })).body.Data?.Problems;
  expect(await refusals({ ...sure, Current: 'not this one' })).toEqual([
    { Field: 'Current', Problem: 'credentials' },
  ]);
  expect(await refusals({ Current: '' })).toEqual([
    { Field: 'Current', Problem: 'required' },
    { Field: 'Sure', Problem: 'required' },
  ]);
  expect((await kit.post('Delete', sure)).status).toBe(401);
  expect(await check(cookie)).toBe('200');
});

it('limits wrong passwords', async () => {
  const cookie = await kit.join();
  const statuses: number[] = [];
  for (let tried = 0; tried < 11; tried += 1)
    statuses.push(
      (await kit.post('Delete', { ...sure, Current: `guess ${tried}` }, { cookie })).status,
    );
  expect(statuses.slice(-2)).toEqual([422, 429]);
});
