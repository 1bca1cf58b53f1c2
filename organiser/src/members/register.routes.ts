import { isEmail } from '@dswine/shared/form/email';
import { Confirmation, Registration } from '@dswine/shared/contract/accounts';
import { passesCaptcha } from '../captcha/captcha-check.ts';
import { putMail } from '../outbox/outbox.queries.ts';
import { refuseProblems } from '../server/failures.ts';
import { addressBlock, isWithin, spend } from '../server/rate-limits.ts';
import { done, type AccountCalls } from './account-calls.ts';
import { plainEmail } from './email.ts';
import { formsOfClient, mailsToAddress, triesOfLink } from './limits.ts';
import { findRegistration, keepRegistration } from './link-tokens.ts';
import { makeMember } from './members.queries.ts';
import { hashPassword, isPassword, passwordProblem } from './passwords.ts';
import { hashToken, openSession } from './sessions.queries.ts';

export function registerRoutes({ app, database, cookies, schema }: AccountCalls): void {
  app.post(
    '/Register',
    { schema: schema('Asks for an account; a mail says what became of it, the answer never does', Registration) },
    async (request) => {
      const { Name, Company, Password, Locale, NoticeVersion, Marketing, ...rest } = request.body;
      const email = plainEmail(rest.Email);
      const name = Name.trim();
      refuseProblems({
        Name: name === '' ? 'required' : name.length > 100 ? 'long' : undefined,
        Email: email === '' ? 'required' : isEmail(email) ? undefined : 'email',
        Company: Company.trim().length > 100 ? 'long' : undefined,
        Password: passwordProblem(Password, email),
        NoticeVersion: /^[\w.-]{1,40}$/u.test(NoticeVersion) ? undefined : 'wrong',
        Code: rest.Code === '' && rest.Proof === '' ? 'required' : undefined,
      });
      await spend(database, formsOfClient, addressBlock(request.ip));
      refuseProblems({ Code: (await passesCaptcha(database, request, rest)) ? undefined : 'captcha' }, wrongCode);
      const now = new Date();
      const registration = {
        email,
        name,
        company: Company.trim() || null,
        locale: Locale,
        password_hash: await hashPassword(Password),
        notice_version: NoticeVersion,
        marketing: Marketing === 'yes' ? (1 as const) : (0 as const),
      };
      // Whether the address is a member's is looked up when the mail is written: this call does the same work either way.
      if (await isWithin(database, mailsToAddress, email))
        await database.transaction().execute(async (transaction) => {
          const id = await keepRegistration(transaction, registration, now);
          await putMail(transaction, { kind: 'registration', recipient: email, locale: Locale, data: { id } });
        });
      return done;
    },
  );

  app.post(
    '/Confirm',
    { schema: schema('Makes the account of a registration, and logs in', Confirmation) },
    async (request, reply) => {
      const { Token, Password } = request.body;
      refuseProblems({ Token: Token === '' ? 'link' : undefined, Password: Password === '' ? 'required' : undefined });
      await spend(database, triesOfLink, hashToken(Token));
      const registration = await findRegistration(database, Token);
      const known = await isPassword(registration?.password_hash, Password);
      refuseProblems({ Token: registration ? undefined : 'link' }, goneLink);
      refuseProblems({ Password: known ? undefined : 'credentials' }, '密碼不正確 / The password is wrong');
      const member = registration && (await confirm(registration));
      if (!member) return refuseProblems({ Token: 'link' }, goneLink);
      cookies.set(reply, await openSession(database, member.id, cookies.read(request)));
      return done;
    },
  );

  const confirm = (registration: NonNullable<Awaited<ReturnType<typeof findRegistration>>>) =>
    database.transaction().execute((transaction) => makeMember(transaction, registration, new Date()));
}

export const wrongCode = '驗證碼錯誤，請重新輸入 / Error Invalid Code. Please re-enter the Validation Code.';
export const goneLink = '連結已失效，請重新申請 / The link is no longer valid, please ask for a new one';
