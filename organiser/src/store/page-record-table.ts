import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from './create-table.ts';

/** One table for all kinds of records that pages show in full. */
export const pageRecordTable: Migration = {
  up: (database: Kysely<unknown>) =>
    createTable(database, 'page_records', {
      columns: {
        edition: 'text',
        hash: 'text',
        kind: 'text',
        id: 'text',
        position: 'integer',
        record: 'text',
      },
      key: ['edition', 'kind', 'id'],
    }),
};
