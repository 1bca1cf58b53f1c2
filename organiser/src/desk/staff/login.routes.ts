import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPassword } from '../../accounts/members/passwords.ts';
import { plainEmail } from '@dswine/shared/form/email';
import { perMinute, clientOf } from '../../http/rate-limits.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import { limits, requestsAMinute } from '../../policies.ts';
import { page } from '../desk-page.ts';
import { requireStaff, type DeskDependencies, audit } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { homeOf } from './desk-access.ts';
import { consumeAttempt, recordFailure } from './login-attempts.ts';
import { loginPage, secondFactorPage } from './login-page.ts';
import { consumeCode } from './second-factor.ts';
import { closeDeskSession, findStaff, openDeskSession } from './staff.queries.ts';

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
