import { openChallenge } from '../captcha/captcha.queries.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import type { Mail } from '../outbox/write-message.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';
import { accountMails } from './account-mails.ts';

export const site = 'https://www.dswine.example';
export const browser = 'a'.repeat(22);
export const ming = { Email: 'ming@dswine.example', Password: '好酒不怕巷子深，真的' };

type TestResponse = {
  status: number;
  body: { Code: number; Data: { Problems: unknown } | null; Message?: string };
  cookies: string[];
  headers: Record<string, unknown>;
};
export type AccountsKit = {
  organiser: TestOrganiser;
  post: (
    call: string,
    body: object,
    from?: { cookie?: string; address?: string; headers?: Record<string, string> },
  ) => Promise<TestResponse>;
  /** The form fields of a solved captcha. */
  captcha: () => Promise<{ Code: string; Proof: string }>;
  /** Sends all queued mails and returns them. */
  mails: () => Promise<Mail[]>;
  /** Registers and confirms a member. Returns the session cookie. */
  join: (who?: Partial<typeof ming>) => Promise<string>;
};

/** Starts the account service with a client that behaves like a browser on the site. */
export async function startAccounts(): Promise<AccountsKit> {
  const organiser = await startTestOrganiser(smallEdition(), [site]);
  const { app, database } = organiser;
  let digits = 10_000;
  const kit: AccountsKit = {
    organiser,
    async post(call, body, { cookie = '', address = '198.51.100.7', headers = {} } = {}) {
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
      const set = response.headers['set-cookie'] ?? [];
      return {
        status: response.statusCode,
        body: response.json(),
        cookies: [set].flat(),
        headers: response.headers,
      };
    },
    async captcha() {
      const code = String((digits += 1));
      await openChallenge(database, browser, code, new Date(organiser.clock.now()));
      return { Code: code, Proof: '' };
    },
    async mails() {
      const sent: Mail[] = [];
      await createOutboxWorker({
        database,
        writers: accountMails(database, site),
        send: async (mail) => void sent.push(mail),
        from: { name: 'DSWINE', email: 'fair@dswine.example' },
      }).run();
      return sent;
    },
    async join(who = {}) {
      const { Email, Password } = { ...ming, ...who };
      await kit.post('Register', { ...registration, Email, Password, ...(await kit.captcha()) });
      const [mail] = await kit.mails();
      const { cookies } = await kit.post('Confirm', { Token: tokenIn(mail), Password });
      return sessionIn(cookies);
    },
  };
  return kit;
}

export const registration = {
  ...ming,
  Name: '王小明',
  Company: '',
  Locale: 'tw',
  NoticeVersion: '2026-1',
  Marketing: '',
};

export function tokenIn(mail: Mail | undefined): string {
  return /token=([0-9a-f]{40})\n/u.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The session cookie, in the form in which a browser returns it. */
export function sessionIn(cookies: string[]): string {
  return (
    cookies.find((cookie) => cookie.startsWith('__Secure-dswine_session='))?.split(';')[0] ?? ''
  );
}
