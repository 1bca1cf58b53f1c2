import { findEntry } from '../calendar/calendar.queries.ts';
import type { Database } from '../store/tables.ts';
import { findBySubmission } from './applications.queries.ts';
import { hasBegun } from './has-begun.ts';
import { giveBack } from './places.queries.ts';
import { tellApplicant } from './tell-applicant.ts';

/** When a submission is deleted, so is the application that it was, and its place goes to the first who waits. */
export async function dropApplication(transaction: Database, submissionId: string, now: Date): Promise<void> {
  const application = await findBySubmission(transaction, submissionId);
  if (!application) return;
  const entry = await findEntry(transaction, application.edition, application.entry);
  const moveUp = entry !== undefined && !hasBegun(entry, now);
  const given = await giveBack(transaction, application.id, application.person, moveUp, now);
  if (given?.movedUp) await tellApplicant(transaction, 'application-moved', given.movedUp.submission_id);
  await transaction.deleteFrom('applications').where('id', '=', application.id).execute();
}
