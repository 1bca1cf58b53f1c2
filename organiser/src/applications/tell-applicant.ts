import { putMail } from '../outbox/outbox.queries.ts';
import type { Database } from '../store/tables.ts';

/** Puts down a mail to whoever sent the submission, in the language of that time. */
export async function tellApplicant(transaction: Database, kind: string, submissionId: string): Promise<void> {
  const submission = await transaction
    .selectFrom('submissions')
    .select(['id', 'email', 'locale'])
    .where('id', '=', submissionId)
    .executeTakeFirst();
  if (!submission || submission.email === null) return;
  const locale = submission.locale === 'en' ? 'en' : 'tw';
  await putMail(transaction, { kind, recipient: submission.email, locale, data: { id: submission.id } });
}
