import { monthsAfterFair, retention } from '../../policies.ts';
import { listAllRecords } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';
import { endLinks } from '../access-links/access-links.ts';

/**
 * Deletes who used the desks of a fair, and later what companies typed there, once it has been over
 * for the time that the policies name.
 */
export async function eraseDesks(database: Database, now: Date): Promise<void> {
  const { exhibitorDeskMonths: months, companyYears } = retention;
  for (const edition of await editionsOver(database, 'exhibitor_members', months, now))
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
  for (const edition of await editionsOver(database, 'exhibitor_companies', companyYears * 12, now))
    await database.deleteFrom('exhibitor_companies').where('edition', '=', edition).execute();
}

/** The editions with rows in a table that ended so many months ago. */
async function editionsOver(
  database: Database,
  table: 'exhibitor_members' | 'exhibitor_companies',
  months: number,
  now: Date,
): Promise<string[]> {
  const over: string[] = [];
  const rows = await database.selectFrom(table).select('edition').distinct().execute();
  for (const { edition } of rows) {
    const [fair] = await listAllRecords(database, edition, 'edition');
    if (fair && monthsAfterFair(fair.EndDate, months) <= now) over.push(edition);
  }
  return over;
}
