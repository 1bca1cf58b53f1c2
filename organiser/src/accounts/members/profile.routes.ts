import { plainValue } from '@dswine/shared/form/field-rules';
import { PasswordChange, Profile } from '@dswine/shared/contract/accounts';
import { throwValidationError } from '../../http/errors.ts';
import { consume } from '../../http/rate-limits.ts';
import type { Organiser } from '../../http/organiser.ts';
import { limits } from '../../policies.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountCall, done } from './account-calls.ts';
import { findWithPassword, setProfile } from './members.queries.ts';
import { hashPassword, isPassword, passwordProblem } from './passwords.ts';
import { changePassword } from './reset.routes.ts';
import { openSession, requireMember } from './sessions.queries.ts';

export async function profileRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  const { database, cookies, clock } = dependencies;
  const profile = accountCall('Changes name, company and language of mails', Profile, {
    required: ['Name'],
    security: 'member',
  });
  app.post('/Profile', profile, async (request) => {
    const member = await requireMember(dependencies, request);
    const [name, company] = [plainValue(request.body.Name), plainValue(request.body.Company)];
    throwValidationError({
      Name: name === '' ? 'required' : name.length > 100 ? 'long' : undefined,
      Company: company.length > 100 ? 'long' : undefined,
    });
    await setProfile(database, member.id, {
      name,
      company: company || null,
      locale: request.body.Locale,
    });
    return done;
  });

  app.post(
    '/Password',
    accountCall('Changes the password; all other sessions end', PasswordChange, {
      required: ['Current', 'Password'],
      security: 'member',
    }),
    async (request, reply) => {
      const { id, email } = await requireMember(dependencies, request);
      const { Current, Password } = request.body;
      throwValidationError({
        Current: Current === '' ? 'required' : undefined,
        Password: passwordProblem(Password, email),
      });
      const now = new Date(clock.now());
      const refund = await consume(database, limits.passwordTries, id, now);
      const member = await findWithPassword(database, id);
      if (!(await isPassword(member?.password_hash, Current)) || !member)
        return throwValidationError(
          { Current: 'credentials' },
          '目前的密碼不正確 / The current password is wrong',
        );
      await refund();
      const hash = await hashPassword(Password);
      await database
        .transaction()
        .execute((transaction) => changePassword(transaction, member, hash, now));
      cookies.set(reply, await openSession(database, id, cookies.read(request), now));
      return done;
    },
  );
}
