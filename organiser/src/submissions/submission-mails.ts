import type { Bilingual, Lang } from '@dswine/shared/contract/wire';
import type { MailWriter } from '../outbox/outbox-worker.ts';
import type { Database } from '../store/tables.ts';
import { submissionKinds } from './submission-kinds.ts';
import { findSubmission } from './submissions.queries.ts';

/**
 * The mails about a submission, written when they are sent: one that was deleted in the meantime is told to nobody.
 * That to its sender repeats nothing of what was typed, so that nobody can write to strangers through us.
 */
export function submissionMails(database: Database): Record<string, MailWriter> {
  return {
    async submission({ locale, data }) {
      const submission = await findSubmission(database, String(data['id']));
      return submission && received[locale](nameOf(submission.kind)[locale], submission.reference);
    },
    async 'submission-desk'({ data }) {
      const submission = await findSubmission(database, String(data['id']));
      if (!submission) return undefined;
      const { kind, reference, email, created_at, locale } = submission;
      const fields = JSON.parse(submission.data) as Record<string, string>;
      const labels = submissionKinds.find((known) => known.kind === kind)?.labels ?? {};
      const lines = Object.entries(fields).flatMap(([field, value]) =>
        value === '' ? [] : [`${labels[field]?.tw ?? field}：${value.includes('\n') ? `\n${value}` : value}`],
      );
      const about = [submission.exhibitor_id, submission.product_id, submission.event_id].filter(Boolean).join(', ');
      return {
        subject: `【${nameOf(kind).tw}】${fields['Subject'] ?? fields['Company'] ?? ''}（${reference}）`,
        text: [
          `編號：${reference}`,
          `收到時間：${taipeiTime(created_at)}`,
          `語言：${locale === 'en' ? '英文' : '中文'}`,
          ...(about === '' ? [] : [`對象編號：${about}`]),
          ...lines,
          '',
        ].join('\n'),
        replyTo: email ?? undefined,
      };
    },
  };
}

function nameOf(kind: string): Bilingual {
  return submissionKinds.find((known) => known.kind === kind)?.name ?? { tw: kind, en: kind };
}

function taipeiTime(instant: string): string {
  return `${new Date(Date.parse(instant) + 8 * 60 * 60 * 1000).toISOString().slice(0, 16).replace('T', ' ')}（臺北時間）`;
}

const received: Record<Lang, (kind: string, reference: string) => { subject: string; text: string }> = {
  tw: (kind, reference) => ({
    subject: `已收到您的來信（${reference}）`,
    text: `您好：

我們已收到您送出的「${kind}」，編號是 ${reference}。

日後查詢、更正或刪除這筆資料時，請告訴我們這個編號。

若不是您本人送出，請回信告訴我們，我們會刪除這筆資料。
`,
  }),
  en: (kind, reference) => ({
    subject: `We have received your message (${reference})`,
    text: `Hello,

We have received what you sent us: ${kind}. Its reference number is ${reference}.

Please name this number whenever you want to ask about it, correct it or have it deleted.

If it was not you who sent it, reply to this mail and we will delete it.
`,
  }),
};
