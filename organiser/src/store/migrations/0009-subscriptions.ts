import { createTables } from './create-table.ts';

export const subscriptionTables = createTables({
  subscriptions: {
    columns: {
      submission_id: 'text',
      edition: 'text',
      year: 'text',
      audience: 'text',
      person: 'text',
      token_hash: 'text',
      confirmed_at: 'text?',
    },
    key: ['submission_id'],
    unique: [['token_hash']],
    indexes: [['edition', 'audience', 'person']],
  },
});
