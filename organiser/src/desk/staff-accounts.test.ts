import { Secret, TOTP } from 'otpauth';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';
import { listActions } from '../audit/actions.queries.ts';
import { addStaff } from './staff.queries.ts';

const email = 'lin@dswine.example';
const chosen = '山上的葡萄園很安靜，風也小';

let organiser: TestOrganiser;
let given: string;
beforeEach(async () => {
  organiser = await startTestOrganiser();
  given = (await addStaff(organiser.database, { email, name: '林小姐', role: 'manage' })) ?? '';
});
afterEach(() => organiser.end());

const get = (url: string, cookie: string) => organiser.desk.inject({ url, headers: { cookie } });
const post = (url: string, fields: Record<string, string>, cookie = '') =>
  organiser.desk.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const cookieIn = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
const actions = async () =>
  (await listActions(organiser.database, 50)).map(({ staff, action, subject, detail }) =>
    [staff, action, subject, detail].join('|'),
  );

/** Logs in with the initial password and chooses another one. */
async function chooseOwnPassword(): Promise<string> {
  const cookie = cookieIn(await post('/desk/login', { email, password: given }));
  return cookieIn(
    await post('/desk/password', { current: given, password: chosen, repeated: chosen }, cookie),
  );
}

const appFor = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });
async function secretOf(): Promise<string> {
  const row = await organiser.database
    .selectFrom('staff')
    .select(['totp_secret', 'totp_pending'])
    .executeTakeFirstOrThrow();
  return row.totp_secret ?? row.totp_pending ?? '';
}
/** Turns the second factor on and returns the recovery codes. */
async function enrol(cookie: string): Promise<string[]> {
  await post('/desk/account/second-factor', {}, cookie);
  const code = appFor(await secretOf()).generate();
  const { body } = await post('/desk/account/second-factor/confirm', { code }, cookie);
  // The code was used, so the next login would need another one.
  await organiser.database.updateTable('staff').set({ totp_step: 0 }).execute();
  return [...body.matchAll(/<code>((?:[\da-f]{4}-){3}[\da-f]{4})<\/code>/gu)].map(
    ([, shown = '']) => shown,
  );
}

describe('a staff password', () => {
  it('for the first login only gives access to the page that changes it', async () => {
    const answer = await post('/desk/login', { email, password: given });
    expect(answer.headers.location).toBe('/desk/password');
    const cookie = cookieIn(answer);
    for (const url of ['/desk', '/desk/account', '/desk/actions', '/desk/submissions.csv'])
      expect((await get(url, cookie)).headers.location).toBe('/desk/password');
    expect((await get('/desk/password', cookie)).body).toContain('for the first login only');
    const fresh = await post(
      '/desk/password',
      { current: given, password: chosen, repeated: chosen },
      cookie,
    );
    expect([fresh.statusCode, fresh.headers.location]).toEqual([303, '/desk']);
    expect((await get('/desk', cookieIn(fresh))).statusCode).toBe(200);
    expect((await get('/desk', cookie)).headers.location).toBe('/desk/login');
    expect((await post('/desk/login', { email, password: given })).statusCode).toBe(422);
  });

  it.each([
    [{ password: 'short' }, 'at least 10 characters'],
    [{ password: 'dswine2027' }, 'too easy to guess'],
    [{ repeated: 'something else' }, 'The new passwords differ'],
    [{ current: 'not this one' }, 'The current password is wrong'],
  ])('is not changed by %j', async (change, sentence) => {
    const cookie = await chooseOwnPassword();
    const fields = { current: chosen, password: '另一句夠長的密碼，放心', ...change };
    const answer = await post('/desk/password', { repeated: fields.password, ...fields }, cookie);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(sentence);
    expect((await post('/desk/login', { email, password: chosen })).statusCode).toBe(303);
  });
});

