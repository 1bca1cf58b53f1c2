import { hashPassword, isPassword, passwordProblem } from '../../accounts/members/passwords.ts';
import { perMinute, consume } from '../../http/rate-limits.ts';
import type { Database } from '../../store/tables.ts';
import { limits, requestsAMinute } from '../../policies.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import { passwordPage } from './account-page.ts';
import { page } from '../desk-page.ts';
import { requireStaff, type DeskDependencies, audit } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { homeOf } from './desk-access.ts';
import { openDeskSession, setStaffPassword } from './staff.queries.ts';

const problems: Record<string, string> = {
  required: '請輸入新密碼 / Please enter a new password',
  short: '密碼太短，至少要 10 個字元 / The password is too short: at least 10 characters',
  long: '密碼太長，最多 128 個字元 / The password is too long: at most 128 characters',
  common:
    '這個密碼太容易被猜到，請換一個，例如幾個不相關的詞 / ' +
    'This password is too easy to guess. Please choose another, such as a few unrelated words',
};
export const wrongPassword = '目前的密碼不正確 / The current password is wrong';
const config = perMinute(requestsAMinute.deskPassword);

/** Routes for changing one's own desk password. */
export function passwordRoutes(dependencies: DeskDependencies): void {
  const { desk, database, cookie, clock } = dependencies;
  desk.get('/password', (request, reply) =>
    page(reply, passwordPage({ staff: requireStaff(request) })),
  );

  desk.post('/password', { config }, async (request, reply) => {
    const staff = requireStaff(request);
    const { current = '', password = '', repeated = '' } = fieldsOf(request.body);
    const refuse = (problem: string | undefined) =>
      page(reply, passwordPage({ staff, problem }), 422);
    const wrong = passwordProblem(password, staff.email);
    if (wrong) return refuse(problems[wrong]);
    if (password !== repeated) return refuse('兩次輸入的新密碼不同 / The new passwords differ');
    if (password === current)
      return refuse('新密碼要和目前的不同 / The new password has to be another one');
    const now = new Date(clock.now());
    if (!(await isCurrentPassword(database, staff, current, now))) return refuse(wrongPassword);
    const hash = await hashPassword(password);
    await database
      .transaction()
      .execute((transaction) =>
        setStaffPassword(transaction, staff.id, { hash, mustChange: false }),
      );
    cookie.set(request, reply, await openDeskSession(database, staff.id, 'open', now));
    await audit(dependencies, request, { action: 'change password' });
    return reply.redirect(homeOf(staff.role), 303);
  });
}

/** Checks the current password. Attempts are limited per account, since the user is logged in. */
export async function isCurrentPassword(
  database: Database,
  { id, password_hash }: StaffRow,
  typed: string,
  now: Date,
): Promise<boolean> {
  const refund = await consume(database, limits.passwordTries, `staff ${id}`, now);
  const isRight = await isPassword(password_hash, typed);
  if (isRight) await refund();
  return isRight;
}
