import { Credentials } from '@dswine/shared/contract/accounts';
import { countFailure, requireCaptcha } from '../captcha/captcha-check.ts';
import { throwValidationError } from '../http/errors.ts';
import { loginOfClientAndAccount } from '../http/limits.ts';
import { clientOf, consume } from '../http/rate-limits.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { accountCall, done } from './account-calls.ts';
import { plainEmail } from './email.ts';
import { findByEmail } from './members.queries.ts';
import { isPassword } from './passwords.ts';
import { openSession } from './sessions.queries.ts';

export async function loginRoute(app: Organiser, { database, cookies }: Services): Promise<void> {
  const required = ['Email', 'Password'];
  app.post('/Login', accountCall('Logs in', Credentials, { required }), async (request, reply) => {
    const { Password, Code, Proof } = request.body;
    const email = plainEmail(request.body.Email);
    throwValidationError({
      Email: email === '' ? 'required' : undefined,
      Password: Password === '' ? 'required' : undefined,
      Code: Code === '' && Proof === '' ? 'required' : undefined,
    });
    const who = `${clientOf(request)}\n${email}`;
    const refund = await consume(database, loginOfClientAndAccount, who);
    await requireCaptcha(database, request, { Code, Proof });
    const member = await findByEmail(database, email);
    if (!(await isPassword(member?.password_hash, Password)) || !member) {
      await countFailure(database, request);
      return throwValidationError({ Password: 'credentials' }, wrongCredentials);
    }
    await refund();
    cookies.set(reply, await openSession(database, member.id, cookies.read(request)));
    return done;
  });
}

const wrongCredentials = '電子郵件或密碼不正確 / The email or the password is wrong';
