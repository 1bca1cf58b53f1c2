import { localeOf } from '@dswine/shared/contract/locales';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import type { Database } from '../../store/tables.ts';

type Notice = { kind: string; submissionId: string; data?: Record<string, unknown> };

/** Puts a mail to the submission's sender into the outbox, in the language of the submission. */
export async function notifyApplicant(
  transaction: Database,
  { kind, submissionId, data = {} }: Notice,
  now: Date,
): Promise<void> {
  const submission = await transaction
    .selectFrom('submissions')
    .select(['id', 'email', 'locale'])
    .where('id', '=', submissionId)
    .executeTakeFirst();
  if (!submission || submission.email === null) return;
  const locale = localeOf(submission.locale);
  const recipient = submission.email;
  await putMail(
    transaction,
    { kind, recipient, locale, data: { id: submission.id, ...data } },
    now,
  );
}
