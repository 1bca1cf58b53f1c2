import type { Bilingual, Lang } from '@dswine/shared/contract/wire';
import { requireEdition } from '../content/stored-records.ts';
import type { MailWriter } from '../outbox/outbox-worker.ts';
import type { Database } from '../store/tables.ts';
import { submissionLookupLink } from './look-up-link.ts';
import { submissionKinds } from './kinds/submission-kinds.ts';
import { findSubmission } from './submissions.queries.ts';
import { displayFields, displayRecords } from './submission-view.ts';

/**
 * The mails about a submission, written at the time of sending. Deleted submissions cause no mail.
 * The confirmation repeats no submitted text, so that the forms cannot be used to send spam.
 */
export function submissionMails(database: Database, siteUrl: string): Record<string, MailWriter> {
  return {
    async submission({ locale, data }) {
      const submission = await findSubmission(database, String(data['id']));
      if (!submission) return undefined;
      const { kind, reference } = submission;
      return received[locale]({
        kind: nameOf(kind)[locale],
        reference,
        link: submissionLookupLink(siteUrl, locale, reference),
      });
    },
    async 'submission-deleted'({ locale, data }) {
      return deleted[locale](String(data['reference']));
    },
    async 'submission-desk'({ data }) {
      const submission = await findSubmission(database, String(data['id']));
      if (!submission) return undefined;
      const { kind, reference, email, created_at, locale } = submission;
      const fields = JSON.parse(submission.data) as Record<string, string>;
      const about = await displayRecords(database, submission, 'tw');
      const { ShowName } = await requireEdition(database, submission.edition);
      const lines = (await displayFields(database, submission, 'tw')).map(
        ({ label, value }) => `${label.tw}：${value.includes('\n') ? `\n${value}` : value}`,
      );
      return {
        subject: `【${nameOf(kind).tw}】${fields['Subject'] ?? fields['Company'] ?? ''}（${reference}）`,
        text: [
          `編號：${reference}`,
          `展覽：${ShowName.tw}（${submission.edition}）`,
          `收到時間：${taipeiTime(created_at)}`,
          `語言：${locale === 'en' ? '英文' : '中文'}`,
          ...about.map(({ title, id }) => `對象：${title}（編號 ${id}）`),
          ...lines,
          '',
        ].join('\n'),
        replyTo: email ?? undefined,
      };
    },
  };
}

function nameOf(kind: string): Bilingual {
  return (
    submissionKinds.find((candidate) => candidate.kind === kind)?.name ?? { tw: kind, en: kind }
  );
}

function taipeiTime(instant: string): string {
  return `${new Date(Date.parse(instant) + 8 * 60 * 60 * 1000).toISOString().slice(0, 16).replace('T', ' ')}（臺灣時間）`;
}

type Written = { subject: string; text: string };

const received: Record<
  Lang,
  (details: { kind: string; reference: string; link: string }) => Written
> = {
  tw: ({ kind, reference, link }) => ({
    subject: `已收到您的來信（${reference}）`,
    text: `您好：

我們已收到您送出的「${kind}」，編號是 ${reference}。

隨時可以用這個編號，加上您填寫的電子郵件或電話，查看或刪除這筆資料：

${link}

需要更正或有其他疑問，請回信並告訴我們這個編號。

若不是您本人送出，請回信告訴我們，我們會刪除這筆資料。
`,
  }),
  en: ({ kind, reference, link }) => ({
    subject: `We have received your message (${reference})`,
    text: `Hello,

We have received what you sent us: ${kind}. Its reference number is ${reference}.

With this number, and the email address or telephone number that you gave, you can see it or delete it at any time:

${link}

To have something corrected, or to ask about it, reply to this email and quote the number.

If it was not you who sent it, reply to this email and we will delete it.
`,
  }),
};

const deleted: Record<Lang, (reference: string) => Written> = {
  tw: (reference) => ({
    subject: `已刪除您的資料（${reference}）`,
    text: `您好：

依您的要求，編號 ${reference} 的資料已經刪除，我們不再保留其中任何內容。

若不是您本人提出，請回信告訴我們。
`,
  }),
  en: (reference) => ({
    subject: `What you sent is deleted (${reference})`,
    text: `Hello,

As you asked, ${reference} is deleted. We keep nothing of what it said.

If it was not you who asked, please reply to this email.
`,
  }),
};
