import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable, type TablePlan } from './create-table.ts';

const plans: Record<string, TablePlan> = {
  applications: {
    columns: {
      id: 'text',
      edition: 'text',
      entry: 'text',
      scope: 'text',
      number: 'integer',
      state: 'text',
      person: 'text',
      holder: 'text',
      submission_id: 'text',
      created_at: 'text',
      changed_at: 'text',
    },
    key: ['id'],
    unique: [
      ['edition', 'scope', 'holder'],
      ['edition', 'entry', 'number'],
    ],
    indexes: [['edition', 'entry', 'state', 'number'], ['edition', 'person'], ['submission_id']],
  },
  application_counters: {
    columns: { edition: 'text', entry: 'text', last_number: 'integer' },
    key: ['edition', 'entry'],
  },
  application_keys: {
    columns: { token_hash: 'text', edition: 'text', person: 'text', expires_at: 'text' },
    key: ['token_hash'],
    indexes: [['expires_at']],
  },
};

/** Applications for places at events, their counters, and the keys of mailed links. */
export const applicationTables: Migration = {
  async up(database: Kysely<unknown>) {
    for (const [table, plan] of Object.entries(plans)) await createTable(database, table, plan);
  },
};
