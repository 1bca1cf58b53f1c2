import { Secret, TOTP } from 'otpauth';
import { consume } from '../../http/rate-limits.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { listActions } from '../audit/actions.queries.ts';
import { addColleague, colleaguePassword as password, deskBrowser } from '../desk-kit.fixture.ts';
import { limits } from '../../policies.ts';
import { addStaff } from './staff.queries.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

type Fields = Record<string, string>;
const email = 'manage@dswine.example';

const organiser = startedBeforeEach(startTestOrganiser);
beforeEach(() => addColleague(organiser));

const now = () => new Date(organiser.clock.now());
const get = (url: string, cookie: string) => deskBrowser(organiser, cookie).get(url);
const post = (url: string, fields: Fields, cookie = '', headers: Fields = {}) =>
  deskBrowser(organiser, cookie).post(url, fields, headers);
const logIn = (fields: Fields = {}, headers: Fields = {}) =>
  post('/desk/login', { email, password, ...fields }, '', headers);
const cookieIn = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
const sessionCookie = async () => cookieIn(await logIn());
const placeOf = async (url: string, cookie: string) => (await get(url, cookie)).headers.location;
const actions = async () =>
  (await listActions(organiser.database, 50)).map(({ staff, action, subject, detail }) =>
    [staff, action, subject, detail].join('|'),
  );

async function secretOf(): Promise<string> {
  const row = await organiser.database
    .selectFrom('staff')
    .select(['totp_secret', 'totp_pending'])
    .executeTakeFirstOrThrow();
  return row.totp_secret ?? row.totp_pending ?? '';
}
/** The code that the app of the staff member shows now. */
const appCode = async () =>
  new TOTP({ secret: Secret.fromBase32(await secretOf()) }).generate({
    timestamp: organiser.clock.now(),
  });
/** The status of a login with the password and this code. */
const enter = async (code: string) =>
  (await post('/desk/second-factor', { code }, await sessionCookie())).statusCode;

/** Turns the second factor on. Returns the recovery codes, and the cookie of the new session. */
async function enrol(cookie: string): Promise<{ codes: string[]; cookie: string }> {
  await post('/desk/account/second-factor', {}, cookie);
  const code = await appCode();
  const answer = await post('/desk/account/second-factor/confirm', { code }, cookie);
  // The code was used, so the next login needs the next one.
  await organiser.clock.advance(30_000);
  const shown = answer.body.matchAll(/<code>((?:[\da-f]{4}-){3}[\da-f]{4})<\/code>/gu);
  return { codes: [...shown].map(([, code = '']) => code), cookie: cookieIn(answer) };
}

