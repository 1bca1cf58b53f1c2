import { randomUUID } from 'node:crypto';
import {
  endLinks,
  findSubject,
  linkEnd,
  openLink,
} from '../../taking-part/access-links/access-links.ts';
import type { Database } from '../../store/tables.ts';
import type { RegistrationRow } from '../../store/tables/accounts.ts';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import type { Clock } from '@dswine/shared/process/clock';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import { linkRules } from '../../policies.ts';
import { findByEmail } from './members.queries.ts';

export async function endResets(
  database: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await endLinks(database, id, 'reset');
  await database
    .deleteFrom('outbox_mails')
    .where('kind', '=', 'reset')
    .where('recipient', '=', email)
    .execute();
}

type NewRegistration = Omit<RegistrationRow, 'id' | 'created_at' | 'expires_at'>;

/** Stores a registration until the link in its mail is opened. Returns its id. */
export async function saveRegistration(
  database: Database,
  registration: NewRegistration,
  now: Date,
): Promise<string> {
  const [id, at] = [randomUUID(), now.toISOString()];
  await database.deleteFrom('registrations').where('expires_at', '<=', at).execute();
  const expires_at = linkEnd('registration', now) ?? at;
  await database
    .insertInto('registrations')
    .values({ ...registration, id, created_at: at, expires_at })
    .execute();
  return id;
}

/** Makes the link of a registration. Returns undefined when the registration no longer exists. */
export async function openRegistration(
  database: Database,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const row = await findById(database, id, now);
  return row && openLink(database, { purpose: 'registration', subject: id }, now);
}

export async function findRegistration(
  database: Database,
  token: string,
  now: Date,
): Promise<RegistrationRow | undefined> {
  const id = await findSubject(database, 'registration', token, now);
  return id === undefined ? undefined : findById(database, id, now);
}

const findById = (database: Database, id: string, now: Date) =>
  database
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

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
