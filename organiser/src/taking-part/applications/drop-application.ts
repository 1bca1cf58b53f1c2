import type { Database } from '../../store/tables.ts';
import { endApplication, findBySubmission, lockLine } from './applications.repository.ts';
import { fillPlaces } from './fill-places.ts';

/**
 * Removes the application of a deleted submission. Its place goes to the first on the waiting list.
 */
export async function dropApplication(
  transaction: Database,
  submissionId: string,
  now: Date,
): Promise<void> {
  const application = await findBySubmission(transaction, submissionId);
  if (!application) return;
  await lockLine(transaction, application);
  await endApplication(transaction, application.id, 'withdrawn', now);
  await fillPlaces(transaction, application, now);
  await transaction.deleteFrom('applications').where('id', '=', application.id).execute();
}