describe('the second factor', () => {
  it('is set up with a QR code, and required at the next login', async () => {
    const cookie = await chooseOwnPassword();
    await post('/desk/account/second-factor', {}, cookie);
    const page = (await get('/desk/account', cookie)).body;
    expect(page).toContain('<svg');
    expect(page).toContain((await secretOf()).slice(0, 4));
    expect(
      (await post('/desk/account/second-factor/confirm', { code: '000000' }, cookie)).statusCode,
    ).toBe(422);
    expect(await enrol(cookie)).toHaveLength(10);
    const half = await post('/desk/login', { email, password: chosen });
    expect(half.headers.location).toBe('/desk/second-factor');
    expect((await get('/desk', cookieIn(half))).headers.location).toBe('/desk/second-factor');
    expect((await post('/desk/second-factor', { code: '000000' }, cookieIn(half))).statusCode).toBe(
      422,
    );
    const code = appFor(await secretOf()).generate();
    const whole = await post('/desk/second-factor', { code }, cookieIn(half));
    expect([whole.statusCode, whole.headers.location]).toEqual([303, '/desk']);
    expect((await get('/desk', cookieIn(whole))).statusCode).toBe(200);
    expect((await get('/desk', cookieIn(half))).headers.location).toBe('/desk/login');
    const again = cookieIn(await post('/desk/login', { email, password: chosen }));
    expect((await post('/desk/second-factor', { code }, again)).statusCode).toBe(422);
  });

  it('can be replaced by each recovery code once; only hashes of the codes are stored', async () => {
    const [code = ''] = await enrol(await chooseOwnPassword());
    const stored = await organiser.database
      .selectFrom('staff_recovery_codes')
      .selectAll()
      .execute();
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    const enter = async () => {
      const half = cookieIn(await post('/desk/login', { email, password: chosen }));
      return (await post('/desk/second-factor', { code }, half)).statusCode;
    };
    expect([await enter(), await enter()]).toEqual([303, 422]);
  });

  it('is turned off with the password, and limits wrong codes', async () => {
    const cookie = await chooseOwnPassword();
    await enrol(cookie);
    const half = cookieIn(await post('/desk/login', { email, password: chosen }));
    const tried = [];
    for (let round = 0; round < 9; round += 1)
      tried.push((await post('/desk/second-factor', { code: `00000${round}` }, half)).statusCode);
    expect(tried.at(-1)).toBe(429);
    const again = await post('/desk/second-factor', { code: '000000' }, half);
    expect(again.headers['retry-after']).toMatch(/^\d{1,3}$/u);
    const off = (current: string) => post('/desk/account/second-factor/off', { current }, cookie);
    expect([(await off('not this one')).statusCode, (await off(chosen)).statusCode]).toEqual([
      422, 303,
    ]);
    expect((await post('/desk/login', { email, password: chosen })).headers.location).toBe('/desk');
  });
});

it.each([
  ['https', /^__Secure-dswine_desk=.*; Secure; SameSite=Strict$/u],
  ['http', /^dswine_desk=(?!.*Secure).*; SameSite=Strict$/u],
])('sets a session cookie that suits the scheme %s', async (scheme, expected) => {
  const answer = await organiser.desk.inject({
    method: 'POST',
    url: '/desk/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-proto': scheme },
    payload: new URLSearchParams({ email, password: given }).toString(),
  });
  expect(answer.headers['set-cookie']).toMatch(expected);
});

it('logs failed logins and logouts, without passwords or unknown account names', async () => {
  const secret = 'my-secret-password-1';
  await post('/desk/login', { email: 'typed-password-here', password: secret });
  for (let round = 0; round < 11; round += 1)
    await post('/desk/login', { email, password: secret });
  const recordedActions = await actions();
  expect(recordedActions).toContain('—|log in failed||wrong password');
  expect(recordedActions).toContain(`林小姐|log in failed|${email}|wrong password`);
  expect(recordedActions.filter((line) => line.endsWith('too many attempts'))).toHaveLength(1);
  expect(recordedActions.join()).not.toMatch(/my-secret|typed-password/u);
  await organiser.database.deleteFrom('rate_limits').execute();
  await post('/desk/logout', {}, await chooseOwnPassword());
  expect(await actions()).toEqual(
    expect.arrayContaining(['林小姐|log in||', '林小姐|change password||', '林小姐|log out||']),
  );
});
