import { localeOf } from '@dswine/shared/contract/locales';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import type { Database } from '../../store/tables.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';

export type Notice = { kind: string; now: Date; data?: Record<string, unknown> };

/** Puts a mail to the sender of a row's submission into the outbox, in the language of the submission. */
export async function notifyApplicant(
  transaction: Database,
  { submission_id: id }: { submission_id: string },
  { kind, now, data }: Notice,
): Promise<void> {
  const submission = await findSubmission(transaction, id);
  if (!submission || submission.email === null) return;
  const { email: recipient, locale } = submission;
  const mail = { kind, recipient, locale: localeOf(locale), data: { id, ...data } };
  await putMail(transaction, mail, now);
}
