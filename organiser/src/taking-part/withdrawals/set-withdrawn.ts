import { fillLines } from '../applications/fill-places.ts';
import { cancelUnshown } from '../appointments/change-appointment.ts';
import { restoreRecord, withdrawRecord, type WithdrawableKind } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';

type Withdrawal = { edition: string; kind: WithdrawableKind; id: string; withdrawn: boolean };

/**
 * Takes a record off the site, or restores it. Mails the applicants of an event, and visitors who
 * have an appointment with an exhibitor who is withdrawn.
 */
export async function setWithdrawn(
  database: Database,
  { edition, kind, id, withdrawn }: Withdrawal,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await (withdrawn ? withdrawRecord : restoreRecord)(transaction, { edition, kind, id }, now);
    if (kind === 'event') await fillLines(transaction, { edition, entry: id }, now);
    if (kind === 'exhibitor' && withdrawn) await cancelUnshown(transaction, edition, now);
  });
}
