import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import type { Database } from '../../store/tables.ts';
import { findSubmission } from '../../taking-part/submissions/submissions.queries.ts';

/** The staff's answer to a submission. Nothing is sent once the submission is deleted. */
export function answerMail(database: Database): Record<string, MailWriter> {
  return {
    async 'submission-answer'({ locale, data }) {
      const submission = await findSubmission(database, String(data['id']));
      if (!submission) return undefined;
      const { reference } = submission;
      return writeMail(locale, 'submission-answer', { reference, text: data['text'] });
    },
  };
}