describe('a staff password', () => {
  it('for the first login only gives access to the page that changes it', async () => {
    const account = { email: 'new@dswine.example', name: '新人', role: 'manage' } as const;
    const given = (await addStaff(organiser.database, account, now())) ?? '';
    const answer = await logIn({ email: account.email, password: given });
    expect(answer.headers.location).toBe('/desk/password');
    const cookie = cookieIn(answer);
    for (const url of ['/desk', '/desk/account', '/desk/submissions.csv'])
      expect(await placeOf(url, cookie)).toBe('/desk/password');
    const fields = { current: given, password, repeated: password };
    const fresh = await post('/desk/password', fields, cookie);
    expect([fresh.statusCode, fresh.headers.location]).toEqual([303, '/desk']);
    expect((await get('/desk', cookieIn(fresh))).statusCode).toBe(200);
    expect(await placeOf('/desk', cookie)).toBe('/desk/login');
    expect((await logIn({ email: account.email, password: given })).statusCode).toBe(422);
  });

  it('is not changed by a wrong or easy one', async () => {
    for (const [change, sentence] of [
      [{ password: 'short' }, 'at least 10 characters'],
      [{ password: 'dswine2027' }, 'too easy to guess'],
      [{ repeated: 'something else' }, 'The new passwords differ'],
      [{ current: 'not this one' }, 'The current password is wrong'],
    ] as const) {
      const fields = { current: password, password: '另一句夠長的密碼，放心', ...change };
      const form = { repeated: fields.password, ...fields };
      const answer = await post('/desk/password', form, await sessionCookie());
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(sentence);
    }
    expect((await logIn()).statusCode).toBe(303);
  });

  it('may be tried a few times per client and account', async () => {
    const wrong = await logIn({ password: 'no' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('The email or the password is wrong');
    for (let attempt = 1; attempt < limits.deskTries.max; attempt += 1)
      await consume(organiser.database, limits.deskTries, `127.0.0.1\n${email}`, now());
    expect((await logIn()).statusCode).toBe(429);
    expect((await logIn({}, { 'x-forwarded-for': '198.51.100.9' })).statusCode).toBe(303);
    await organiser.clock.advance(15 * 60_000);
    expect((await logIn()).statusCode).toBe(303);
  });

  it('lets staff in who share an address with somebody who tries many passwords', async () => {
    for (let attempt = 0; attempt < 61; attempt += 1)
      await post('/desk/login', { email: `${attempt % 20}@dswine.example`, password: 'no' });
    expect((await logIn()).statusCode).toBe(303);
  });
});

describe('the second factor', () => {
  it('is set up with a QR code, and required at the next login', async () => {
    const cookie = await sessionCookie();
    await post('/desk/account/second-factor', {}, cookie);
    const page = (await get('/desk/account', cookie)).body;
    expect(page).toContain('<svg');
    expect(page).toContain((await secretOf()).slice(0, 4));
    const wrong = await post('/desk/account/second-factor/confirm', { code: '000000' }, cookie);
    expect(wrong.statusCode).toBe(422);
    const elsewhere = await sessionCookie();
    const enrolled = await enrol(cookie);
    expect(enrolled.codes).toHaveLength(10);
    for (const before of [cookie, elsewhere])
      expect((await get('/desk', before)).headers.location).toBe('/desk/login');
    expect((await get('/desk', enrolled.cookie)).statusCode).toBe(200);
    const half = await logIn();
    expect(half.headers.location).toBe('/desk/second-factor');
    expect(await placeOf('/desk', cookieIn(half))).toBe('/desk/second-factor');
    expect(await enter('000000')).toBe(422);
    const code = await appCode();
    const whole = await post('/desk/second-factor', { code }, cookieIn(half));
    expect([whole.statusCode, whole.headers.location]).toEqual([303, '/desk']);
    expect((await get('/desk', cookieIn(whole))).statusCode).toBe(200);
    expect(await placeOf('/desk', cookieIn(half))).toBe('/desk/login');
    expect(await enter(code)).toBe(422);
  });

  it('accepts the code before and after the current one, and no older one', async () => {
    await enrol(await sessionCookie());
    const code = await appCode();
    await organiser.clock.advance(60_000);
    expect(await enter(code)).toBe(422);
    await organiser.clock.advance(-30_000);
    expect(await enter(code)).toBe(303);
  });

  it('can be replaced by each recovery code once; only hashes of the codes are stored', async () => {
    const { codes } = await enrol(await sessionCookie());
    const [code = ''] = codes;
    const { database } = organiser;
    const stored = await database.selectFrom('staff_recovery_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    expect([await enter(code), await enter(code)]).toEqual([303, 422]);
  });

  it('is turned off with the password, and limits wrong codes', async () => {
    const { cookie } = await enrol(await sessionCookie());
    const half = await sessionCookie();
    const tried = [];
    for (let round = 0; round < 9; round += 1)
      tried.push(await post('/desk/second-factor', { code: `00000${round}` }, half));
    expect(tried.at(-2)?.statusCode).toBe(422);
    expect(tried.at(-1)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '870' } });
    const off = async (current: string) =>
      (await post('/desk/account/second-factor/off', { current }, cookie)).statusCode;
    expect([await off('not this one'), await off(password)]).toEqual([422, 303]);
    expect((await logIn()).headers.location).toBe('/desk');
  });
});

it('ends a session after a working day', async () => {
  const cookie = await sessionCookie();
  await organiser.clock.advance(8 * 60 * 60_000 - 1);
  expect((await get('/desk', cookie)).statusCode).toBe(200);
  await organiser.clock.advance(1);
  expect(await placeOf('/desk', cookie)).toBe('/desk/login');
});

it.each([
  ['https', /^__Secure-dswine_desk=.*; Secure; SameSite=Strict$/u],
  ['http', /^dswine_desk=(?!.*Secure).*Max-Age=28800; Path=\/desk; HttpOnly; SameSite=Strict$/u],
])('sets a session cookie that suits the scheme %s', async (scheme, expected) => {
  const headers = { origin: `${scheme}://desk.dswine.example`, 'x-forwarded-proto': scheme };
  expect((await logIn({}, headers)).headers['set-cookie']).toMatch(expected);
});

it('logs logins and logouts, without passwords or unknown account names', async () => {
  await logIn({ email: 'typed-password-here' });
  for (let round = 0; round < limits.deskTries.max + 2; round += 1)
    await logIn({ password: 'my-secret-password-1' });
  const recorded = await actions();
  expect(recorded).toContain('—|log in failed||wrong password');
  expect(recorded).toContain(`林小姐|log in failed|${email}|wrong password`);
  expect(recorded.filter((line) => line.endsWith('too many attempts'))).toHaveLength(1);
  expect(recorded.join()).not.toMatch(/my-secret|typed-password/u);
  await organiser.clock.advance(15 * 60_000);
  await post('/desk/logout', {}, await sessionCookie());
  expect(await actions()).toEqual(expect.arrayContaining(['林小姐|log in||', '林小姐|log out||']));
});
