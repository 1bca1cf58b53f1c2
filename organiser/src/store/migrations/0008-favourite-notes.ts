import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the member noted, as JSON: `{}` for a favourite without notes. */
export const favouriteNotes: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('favourites')
      .addColumn('notes', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  },
};
