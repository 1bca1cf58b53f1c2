import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPassword } from '../../accounts/members/passwords.ts';
import { plainEmail } from '@dswine/shared/form/email';
import { perMinute } from '../../http/client-limits.ts';
import { clientOf, tryConsume, consume } from '../../http/rate-limits.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import { limits, requestsAMinute, type Limit } from '../../policies.ts';
import { requireStaff, page, type DeskDependencies, audit } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { homeOf } from './desk-access.ts';
import { consumeCode } from './second-factor.ts';
import { closeDeskSession, findStaff, openDeskSession } from './staff.queries.ts';
import { deskPage } from '../desk-page.ts';
import { html } from '../html.ts';
import { TooManyRequestsError } from '../../http/errors.ts';
import type { Database } from '../../store/tables.ts';
import { recordAction } from '../audit/actions.queries.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

export function loginRoutes(dependencies: DeskDependencies): void {
  const { desk, database, cookie, clock } = dependencies;
  desk.get('/login', (_request, reply) => page(reply, loginPage()));
  desk.get('/second-factor', (_request, reply) => page(reply, secondFactorPage()));

  desk.post('/login', { config: perMinute(requestsAMinute.deskLogin) }, async (request, reply) => {
    const { email = '', password = '' } = fieldsOf(request.body);
    const staff = await findStaff(database, email);
    const client = clientOf(request);
    const attempt = { database, request, staff, now: new Date(clock.now()) };
    const refund = await consumeAttempt(
      attempt,
      limits.deskTries,
      `${client}\n${plainEmail(email)}`,
    );
    if (!(await isPassword(staff?.password_hash, password)) || !staff) {
      await recordFailure(attempt, 'wrong password');
      const message = '電子郵件或密碼不正確 / The email or the password is wrong';
      return page(reply, loginPage({ message, email }), 422);
    }
    await refund();
    if (staff.totp_secret === null) return enter(dependencies, { request, reply }, staff);
    await leave(dependencies, request);
    const token = await openDeskSession(database, staff.id, 'second-factor', attempt.now);
    cookie.set(request, reply, token);
    return reply.redirect('/desk/second-factor', 303);
  });

  desk.post(
    '/second-factor',
    { config: perMinute(requestsAMinute.deskPassword) },
    async (request, reply) => {
      const staff = requireStaff(request);
      const now = new Date(clock.now());
      const attempt = { database, request, staff, now };
      const refund = await consumeAttempt(attempt, limits.deskCodeTries, staff.id);
      const { code = '' } = fieldsOf(request.body);
      const usedCode = await consumeCode(database, staff, code, now);
      if (!usedCode) {
        await recordFailure(attempt, 'wrong code');
        return page(
          reply,
          secondFactorPage('驗證碼不正確，或已使用過 / The code is wrong or was used'),
          422,
        );
      }
      await refund();
      return enter(dependencies, { request, reply }, staff, `with ${usedCode}`);
    },
  );

  desk.post('/logout', async (request, reply) => {
    await leave(dependencies, request);
    cookie.set(request, reply, '');
    await audit(dependencies, request, { action: 'log out' });
    return reply.redirect('/desk/login', 303);
  });
}

/** Opens a new session on login, so that a token from before the login never stays valid. */
async function enter(
  dependencies: DeskDependencies,
  { request, reply }: Exchange,
  staff: StaffRow,
  detail = '',
) {
  const { database, cookie, clock } = dependencies;
  const now = new Date(clock.now());
  await leave(dependencies, request);
  cookie.set(request, reply, await openDeskSession(database, staff.id, 'open', now));
  await audit(dependencies, { staff }, { action: 'log in', detail });
  return reply.redirect(staff.must_change ? '/desk/password' : homeOf(staff.role), 303);
}

async function leave(
  { database, cookie }: DeskDependencies,
  request: FastifyRequest,
): Promise<void> {
  const previousToken = cookie.read(request);
  if (previousToken !== undefined) await closeDeskSession(database, previousToken);
}

function loginPage(problem?: { message: string; email: string }): string {
  return deskPage({
    title: '登入 Log in',
    body: html`${problem && html`<p role="alert" class="wrong" id="wrong">${problem.message}</p>`}
      <form method="post" action="/desk/login" class="fields">
        <label for="email">電子郵件 <span lang="en">Email</span></label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          required
          value="${problem?.email}"
        />
        <label for="password">密碼 <span lang="en">Password</span></label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
        />
        <button>登入 <span lang="en">Log in</span></button>
      </form>`,
  });
}

function secondFactorPage(problem?: string): string {
  return deskPage({
    title: '第二道驗證 Second factor',
    body: html`${problem !== undefined && html`<p role="alert" class="wrong">${problem}</p>`}
      <form method="post" action="/desk/second-factor" class="fields">
        <label for="code">
          驗證器的六位數字，或備用碼
          <span lang="en">Six digits of your app, or a recovery code</span>
        </label>
        <input id="code" name="code" autocomplete="one-time-code" required maxlength="40" />
        <button>繼續 <span lang="en">Continue</span></button>
      </form>`,
  });
}

type Attempt = {
  database: Database;
  request: FastifyRequest;
  staff: StaffRow | undefined;
  now: Date;
};

/**
 * Records a failed login. It names existing accounts only: people type passwords into the wrong
 * field. The log has the account's id, because it holds no address; the audit trail has both.
 */
async function recordFailure(
  { database, request, staff, now }: Attempt,
  detail: string,
): Promise<void> {
  request.log.warn(
    { event: 'desk-login-failed', account: staff?.id ?? 'unknown', detail },
    'a login at the desk failed',
  );
  const { name = '—', email = '' } = staff ?? {};
  const action = { staff: name, action: 'log in failed', subject: email, detail };
  await recordAction(database, action, now);
}

/**
 * Counts one attempt of `who`. Returns a function that refunds it. Records and throws
 * `TooManyRequestsError`.
 */
async function consumeAttempt(
  attempt: Attempt,
  limit: Limit,
  who: string,
): Promise<() => Promise<void>> {
  const { database, request, staff, now } = attempt;
  try {
    return await consume(database, limit, who, now);
  } catch (error) {
    if (error instanceof TooManyRequestsError) {
      const refused = `${clientOf(request)}\n${staff?.id ?? ''}`;
      if (await tryConsume(database, limits.deskRefusals, refused, now))
        await recordFailure(attempt, 'too many attempts');
    }
    throw error;
  }
}
