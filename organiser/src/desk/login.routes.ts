import { plainEmail } from '../members/email.ts';
import { isPassword } from '../members/passwords.ts';
import { clientOf, spend, type Limit } from '../server/rate-limits.ts';
import { noteAction } from './actions.queries.ts';
import { page, type DeskParts } from './desk-parts.ts';
import { fieldsOf } from './fields-of.ts';
import { loginPage } from './login-page.ts';
import { closeDesk, findStaff, openDesk } from './staff.queries.ts';

/** Failures count for a client with an account, and for a client: one that tries a password with many accounts. Never for an account alone, so that nobody can lock somebody else out. */
export const deskTries: Limit = { name: 'desk login', max: 8, seconds: 15 * 60 };
export const deskTriesOfClient: Limit = { name: 'desk login client', max: 60, seconds: 15 * 60 };

export function loginRoutes({ desk, database, cookie }: DeskParts): void {
  desk.get('/login', (_request, reply) => page(reply, loginPage()));

  desk.post('/login', async (request, reply) => {
    const { email = '', password = '' } = fieldsOf(request.body);
    const client = clientOf(request);
    const takeBack = [
      await spend(database, deskTriesOfClient, client),
      await spend(database, deskTries, `${client}\n${plainEmail(email)}`),
    ];
    const staff = await findStaff(database, email);
    if (!(await isPassword(staff?.password_hash, password)) || !staff) {
      const message = '電子郵件或密碼不正確 / The email or the password is wrong';
      return page(reply, loginPage({ message, email }), 422);
    }
    for (const back of takeBack) await back();
    const former = cookie.read(request);
    if (former !== undefined) await closeDesk(database, former);
    cookie.set(reply, await openDesk(database, staff.id));
    await noteAction(database, { staff: staff.name, action: 'log in', subject: '', detail: '' });
    return reply.redirect('/desk', 303);
  });

  desk.post('/logout', async (request, reply) => {
    await closeDesk(database, cookie.read(request) ?? '');
    cookie.set(reply, '');
    return reply.redirect('/desk/login', 303);
  });
}
