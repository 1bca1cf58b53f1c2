import { localeOf, localeEntry } from '@dswine/shared/contract/locales';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import type { Bilingual, Lang } from '@dswine/shared/contract/wire';
import { requireEdition } from '../../content/editions/stored-records.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { submissionLookupLink } from './look-up-link.ts';
import { advertises } from './advertises.ts';
import { kindOf } from './kinds/submission-kinds.ts';
import { findSubmission } from './submissions.queries.ts';
import { displayFields, displayRecords } from './submission-view.ts';

/**
 * The mails about a submission, written at the time of sending. Deleted submissions cause no mail.
 * The confirmation repeats no text that says where to go (`advertises`), so that the forms are of no use for spam.
 */
export function submissionMails(database: Database, siteUrl: string): Record<string, MailWriter> {
  return {
    async submission({ locale, data }) {
      const submission = await findSubmission(database, String(data['id']));
      if (!submission) return undefined;
      const { reference } = submission;
      const { note } = kindOf(submission) ?? {};
      return writeMail(locale, 'submission-received', {
        ...(await copyOf(database, submission, locale)),
        kind: inLocale(nameOf(submission), locale),
        note: note && inLocale(note, locale),
        reference,
        link: submissionLookupLink(siteUrl, locale, reference),
      });
    },
    async 'submission-deleted'({ locale, data }) {
      return writeMail(locale, 'submission-deleted', { reference: data['reference'] });
    },
    async 'submission-desk'({ data }) {
      const submission = await findSubmission(database, String(data['id']));
      if (!submission) return undefined;
      const { reference, email, created_at, locale } = submission;
      const fields = JSON.parse(submission.data) as Record<string, string>;
      const about = await displayRecords(database, submission, 'tw');
      const { ShowName } = await requireEdition(database, submission.edition);
      const lines = (await displayFields(database, submission, 'tw')).map(
        ({ label, value }) => `${label.tw}：${value.includes('\n') ? `\n${value}` : value}`,
      );
      return {
        subject: `【${nameOf(submission).tw}】${fields['Subject'] ?? fields['Company'] ?? ''}（${reference}）`,
        text: [
          `編號：${reference}`,
          `展覽：${ShowName.tw}（${submission.edition}）`,
          `收到時間：${taipeiTime(created_at)}`,
          `語言：${localeEntry(localeOf(locale)).name}`,
          ...about.map(({ title, id }) => `對象：${title}（編號 ${id}）`),
          ...lines,
          '',
        ].join('\n'),
        replyTo: email ?? undefined,
      };
    },
  };
}

/** The sender's copy: the records that it is about, and what was written. Empty if there is none. */
export type Copy = { about: string; products: string; message: string };

export async function copyOf(
  database: Database,
  submission: SubmissionRow,
  locale: Lang,
): Promise<Copy> {
  const fields = await displayFields(database, submission, locale);
  const valueOf = (name: string) => fields.find(({ field }) => field === name)?.value ?? '';
  const about = await displayRecords(database, submission, locale);
  const message = valueOf('Content');
  return {
    about: joinNames(
      about.map(({ title }) => title),
      locale,
    ),
    products: valueOf('Products'),
    message: advertises.test(message) ? '' : message,
  };
}

function nameOf(row: SubmissionRow): Bilingual {
  return kindOf(row)?.name ?? { tw: row.kind, en: row.kind };
}

function taipeiTime(instant: string): string {
  return `${new Date(Date.parse(instant) + 8 * 60 * 60 * 1000).toISOString().slice(0, 16).replace('T', ' ')}（臺灣時間）`;
}
