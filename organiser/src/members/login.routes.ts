import { Credentials } from '@dswine/shared/contract/accounts';
import { passesCaptcha } from '../captcha/captcha-check.ts';
import { refuseProblems } from '../server/failures.ts';
import { addressBlock, spend } from '../server/rate-limits.ts';
import { done, type AccountCalls } from './account-calls.ts';
import { plainEmail } from './email.ts';
import { loginOfClient, loginOfClientAndAccount } from './limits.ts';
import { findByEmail } from './members.queries.ts';
import { isPassword } from './passwords.ts';
import { wrongCode } from './register.routes.ts';
import { openSession } from './sessions.queries.ts';

export function loginRoute({ app, database, cookies, schema }: AccountCalls): void {
  app.post('/Login', { schema: schema('Logs in', Credentials) }, async (request, reply) => {
    const { Password, Code, Proof } = request.body;
    const email = plainEmail(request.body.Email);
    refuseProblems({
      Email: email === '' ? 'required' : undefined,
      Password: Password === '' ? 'required' : undefined,
      Code: Code === '' && Proof === '' ? 'required' : undefined,
    });
    const client = addressBlock(request.ip);
    const takeBack = [
      await spend(database, loginOfClient, client),
      await spend(database, loginOfClientAndAccount, `${client}\n${email}`),
    ];
    refuseProblems(
      { Code: (await passesCaptcha(database, request, { Code, Proof })) ? undefined : 'captcha' },
      wrongCode,
    );
    const member = await findByEmail(database, email);
    if (!(await isPassword(member?.password_hash, Password)) || !member)
      return refuseProblems({ Password: 'credentials' }, '電子郵件或密碼不正確 / The email or the password is wrong');
    for (const back of takeBack) await back();
    cookies.set(reply, await openSession(database, member.id, cookies.read(request)));
    return done;
  });
}
