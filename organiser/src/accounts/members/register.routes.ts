import { isEmail, plainEmail } from '@dswine/shared/form/email';
import { plainValue } from '@dswine/shared/form/field-rules';
import { Confirmation, Registration, Reset, ResetRequest } from '@dswine/shared/contract/accounts';
import { hashToken, findSubject, useLink } from '../../taking-part/access-links/access-links.ts';
import { requireCaptcha } from '../../http/captcha/captcha-check.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { throwValidationError } from '../../http/responses.ts';
import { takeMailTime, clientOf, consume } from '../../http/rate-limits.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { limits } from '../../policies.ts';
import {
  accountCall,
  done,
  createMember,
  findConfirmed,
  findWithPassword,
  setPassword,
  type MemberWithPassword,
  openSession,
  endAllSessions,
} from './members.queries.ts';
import { findRegistration, saveRegistration, endResets } from './account-links.ts';
import { hashPassword, isPassword, passwordProblem } from './passwords.ts';
import { localeOf } from '@dswine/shared/contract/locales';
import type { Database } from '../../store/tables.ts';

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

export async function resetRoutes(
  app: Organiser,
  { database, cookies, clock }: Dependencies,
): Promise<void> {
  app.post(
    '/ResetRequest',
    accountCall(
      'Requests a link to a new password; the response never reveals whether the address has an account',
      ResetRequest,
      {
        required: ['Email'],
      },
    ),
    async (request) => {
      const { Locale, ...rest } = request.body;
      const email = plainEmail(rest.Email);
      throwValidationError({
        Email: email === '' ? 'required' : isEmail(email) ? undefined : 'email',
        Code: rest.Code === '' && rest.Proof === '' ? 'required' : undefined,
      });
      const now = new Date(clock.now());
      await requireCaptcha(database, request, rest, now);
      // Queue a mail for every address. The mail writer looks up whether there is an account.
      const notBefore = await takeMailTime(database, email, clientOf(request), now);
      const mail = { kind: 'reset', recipient: email, locale: Locale, notBefore };
      await putMail(database, mail, now);
      return done;
    },
  );

  app.post(
    '/Reset',
    accountCall('Sets a new password with the link of a mail', Reset, {
      required: ['Token', 'Password'],
    }),
    async (request, reply) => {
      const { Token, Password } = request.body;
      const now = new Date(clock.now());
      const memberId = await findSubject(database, 'reset', Token, now);
      const member =
        memberId === undefined ? undefined : await findWithPassword(database, memberId);
      throwValidationError({ Token: member ? undefined : 'link' }, expiredLink);
      throwValidationError({ Password: passwordProblem(Password, member?.email ?? '') });
      const hash = await hashPassword(Password);
      const isReset = await database
        .transaction()
        .execute(
          async (transaction) =>
            member !== undefined &&
            (await useLink(transaction, { purpose: 'reset', subject: member.id, token: Token })) &&
            (await changePassword(transaction, member, hash, now), true),
        );
      throwValidationError({ Token: isReset ? undefined : 'link' }, expiredLink);
      cookies.clear(reply);
      return done;
    },
  );
}

/**
 * Sets a password, ends all sessions and links to a new one, and notifies the member by mail. Call it
 * inside a transaction.
 */
export async function changePassword(
  database: Database,
  member: MemberWithPassword,
  hash: string,
  now: Date,
): Promise<void> {
  await setPassword(database, member.id, hash, now);
  await endAllSessions(database, member.id);
  await endResets(database, member);
  const locale = localeOf(member.locale);
  await putMail(database, { kind: 'password-changed', recipient: member.email, locale }, now);
}
