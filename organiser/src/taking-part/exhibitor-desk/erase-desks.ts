import { retention } from '../../policies.ts';
import { listAllRecords } from '../../store/records.ts';
import type { Database } from '../../store/tables.ts';
import { endLinks } from '../access-links/access-links.ts';

/** Deletes who used the desks of a fair that has been over for the time that the policies name. */
export async function eraseDesks(database: Database, now: Date): Promise<void> {
  const editions = await database
    .selectFrom('exhibitor_members')
    .select('edition')
    .distinct()
    .execute();
  for (const { edition } of editions) {
    const [fair] = await listAllRecords(database, edition, 'edition');
    const end = new Date(`${fair?.EndDate ?? '9999-12-31'}T23:59:59.999+08:00`);
    end.setUTCMonth(end.getUTCMonth() + retention.exhibitorDeskMonths);
    if (end > now) continue;
    await database.transaction().execute(async (transaction) => {
      const members = await transaction
        .deleteFrom('exhibitor_members')
        .where('edition', '=', edition)
        .returning('id')
        .execute();
      for (const { id } of members) await endLinks(transaction, id, 'exhibitor-desk');
      for (const table of ['exhibitor_actions', 'profile_approvals'] as const)
        await transaction.deleteFrom(table).where('edition', '=', edition).execute();
    });
  }
}
