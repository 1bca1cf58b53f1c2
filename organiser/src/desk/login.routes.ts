import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPassword } from '../members/passwords.ts';
import { plainEmail } from '../members/email.ts';
import { perMinute } from '../server/client-limits.ts';
import { TooOften } from '../server/failures.ts';
import { clientOf, isWithin, spend, type Limit } from '../server/rate-limits.ts';
import type { StaffRow } from '../store/tables.ts';
import { noteAction } from './actions.queries.ts';
import { atDesk, page, type DeskParts } from './desk-parts.ts';
import { fieldsOf } from './fields-of.ts';
import { loginPage, secondFactorPage } from './login-page.ts';
import { takeCode } from './second-factor.ts';
import { closeDesk, findStaff, openDesk } from './staff.queries.ts';

const quarter = 15 * 60;
/**
 * Failures count for a client with an account, and for a client: one that tries a password with
 * many accounts. Never for an account alone, so that nobody can lock somebody else out.
 */
export const deskTries: Limit = { name: 'desk login', max: 8, seconds: quarter };
export const deskTriesOfClient: Limit = { name: 'desk login client', max: 60, seconds: quarter };
/** Who tries has the password already. */
const codeTries: Limit = { name: 'desk code', max: 8, seconds: quarter };
/** One line of the trail is enough: the log has the others. */
const refusalsNoted: Limit = { name: 'desk refusal', max: 1, seconds: quarter };

export function loginRoutes({ desk, database, cookie }: DeskParts): void {
  desk.get('/login', (_request, reply) => page(reply, loginPage()));
  desk.get('/second-factor', (_request, reply) => page(reply, secondFactorPage()));

  desk.post('/login', { config: perMinute(60) }, async (request, reply) => {
    const { email = '', password = '' } = fieldsOf(request.body);
    const staff = await findStaff(database, email);
    const client = clientOf(request);
    const takeBack = await spendAll(request, staff, [
      [deskTriesOfClient, client],
      [deskTries, `${client}\n${plainEmail(email)}`],
    ]);
    if (!(await isPassword(staff?.password_hash, password)) || !staff) {
      await noteFailure(request, staff, 'wrong password');
      const message = '電子郵件或密碼不正確 / The email or the password is wrong';
      return page(reply, loginPage({ message, email }), 422);
    }
    await takeBack();
    if (staff.totp_secret === null) return enter(request, reply, staff);
    await leave(request);
    cookie.set(request, reply, await openDesk(database, staff.id, 'second-factor'));
    return reply.redirect('/desk/second-factor', 303);
  });

  desk.post('/second-factor', { config: perMinute(60) }, async (request, reply) => {
    const staff = atDesk(request);
    const takeBack = await spendAll(request, staff, [[codeTries, staff.id]]);
    const taken = await takeCode(database, staff, fieldsOf(request.body)['code'] ?? '');
    if (!taken) {
      await noteFailure(request, staff, 'wrong code');
      return page(reply, secondFactorPage('驗證碼不正確，或已使用過 / The code is wrong or was used'), 422);
    }
    await takeBack();
    return enter(request, reply, staff, `with ${taken}`);
  });

  desk.post('/logout', async (request, reply) => {
    await leave(request);
    cookie.set(request, reply, '');
    await noteAction(database, { staff: atDesk(request).name, action: 'log out', subject: '', detail: '' });
    return reply.redirect('/desk/login', 303);
  });

  /** Opens a session of its own: no token of before a login is one after it. */
  async function enter(request: FastifyRequest, reply: FastifyReply, staff: StaffRow, detail = '') {
    await leave(request);
    cookie.set(request, reply, await openDesk(database, staff.id));
    await noteAction(database, { staff: staff.name, action: 'log in', subject: '', detail });
    return reply.redirect(staff.must_change ? '/desk/password' : '/desk', 303);
  }

  async function leave(request: FastifyRequest): Promise<void> {
    const former = cookie.read(request);
    if (former !== undefined) await closeDesk(database, former);
  }

  /** The account is named only when there is one: people type passwords into the wrong field. */
  async function noteFailure(request: FastifyRequest, staff: StaffRow | undefined, detail: string) {
    request.log.warn(
      { event: 'desk-login-failed', account: staff?.email ?? 'unknown', detail },
      'a login at the desk failed',
    );
    const { name = '—', email = '' } = staff ?? {};
    await noteAction(database, { staff: name, action: 'log in failed', subject: email, detail });
  }

  async function spendAll(
    request: FastifyRequest,
    staff: StaffRow | undefined,
    tries: readonly (readonly [Limit, string])[],
  ): Promise<() => Promise<void>> {
    const takeBack: (() => Promise<void>)[] = [];
    try {
      for (const [limit, who] of tries) takeBack.push(await spend(database, limit, who));
    } catch (error) {
      const who = `${clientOf(request)}\n${staff?.id}`;
      if (error instanceof TooOften && (await isWithin(database, refusalsNoted, who)))
        await noteFailure(request, staff, 'too many attempts');
      throw error;
    }
    return async () => {
      for (const back of takeBack) await back();
    };
  }
}
