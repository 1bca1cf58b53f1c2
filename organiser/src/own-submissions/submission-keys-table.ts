import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from '../store/create-table.ts';

/** Keys that give the sender of a submission access to see and delete it, for a short time. */
export const submissionKeysTable: Migration = {
  up: (database: Kysely<unknown>) =>
    createTable(database, 'submission_keys', {
      columns: { token_hash: 'text', edition: 'text', submission_id: 'text', expires_at: 'text' },
      key: ['token_hash'],
      indexes: [['expires_at']],
    }),
};
