import { localeOf } from '@dswine/shared/contract/locales';
import { recordAction } from '../../desk/audit/actions.queries.ts';
import { eraseSubmission } from '../../accounts/erasure/erase-submission.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';

/**
 * Deletes a submission at its sender's request, once. A mail notifies the sender, in case someone
 * else requested it. Call it in a transaction.
 */
export async function eraseByPerson(
  transaction: Database,
  row: SubmissionRow,
  now: Date,
): Promise<void> {
  if (row.state === 'deleted') return;
  await eraseSubmission(transaction, row.id, now);
  const { reference: subject } = row;
  const action = { staff: 'sender', action: 'delete', subject, detail: 'by the person' };
  await recordAction(transaction, action, now);
  if (row.email === null) return;
  const mail = {
    kind: 'submission-deleted',
    recipient: row.email,
    locale: localeOf(row.locale),
    data: { reference: row.reference },
  };
  await putMail(transaction, mail, now);
}
