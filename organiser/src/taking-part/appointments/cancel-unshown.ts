import { findExhibitor } from '../../content/editions/stored-records.ts';
import { readRecord } from '../../store/records.ts';
import type { Database } from '../../store/tables.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
import { freeSlot, hasBegun, stateOf, updateAppointment } from './appointments.repository.ts';
import { mailVisitor } from './notify-sides.ts';

/**
 * Cancels the appointments that are still to come with exhibitors who were withdrawn or removed,
 * and mails the visitors. Call it in the transaction that changed the exhibitors.
 */
export async function cancelUnshown(
  transaction: Database,
  edition: string,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom('appointments')
    .selectAll()
    .where('edition', '=', edition)
    .where('state', 'in', ['requested', 'proposed', 'confirmed'])
    .execute();
  for (const row of rows.filter((one) => isAhead(one, now))) {
    if (await findExhibitor(transaction, edition, row.exhibitor_id)) continue;
    const changes = { state: 'cancelled' as const, note: '' };
    if (!(await updateAppointment(transaction, row, changes, now))) continue;
    await freeSlot(transaction, row.id);
    // Undefined after a removal.
    const exhibitor = await readRecord(transaction, edition, 'exhibitors', row.exhibitor_id);
    const data = { exhibitor: exhibitor?.Name };
    await mailVisitor(transaction, row, { kind: 'appointment-withdrawn', now, data });
  }
}

function isAhead(row: AppointmentRow, now: Date): boolean {
  return row.slot === null ? stateOf(row, now) !== 'expired' : !hasBegun(row.slot, now);
}
