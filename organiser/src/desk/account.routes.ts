import { hashPassword, isPassword, passwordProblem } from '../members/passwords.ts';
import { perMinute } from '../server/client-limits.ts';
import { passwordTries } from '../server/limits.ts';
import { spend } from '../server/rate-limits.ts';
import type { StaffRow } from '../store/tables.ts';
import { accountPage, passwordPage, recoveryCodesPage } from './account-page.ts';
import { noteAction } from './actions.queries.ts';
import { atDesk, page, type DeskParts } from './desk-parts.ts';
import { fieldsOf } from './fields-of.ts';
import { newSecret, stepOf, turnOff, turnOn } from './second-factor.ts';
import { openDesk, setStaffPassword } from './staff.queries.ts';

const problems: Record<string, string> = {
  required: '請輸入新密碼 / Please enter a new password',
  short: '密碼太短，至少要 10 個字元 / The password is too short: at least 10 characters',
  long: '密碼太長，最多 128 個字元 / The password is too long: at most 128 characters',
  common:
    '這個密碼太容易被猜到，請換一個，例如幾個不相關的詞 / ' +
    'This password is too easy to guess. Please choose another, such as a few unrelated words',
};
const wrongPassword = '目前的密碼不正確 / The current password is wrong';
const config = perMinute(60);

/** What somebody at the desk does about the own account. */
export function accountRoutes({ desk, database, cookie }: DeskParts): void {
  const note = ({ name }: StaffRow, action: string) =>
    noteAction(database, { staff: name, action, subject: '', detail: '' });

  desk.get('/password', (request, reply) => page(reply, passwordPage({ staff: atDesk(request) })));
  desk.get('/account', (request, reply) => page(reply, accountPage({ staff: atDesk(request) })));

  desk.post('/password', { config }, async (request, reply) => {
    const staff = atDesk(request);
    const { current = '', password = '', repeated = '' } = fieldsOf(request.body);
    const refuse = (problem: string | undefined) => page(reply, passwordPage({ staff, problem }), 422);
    const wrong = passwordProblem(password, staff.email);
    if (wrong) return refuse(problems[wrong]);
    if (password !== repeated) return refuse('兩次輸入的新密碼不同 / The new passwords differ');
    if (password === current) return refuse('新密碼要和目前的不同 / The new password has to be another one');
    if (!(await isOwnPassword(staff, current))) return refuse(wrongPassword);
    const hash = await hashPassword(password);
    await database
      .transaction()
      .execute((transaction) => setStaffPassword(transaction, staff.id, { hash, mustChange: false }));
    cookie.set(request, reply, await openDesk(database, staff.id));
    await note(staff, 'change password');
    return reply.redirect('/desk', 303);
  });

  desk.post('/account/second-factor', async (request, reply) => {
    const { id, totp_secret } = atDesk(request);
    if (totp_secret === null)
      await database.updateTable('staff').set({ totp_pending: newSecret() }).where('id', '=', id).execute();
    return reply.redirect('/desk/account', 303);
  });

  desk.post('/account/second-factor/confirm', { config }, async (request, reply) => {
    const staff = atDesk(request);
    const code = (fieldsOf(request.body)['code'] ?? '').replaceAll(/\s/gu, '');
    if (staff.totp_pending === null) return reply.redirect('/desk/account', 303);
    const step = stepOf(staff.totp_pending, code);
    if (step === undefined) {
      const problem = '驗證碼不正確，請確認手機的時間 / The code is wrong. Please check the clock of your phone';
      return page(reply, accountPage({ staff, problem }), 422);
    }
    const codes = await database.transaction().execute((transaction) => turnOn(transaction, staff, step));
    await note(staff, 'turn on second factor');
    return page(reply, recoveryCodesPage(staff, codes));
  });

  desk.post('/account/second-factor/off', { config }, async (request, reply) => {
    const staff = atDesk(request);
    const { current = '' } = fieldsOf(request.body);
    if (!(await isOwnPassword(staff, current))) return page(reply, accountPage({ staff, problem: wrongPassword }), 422);
    await database.transaction().execute((transaction) => turnOff(transaction, staff.id));
    await note(staff, 'turn off second factor');
    return reply.redirect('/desk/account', 303);
  });

  async function isOwnPassword({ id, password_hash }: StaffRow, typed: string): Promise<boolean> {
    const takeBack = await spend(database, passwordTries, `staff ${id}`);
    const isRight = await isPassword(password_hash, typed);
    if (isRight) await takeBack();
    return isRight;
  }
}
