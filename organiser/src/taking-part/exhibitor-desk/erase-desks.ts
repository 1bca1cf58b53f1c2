import { monthsAfterFair, retention } from '../../policies.ts';
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
    const lastDay = fair?.EndDate ?? '9000-12-31';
    if (monthsAfterFair(lastDay, retention.exhibitorDeskMonths) > now) continue;
    await database.transaction().execute(async (transaction) => {
      const members = await transaction
        .deleteFrom('exhibitor_members')
        .where('edition', '=', edition)
        .returning('id')
        .execute();
      for (const { id } of members) await endLinks(transaction, id);
      for (const table of ['exhibitor_actions', 'profile_approvals', 'exhibitor_marks'] as const)
        await transaction.deleteFrom(table).where('edition', '=', edition).execute();
      await transaction
        .deleteFrom('inquiry_steps')
        .where('submission_id', 'in', (query) =>
          query.selectFrom('submissions').select('id').where('edition', '=', edition),
        )
        .execute();
    });
  }
}
