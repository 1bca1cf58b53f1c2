import { endLinks } from '../access-links/access-links.ts';
import type { Database } from '../../store/tables.ts';
import { findBySubmission, hasBegun } from './appointments.repository.ts';
import { mailExhibitor } from './change-appointment.ts';

/**
 * Removes the appointment of a deleted submission, with its links and its time. The exhibitor is
 * told of one that was still to come, without anything of the visitor.
 */
export async function dropAppointment(
  transaction: Database,
  submissionId: string,
  now: Date,
): Promise<void> {
  const row = await findBySubmission(transaction, submissionId);
  if (!row) return;
  await transaction.deleteFrom('appointments').where('id', '=', row.id).execute();
  await endLinks(transaction, row.id);
  if (row.state === 'cancelled' || row.slot === null || hasBegun(row.slot, now)) return;
  const { id, edition, exhibitor_id, slot, sequence } = row;
  const erased = {
    id,
    edition,
    exhibitor_id,
    slot,
    state: 'cancelled',
    sequence: sequence + 1,
    changed_at: now.toISOString(),
  };
  const data = { id: '', erased };
  await mailExhibitor(transaction, row, { kind: 'appointment-erased', now, data });
}
