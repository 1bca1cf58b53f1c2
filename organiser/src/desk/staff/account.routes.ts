import { perMinute } from '../../http/rate-limits.ts';
import { requestsAMinute } from '../../policies.ts';
import { accountPage, recoveryCodesPage } from './account-page.ts';
import { page } from '../desk-page.ts';
import { requireStaff, type DeskDependencies, audit } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { isCurrentPassword, wrongPassword } from './password.routes.ts';
import { openDeskSession } from './staff.queries.ts';
import { newSecret, stepOf, disableSecondFactor, enableSecondFactor } from './second-factor.ts';

const config = perMinute(requestsAMinute.deskPassword);

/** Routes for one's own desk account, except the password. */
export function accountRoutes(dependencies: DeskDependencies): void {
  const { desk, database, cookie, clock } = dependencies;
  desk.get('/account', (request, reply) =>
    page(reply, accountPage({ staff: requireStaff(request) })),
  );

  desk.post('/account/second-factor', async (request, reply) => {
    const { id, totp_secret } = requireStaff(request);
    if (totp_secret === null)
      await database
        .updateTable('staff')
        .set({ totp_pending: newSecret() })
        .where('id', '=', id)
        .execute();
    return reply.redirect('/desk/account', 303);
  });

  desk.post('/account/second-factor/confirm', { config }, async (request, reply) => {
    const staff = requireStaff(request);
    const code = (fieldsOf(request.body)['code'] ?? '').replaceAll(/\s/gu, '');
    if (staff.totp_pending === null) return reply.redirect('/desk/account', 303);
    const now = new Date(clock.now());
    const step = stepOf(staff.totp_pending, code, now);
    if (step === undefined) {
      const problem =
        '驗證碼不正確，請確認手機的時間 / The code is wrong. Please check the clock of your phone';
      return page(reply, accountPage({ staff, problem }), 422);
    }
    const codes = await database
      .transaction()
      .execute((transaction) => enableSecondFactor(transaction, staff, step));
    cookie.set(request, reply, await openDeskSession(database, staff.id, 'open', now));
    await audit(dependencies, request, { action: 'turn on second factor' });
    return page(reply, recoveryCodesPage(codes));
  });

  desk.post('/account/second-factor/off', { config }, async (request, reply) => {
    const staff = requireStaff(request);
    const { current = '' } = fieldsOf(request.body);
    if (!(await isCurrentPassword(database, staff, current, new Date(clock.now()))))
      return page(reply, accountPage({ staff, problem: wrongPassword }), 422);
    await database
      .transaction()
      .execute((transaction) => disableSecondFactor(transaction, staff.id));
    await audit(dependencies, request, { action: 'turn off second factor' });
    return reply.redirect('/desk/account', 303);
  });
}
