import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { findExhibitor, requireEdition } from '../../content/editions/edition.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { Database } from '../../store/tables.ts';
import type { ExhibitorMemberRow } from '../../store/tables/exhibitor-desk.ts';
import { linkEnd, openLink } from '../access-links/access-links.ts';
import { linkToken } from '../applications/link-token.ts';
import { findMember, membersWithEmail } from './members.repository.ts';

export type MailDependencies = { database: Database; siteUrl: string };

/**
 * Mails with the link to an exhibitor's desk, written when they are sent. They repeat nothing that
 * members typed, so that an invitation cannot be used to send spam.
 */
export function exhibitorDeskMails(dependencies: MailDependencies): Record<string, MailWriter> {
  const { database, siteUrl } = dependencies;
  return {
    'desk-invitation': toMember(dependencies, 'desk-invitation'),
    'desk-approved': toMember(dependencies, 'desk-approved'),
    'desk-declined': toMember(dependencies, 'desk-declined'),
    async 'desk-link'({ recipient, locale, data }) {
      const edition = await requireEdition(database, String(data['edition']));
      const links: string[] = [];
      for (const member of await membersWithEmail(database, edition.Code, recipient)) {
        const facts = await deskFacts(dependencies, member, locale);
        if (facts) links.push(`${facts.exhibitor}\n${facts.link}`);
      }
      const fair = inLocale(edition.ShortName, locale);
      return links.length > 0
        ? writeMail(locale, 'desk-link', { fair, links: links.join('\n\n') })
        : writeMail(locale, 'desk-none', { fair, contact: siteUrl + paths.contact(locale) });
    },
  };
}

/** The link for a new member, or the answer of the staff to changes for the one who sent them. */
const toMember =
  (dependencies: MailDependencies, name: string): MailWriter =>
  async ({ locale, data }) => {
    const facts = await factsFor(dependencies, data['member'], locale);
    return facts && writeMail(locale, name, { ...facts, note: String(data['note'] ?? '') });
  };

/** What mails say to the member with an id. Undefined when there is no such member any more. */
export async function factsFor(dependencies: MailDependencies, id: unknown, locale: Lang) {
  const member = await findMember(dependencies.database, String(id));
  return member && deskFacts(dependencies, member, locale);
}

/**
 * What mails to a member say: fair, exhibitor, and the link, which is the same in each of them.
 * Undefined once the member was revoked or the exhibitor taken off.
 */
export async function deskFacts(
  { database, siteUrl }: MailDependencies,
  member: ExhibitorMemberRow,
  locale: Lang,
) {
  const { id: subject, edition: code, exhibitor_id: exhibitorId, revoked_at } = member;
  const exhibitor = await findExhibitor(database, code, exhibitorId);
  if (!exhibitor || revoked_at !== null) return undefined;
  const { EndDate: lastDay, ShortName } = await requireEdition(database, code);
  const purpose = 'exhibitor-desk';
  // The end depends on the fair alone.
  const at = new Date(0);
  const link = { purpose, subject, token: linkToken(purpose, subject), lastDay } as const;
  const token = await openLink(database, link, at);
  return {
    fair: inLocale(ShortName, locale),
    exhibitor: inLocale(exhibitor.Name, locale),
    until: writeDate(linkEnd(purpose, at, lastDay) ?? lastDay, locale),
    link: `${siteUrl}${paths.exhibitorDesk(locale)}?key=${token}`,
  };
}
