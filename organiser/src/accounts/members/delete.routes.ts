import { localeOf } from '@dswine/shared/contract/locales';
import { AccountDeletion } from '@dswine/shared/contract/accounts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { throwValidationError } from '../../http/errors.ts';
import { consume } from '../../http/rate-limits.ts';
import type { Organiser } from '../../http/organiser.ts';
import { limits } from '../../policies.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountCall, done } from './account-calls.ts';
import { deleteMember, findWithPassword } from './members.queries.ts';
import { isPassword } from './passwords.ts';
import { requireMember } from './sessions.queries.ts';

/** Deletes a member's data at once and permanently, after a password check (PDPA § 3). */
export async function deleteRoute(app: Organiser, dependencies: Dependencies): Promise<void> {
  const { database, cookies, clock } = dependencies;
  app.post(
    '/Delete',
    accountCall('Deletes the account with all its data', AccountDeletion, {
      required: ['Current', 'Sure'],
      security: 'member',
    }),
    async (request, reply) => {
      const now = new Date(clock.now());
      const { id } = await requireMember(dependencies, request);
      const { Current, Sure } = request.body;
      throwValidationError({
        Current: Current === '' ? 'required' : undefined,
        Sure: Sure === 'yes' ? undefined : 'required',
      });
      await consume(database, limits.passwordTries, id, now);
      const member = await findWithPassword(database, id);
      if (!member || !(await isPassword(member.password_hash, Current)))
        return throwValidationError(
          { Current: 'credentials' },
          '目前的密碼不正確 / The current password is wrong',
        );
      const locale = localeOf(member.locale);
      await database.transaction().execute(async (transaction) => {
        await deleteMember(transaction, member, now);
        const mail = { kind: 'account-deleted', recipient: member.email, locale };
        await putMail(transaction, mail, now);
      });
      cookies.clear(reply);
      return done;
    },
  );
}
