import { localeOf } from '@dswine/shared/contract/locales';
import { isEmail, plainEmail } from '@dswine/shared/form/email';
import { Reset, ResetRequest } from '@dswine/shared/contract/accounts';
import { findSubject, useLink } from '../../taking-part/access-links/access-links.ts';
import { requireCaptcha } from '../../http/captcha/captcha-check.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { throwValidationError } from '../../http/errors.ts';
import { takeMailTime } from '../../http/limits.ts';
import { clientOf } from '../../http/rate-limits.ts';
import type { Database } from '../../store/tables.ts';
import type { Organiser } from '../../http/organiser.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountCall, done } from './account-calls.ts';
import { endResets } from './account-links.ts';
import { findWithPassword, setPassword, type MemberWithPassword } from './members.queries.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { expiredLink } from './register.routes.ts';
import { endAllSessions } from './sessions.queries.ts';

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
