import { openChallenge } from '../../http/captcha/captcha.queries.ts';
import { createOutboxWorker } from '../../mail/outbox/outbox-worker.ts';
import type { Mail } from '../../mail/outbox/send-mail.ts';
import { smallEdition } from '../../content/import/small-edition.fixture.ts';
import { startTestOrganiser, type TestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { accountMails, saveRegistration } from './account-links.ts';
import { cheapHash } from './cheap-password.fixture.ts';
import { createMember, openSession } from './members.queries.ts';

const site = 'https://www.dswine.example';
const browser = 'a'.repeat(22);
export const ming = { Email: 'ming@dswine.example', Password: '好酒不怕巷子深，真的' };
export const registration = {
  ...ming,
  Name: '王小明',
  Company: '',
  Locale: 'tw',
  NoticeVersion: '2026-1',
  Marketing: '',
};

type From = { cookie?: string; address?: string; headers?: Record<string, string> };
type Body = { Code: number; Data: { Problems: unknown } | null; Message?: string };
export type AccountsKit = Awaited<ReturnType<typeof startAccounts>>;

/** Starts the account service with a client that behaves like a browser on the site. */
export async function startAccounts() {
  const organiser = await startTestOrganiser(smallEdition(), [site]);
  const { app, database, clock } = organiser;
  let digits = 10_000;

  async function post(call: string, body: object, from: From = {}) {
    const { cookie = '', address = '198.51.100.7', headers = {} } = from;
    const response = await app.inject({
      method: 'POST',
      url: `/api/${call.includes('/') ? call : `auth/${call}`}`,
      payload: body,
      headers: {
        origin: site,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        cookie: `__Host-dswine_captcha=${browser}; ${cookie}`,
        ...headers,
      },
    });
    return {
      status: response.statusCode,
      body: response.json<Body>(),
      cookies: [response.headers['set-cookie'] ?? []].flat(),
      headers: response.headers,
    };
  }
  const problems = async (...request: Parameters<typeof post>) =>
    (await post(...request)).body.Data?.Problems;
  async function captcha() {
    const Code = String((digits += 1));
    await openChallenge(database, browser, Code, new Date(clock.now()));
    return { Code, Proof: '' };
  }
  const mails = () => sendMails(organiser);
  const join = (email = ming.Email) => addMember(organiser, email);
  const logIn = async (who: object = {}, from: From = {}) =>
    post('Login', { ...ming, ...who, ...(await captcha()) }, from);
  /** The body is a bare number: 200 for the cookie of a session, otherwise 251. */
  const check = (cookie: string, headers: Record<string, string> = {}, payload = '') =>
    app.inject({
      method: 'POST',
      url: '/api/auth/isAuthenticated',
      headers: { cookie, ...headers },
      payload,
    });
  const isMember = async (cookie: string) => (await check(cookie)).body === '200';

  return { organiser, post, problems, captcha, mails, join, logIn, check, isMember };
}

/** Adds a member as a confirmed registration does. Returns the session cookie. */
async function addMember({ database, clock }: TestOrganiser, email: string): Promise<string> {
  const now = new Date(clock.now());
  const form = { email, name: '王小明', company: null, locale: 'tw' as const };
  const consents = { notice_version: '2026-1', marketing: 0 as const };
  const password_hash = cheapHash(ming.Password);
  const id = await saveRegistration(database, { ...form, ...consents, password_hash }, now);
  const row = await database
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const member = await createMember(database, row, now);
  return `__Secure-dswine_session=${await openSession(database, member?.id ?? '', undefined, now)}`;
}

async function sendMails({ database, clock }: TestOrganiser): Promise<Mail[]> {
  const sent: Mail[] = [];
  await createOutboxWorker({
    database,
    clock,
    writers: accountMails({ database, siteUrl: site, clock }),
    send: async (mail) => void sent.push(mail),
    from: () => ({ name: 'DSWINE', email: 'fair@dswine.example' }),
  }).run();
  return sent;
}

export function tokenIn(mail: Mail | undefined): string {
  return /token=([0-9a-f]{40})\n/u.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The session cookie, in the form in which a browser returns it. */
export function sessionIn(cookies: string[]): string {
  return cookies.find((one) => one.startsWith('__Secure-dswine_session='))?.split(';')[0] ?? '';
}
