import type { Database } from '../../store/tables.ts';
import { personPrefix } from './person-key.ts';
import { personOf } from './person.ts';

/** Renames persons after the loss of the key. The addresses come from their submissions. */
export async function renamePersons(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('applications')
      .innerJoin('submissions', 'submissions.id', 'applications.submission_id')
      .select([
        'applications.id',
        'applications.person',
        'applications.holder',
        'submissions.email',
      ])
      .where('applications.person', 'not like', `${personPrefix()}%`)
      .execute();
    for (const { id, person, holder, email } of rows) {
      if (email === null) continue;
      const renamed = personOf(email);
      await transaction
        .updateTable('applications')
        .set({ person: renamed, holder: holder === person ? renamed : holder })
        .where('id', '=', id)
        .execute();
      await transaction
        .updateTable('access_links')
        .set({ subject: renamed })
        .where('subject', '=', person)
        .execute();
    }
    await renameVisitors(transaction);
  });
}

async function renameVisitors(transaction: Database): Promise<void> {
  const rows = await transaction
    .selectFrom('visitor_registrations')
    .innerJoin('submissions', 'submissions.id', 'visitor_registrations.submission_id')
    .select(['visitor_registrations.submission_id', 'submissions.email'])
    .where('visitor_registrations.person', 'not like', `${personPrefix()}%`)
    .execute();
  for (const { submission_id, email } of rows)
    if (email !== null)
      await transaction
        .updateTable('visitor_registrations')
        .set({ person: personOf(email) })
        .where('submission_id', '=', submission_id)
        .execute();
}
