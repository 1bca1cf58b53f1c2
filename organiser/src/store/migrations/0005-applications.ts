import { createTables } from './create-table.ts';

export const applicationTables = createTables({
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
      confirm_by: 'text?',
      created_at: 'text',
      changed_at: 'text',
    },
    key: ['id'],
    unique: [
      ['edition', 'scope', 'holder'],
      ['edition', 'entry', 'number'],
    ],
    indexes: [
      ['edition', 'entry', 'state', 'number'],
      ['edition', 'person'],
      ['submission_id'],
      ['confirm_by'],
    ],
  },
  application_counters: {
    columns: { edition: 'text', entry: 'text', last_number: 'integer', announced: 'text?' },
    key: ['edition', 'entry'],
  },
  application_keys: {
    columns: { token_hash: 'text', edition: 'text', person: 'text', expires_at: 'text' },
    key: ['token_hash'],
    indexes: [['expires_at']],
  },
});
