import { Credentials } from '@dswine/shared/contract/accounts';
import { countFailure, requireCaptcha } from '../../http/captcha/captcha-check.ts';
import { throwValidationError } from '../../http/errors.ts';
import { clientOf, consume, countAttempt } from '../../http/rate-limits.ts';
import type { Organiser } from '../../http/organiser.ts';
import { limits } from '../../policies.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Database } from '../../store/tables.ts';
import { accountCall, done } from './account-calls.ts';
import { plainEmail } from '@dswine/shared/form/email';
import { findByEmail } from './members.queries.ts';
import { isPassword } from './passwords.ts';
import { openSession } from './sessions.queries.ts';

export async function loginRoute(
  app: Organiser,
  { database, cookies, clock }: Dependencies,
): Promise<void> {
  const required = ['Email', 'Password'];
  app.post('/Login', accountCall('Logs in', Credentials, { required }), async (request, reply) => {
    const { Password, Code, Proof } = request.body;
    const email = plainEmail(request.body.Email);
    throwValidationError({
      Email: email === '' ? 'required' : undefined,
      Password: Password === '' ? 'required' : undefined,
    });
    const client = clientOf(request);
    const now = new Date(clock.now());
    const refund = await consume(
      database,
      limits.loginOfClientAndAccount,
      `${client}\n${email}`,
      now,
    );
    const free = await countFreeLogin(database, client, email, now);
    if (free.count > free.max) {
      throwValidationError({ Code: Code === '' && Proof === '' ? 'required' : undefined });
      await requireCaptcha(database, request, { Code, Proof }, now);
    }
    const member = await findByEmail(database, email);
    if (!(await isPassword(member?.password_hash, Password)) || !member) {
      await countFailure(database, request, now);
      // Ask for the captcha together with the next password.
      const isLast = free.count >= free.max;
      return throwValidationError(
        { Password: 'credentials', Code: isLast ? 'required' : undefined },
        wrongCredentials,
      );
    }
    await Promise.all([refund(), free.refund()]);
    cookies.set(reply, await openSession(database, member.id, cookies.read(request), now));
    return done;
  });
}

/**
 * The count that is nearer to its limit: of the account or of the client. Counted before the
 * password is checked, so that parallel attempts get no further.
 */
async function countFreeLogin(database: Database, client: string, email: string, now: Date) {
  const [ofAccount, ofClient] = await Promise.all([
    countAttempt(database, limits.freeLoginsOfAccount, email, now),
    countAttempt(database, limits.freeLoginsOfClient, client, now),
  ]);
  return {
    count: Math.max(ofAccount.count, ofClient.count),
    max: limits.freeLoginsOfAccount.max,
    refund: () => Promise.all([ofAccount.refund(), ofClient.refund()]),
  };
}

const wrongCredentials =
  '無法登入：電子郵件或密碼不正確。可以重設密碼。 / You are not logged in: the email or the password is wrong. You can reset the password.';
