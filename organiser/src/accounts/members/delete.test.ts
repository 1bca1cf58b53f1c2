import { ming, sessionIn, startAccounts } from './accounts.fixture.ts';
import { openLink } from '../../taking-part/access-links/access-links.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(startAccounts);

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
