import { isEmail, plainEmail } from '@dswine/shared/form/email';
import { plainValue } from '@dswine/shared/form/field-rules';
import { Confirmation, Registration } from '@dswine/shared/contract/accounts';
import { hashToken } from '../../taking-part/access-links/access-links.ts';
import { requireCaptcha } from '../../http/captcha/captcha-check.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { throwValidationError } from '../../http/errors.ts';
import { takeMailTime } from '../../http/limits.ts';
import { clientOf, consume } from '../../http/rate-limits.ts';
import type { Organiser } from '../../http/organiser.ts';
import { limits } from '../../policies.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountCall, done } from './account-calls.ts';
import { findRegistration, saveRegistration } from './account-links.ts';
import { createMember, findConfirmed } from './members.queries.ts';
import { hashPassword, isPassword, passwordProblem } from './passwords.ts';
import { openSession } from './sessions.queries.ts';

export async function registerRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  registerRoute(app, dependencies);
  confirmRoute(app, dependencies);
}

function registerRoute(app: Organiser, { database, clock }: Dependencies): void {
  app.post(
    '/Register',
    accountCall(
      'Requests an account; only a mail tells the result, never the response',
      Registration,
      {
        required: ['Name', 'Email', 'Password', 'NoticeVersion'],
      },
    ),
    async (request) => {
      const { Password, Locale, NoticeVersion, Marketing } = request.body;
      const { email, name, company } = readRegistration(request.body);
      const now = new Date(clock.now());
      await requireCaptcha(database, request, request.body, now);
      const registration = {
        email,
        name,
        company: company || null,
        locale: Locale,
        password_hash: await hashPassword(Password),
        notice_version: NoticeVersion,
        marketing: Marketing === 'yes' ? (1 as const) : (0 as const),
      };
      // Look up the address when the mail is written. This call then does the same work for every
      // address.
      await database.transaction().execute(async (transaction) => {
        const notBefore = await takeMailTime(transaction, email, clientOf(request), now);
        const id = await saveRegistration(transaction, registration, now);
        const mail = { recipient: email, locale: Locale, data: { id }, notBefore };
        await putMail(transaction, { kind: 'registration', ...mail }, now);
      });
      return done;
    },
  );
}

/** Throws when a field is invalid. */
function readRegistration(body: Registration) {
  const { Password, NoticeVersion, Code, Proof } = body;
  const email = plainEmail(body.Email);
  const [name, company] = [plainValue(body.Name), plainValue(body.Company)];
  throwValidationError({
    Name: name === '' ? 'required' : name.length > 100 ? 'long' : undefined,
    Email: email === '' ? 'required' : isEmail(email) ? undefined : 'email',
    Company: company.length > 100 ? 'long' : undefined,
    Password: passwordProblem(Password, email),
    NoticeVersion: /^[\w.-]{1,40}$/u.test(NoticeVersion) ? undefined : 'wrong',
    Code: Code === '' && Proof === '' ? 'required' : undefined,
  });
  return { email, name, company };
}

function confirmRoute(app: Organiser, { database, cookies, clock }: Dependencies): void {
  app.post(
    '/Confirm',
    accountCall('Creates the account of a registration and logs in', Confirmation, {
      required: ['Token', 'Password'],
    }),
    async (request, reply) => {
      const { Token, Password } = request.body;
      throwValidationError({
        Token: Token === '' ? 'link' : undefined,
        Password: Password === '' ? 'required' : undefined,
      });
      const now = new Date(clock.now());
      const registration = await findRegistration(database, Token, now);
      // Skip the row and argon2 for a link that was never sent. The response reveals this anyway.
      if (!registration) return throwValidationError({ Token: 'link' }, expiredLink);
      await consume(database, limits.triesOfLink, hashToken(Token), now);
      const isRight = await isPassword(registration.password_hash, Password);
      throwValidationError({ Password: isRight ? undefined : 'credentials' }, wrongPassword);
      const member =
        (await database
          .transaction()
          .execute((transaction) => createMember(transaction, registration, now))) ??
        (await findConfirmed(database, registration));
      if (!member) return throwValidationError({ Token: 'link' }, expiredLink);
      cookies.set(reply, await openSession(database, member.id, cookies.read(request), now));
      return done;
    },
  );
}

const wrongPassword = '密碼不正確 / The password is wrong';
export const expiredLink =
  '連結已失效，請重新申請 / The link is no longer valid, please ask for a new one';
