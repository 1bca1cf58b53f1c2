import type { LocalisedText } from '@dswine/shared/contract/wire';
import { findExhibitor } from '../content/exhibitors.queries.ts';
import type { Database } from '../store/tables.ts';
import type { AppointmentRow } from '../store/tables/appointments.ts';
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
    const exhibitor = await nameOf(transaction, row);
    const data = { exhibitor };
    await mailVisitor(transaction, row, { kind: 'appointment-withdrawn', now, data });
  }
}

function isAhead(row: AppointmentRow, now: Date): boolean {
  return row.slot === null ? stateOf(row, now) !== 'expired' : !hasBegun(row.slot, now);
}

/** The name of an exhibitor who is no longer shown; undefined after a removal. */
async function nameOf(
  database: Database,
  { edition, exhibitor_id }: AppointmentRow,
): Promise<LocalisedText | undefined> {
  const row = await database
    .selectFrom('exhibitors')
    .select('record')
    .where('edition', '=', edition)
    .where('id', '=', exhibitor_id)
    .executeTakeFirst();
  return row && (JSON.parse(row.record) as { Name: LocalisedText }).Name;
}
