import { fillLines } from '../applications/fill-places.ts';
import { restoreRecord, withdrawRecord, type WithdrawableKind } from '../store/content.ts';
import type { Database } from '../store/tables.ts';

type Withdrawal = { edition: string; kind: WithdrawableKind; id: string; withdrawn: boolean };

/** Takes a record off the site, or restores it. Notifies the applicants of an event by mail. */
export async function setWithdrawn(
  database: Database,
  { edition, kind, id, withdrawn }: Withdrawal,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await (withdrawn ? withdrawRecord : restoreRecord)(transaction, edition, kind, id);
    if (kind === 'event') await fillLines(transaction, { edition, entry: id }, now);
  });
}
