import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from './create-table.ts';

const names = sql.join(
  ['edition', 'hash', 'number', 'exhibitor_id', 'digits'].map((column) => sql.ref(column)),
);

/** Several exhibitors may share a booth, so the exhibitor becomes part of the key. */
export const sharedStands: Migration = {
  async up(database: Kysely<unknown>) {
    await createTable(database, 'shared_booths', {
      columns: {
        edition: 'text',
        hash: 'text',
        number: 'text',
        exhibitor_id: 'text',
        digits: 'integer',
      },
      key: ['edition', 'number', 'exhibitor_id'],
      indexes: [
        ['edition', 'exhibitor_id'],
        ['edition', 'digits'],
      ],
    });
    await sql`insert into shared_booths (${names}) select ${names} from exhibitor_booths`.execute(
      database,
    );
    await database.schema.dropTable('exhibitor_booths').execute();
    await database.schema.alterTable('shared_booths').renameTo('exhibitor_booths').execute();
  },
};
