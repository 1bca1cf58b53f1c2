import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { requireEdition } from '../../content/editions/edition.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import { readRecord } from '../../store/content.ts';
import { type MailDependencies, factsFor } from '../exhibitor-desk/exhibitor-desk-mails.ts';
import { findMember } from '../exhibitor-desk/members.repository.ts';
import { submissionLookupLink } from '../submissions/look-up-link.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';

/** Answers to visitors, and hand-overs to colleagues. Nothing is sent once an inquiry is deleted. */
export function inquiryMails(dependencies: MailDependencies): Record<string, MailWriter> {
  const { database, siteUrl } = dependencies;
  return {
    async 'inquiry-answer'({ locale, data }) {
      const submission = await findSubmission(database, String(data['id']));
      const member = await findMember(database, String(data['member']));
      if (!submission || !member) return undefined;
      const { edition, reference } = submission;
      // Also when the member's access has ended meanwhile: the answer was given.
      const record = await readRecord(database, edition, 'exhibitors', member.exhibitor_id);
      const exhibitor = record ? inLocale(record.Name, locale) : '';
      const fair = inLocale((await requireEdition(database, edition)).ShortName, locale);
      const lookUp = submissionLookupLink(siteUrl, locale, reference);
      const said = { exhibitor, fair, reference, lookUp, text: data['text'], member: member.name };
      return { ...writeMail(locale, 'inquiry-answer', said), replyTo: member.email };
    },
    async 'inquiry-handed'({ locale, data }) {
      const submission = await findSubmission(database, String(data['id']));
      const facts = await factsFor(dependencies, data['member'], locale);
      if (!submission || !facts) return undefined;
      const { reference } = submission;
      return writeMail(locale, 'inquiry-handed', { ...facts, reference });
    },
  };
}
