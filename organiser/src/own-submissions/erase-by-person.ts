import { recordAction } from '../desk/actions.queries.ts';
import { eraseSubmission } from '../desk/erase.ts';
import { putMail } from '../outbox/outbox.queries.ts';
import type { Database, SubmissionRow } from '../store/tables.ts';

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
  await recordAction(transaction, {
    staff: 'sender',
    action: 'delete',
    subject: row.reference,
    detail: 'by the person',
  });
  if (row.email === null) return;
  await putMail(transaction, {
    kind: 'submission-deleted',
    recipient: row.email,
    locale: row.locale === 'en' ? 'en' : 'tw',
    data: { reference: row.reference },
  });
}
