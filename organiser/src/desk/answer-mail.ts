import type { MailWriter } from '../outbox/outbox-worker.ts';
import type { Database } from '../store/tables.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';

/** The staff's answer to a submission. Nothing is sent once the submission is deleted. */
export function answerMail(database: Database): Record<string, MailWriter> {
  return {
    async 'submission-answer'({ locale, data }) {
      const submission = await findSubmission(database, String(data['id']));
      if (!submission) return undefined;
      const { reference } = submission;
      return {
        subject: locale === 'en' ? `Our answer to ${reference}` : `回覆您的來信（${reference}）`,
        text: `${String(data['text'])}\n`,
      };
    },
  };
}
