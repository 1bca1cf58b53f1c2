import { slotsOf } from '@dswine/shared/fair/show/appointment-slots';
import { requireEdition } from '../../content/editions/stored-records.ts';
import type { Database } from '../../store/tables.ts';
import { hasBegun, takenSlots } from './appointments.repository.ts';

export async function listOpenSlots(
  database: Database,
  at: { edition: string; exhibitor_id: string },
  now: Date,
): Promise<string[]> {
  const { Hours } = await requireEdition(database, at.edition);
  const taken = await takenSlots(database, at);
  return slotsOf(Hours).filter((slot) => !taken.has(slot) && !hasBegun(slot, now));
}
