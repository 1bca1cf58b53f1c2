import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from './create-table.ts';

/** The content of an edition before its last import. */
export const importBackupTable: Migration = {
  up: (database: Kysely<unknown>) =>
    createTable(database, 'import_backups', {
      columns: { edition: 'text', source_hash: 'text', records: 'text', taken_at: 'text' },
      key: ['edition'],
    }),
};
