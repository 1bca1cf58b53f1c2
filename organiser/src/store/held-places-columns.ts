import type { Bilingual } from '@dswine/shared/contract/wire';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Before = {
  application_counters: { edition: string; entry: string; announced: string | null };
  calendar_entries: { edition: string; id: string; record: string };
  editions: { edition: string; record: string };
};

/**
 * Adds columns for applications that are held until they are confirmed, and for the time and venue
 * that applicants were notified of. Existing applications need no confirmation.
 */
export const heldPlacesColumns: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('applications').addColumn('confirm_by', 'text').execute();
    await database.schema
      .createIndex('applications_by_confirm_by')
      .on('applications')
      .column('confirm_by')
      .execute();
    await database.schema
      .alterTable('application_counters')
      .addColumn('announced', 'text')
      .execute();
    await describeEntries(database as Kysely<Before>);
  },
};

/** Assume that existing applicants were notified of what the calendar says now. */
async function describeEntries(database: Kysely<Before>): Promise<void> {
  const lines = await database
    .selectFrom('application_counters as line')
    .innerJoin('calendar_entries as entry', (join) =>
      join.onRef('entry.edition', '=', 'line.edition').onRef('entry.id', '=', 'line.entry'),
    )
    .innerJoin('editions', 'editions.edition', 'line.edition')
    .select(['line.edition', 'line.entry', 'entry.record', 'editions.record as fair'])
    .execute();
  for (const { edition, entry, record, fair } of lines) {
    const { Venue } = JSON.parse(fair) as { Venue: { Name: Bilingual } };
    const announced = {
      record: JSON.parse(record) as object,
      venue: Venue.Name,
      removed: false,
      change: '',
    };
    await database
      .updateTable('application_counters')
      .set({ announced: JSON.stringify(announced) })
      .where('edition', '=', edition)
      .where('entry', '=', entry)
      .execute();
  }
}
