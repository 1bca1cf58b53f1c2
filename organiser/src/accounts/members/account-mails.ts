import type { Lang } from '@dswine/shared/contract/wire';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import type { Clock } from '@dswine/shared/process/clock';
import { openLink } from '../../taking-part/access-links/access-links.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import { linkRules } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import { openRegistration } from './account-links.ts';
import { findByEmail } from './members.queries.ts';

/**
 * The mails about accounts. They are written at the time of sending. Response times therefore do
 * not reveal whether an address has an account, and the database stores no link.
 */
type Dependencies = { database: Database; siteUrl: string; clock: Clock };

export function accountMails({
  database,
  siteUrl,
  clock,
}: Dependencies): Record<string, MailWriter> {
  const at = (locale: Lang, path: string) => siteUrl + inLocalePath(locale, path);
  return {
    async registration({ recipient, locale, data }) {
      if (await findByEmail(database, recipient))
        return writeMail(locale, 'account-exists', {
          login: at(locale, '/Login'),
          reset: at(locale, '/ResetPassword'),
        });
      const token = await openRegistration(database, String(data['id']), new Date(clock.now()));
      return token === undefined
        ? undefined
        : writeMail(locale, 'account-confirm', {
            link: at(locale, `/Register?token=${token}`),
            hours: linkRules.registration.seconds / 3600,
          });
    },
    async reset({ recipient, locale }) {
      const member = await findByEmail(database, recipient);
      if (!member) return undefined;
      const link = { purpose: 'reset', subject: member.id } as const;
      const token = await openLink(database, link, new Date(clock.now()));
      const page = at(locale, `/ResetPassword?token=${token}`);
      return writeMail(locale, 'account-reset', {
        link: page,
        minutes: linkRules.reset.seconds / 60,
      });
    },
    'password-changed': async ({ locale }) =>
      writeMail(locale, 'account-password-changed', { reset: at(locale, '/ResetPassword') }),
    'account-deleted': async ({ locale }) => writeMail(locale, 'account-deleted', {}),
  };
}
