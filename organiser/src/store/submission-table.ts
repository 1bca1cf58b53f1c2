import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from './create-table.ts';

/** One table for the submissions of all forms. */
export const submissionTable: Migration = {
  up: (database: Kysely<unknown>) =>
    createTable(database, 'submissions', {
      columns: {
        id: 'text',
        reference: 'text',
        key_hash: 'text',
        edition: 'text',
        kind: 'text',
        locale: 'text',
        data: 'text',
        email: 'text?',
        exhibitor_id: 'text?',
        product_id: 'text?',
        event_id: 'text?',
        answer: 'text',
        notice_version: 'text',
        notice_at: 'text',
        marketing: 'integer',
        state: 'text',
        created_at: 'text',
        retain_until: 'text',
      },
      key: ['id'],
      unique: [['reference'], ['key_hash']],
      indexes: [['edition', 'kind', 'created_at'], ['retain_until'], ['email']],
    }),
};
