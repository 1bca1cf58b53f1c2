import { createTables } from './create-table.ts';

/** What protects forms and accounts from robots and from guessing. */
export const protectionTables = createTables({
  captcha_challenges: {
    columns: {
      id: 'text',
      browser_hash: 'text',
      answer_hash: 'text',
      created_at: 'text',
      expires_at: 'text',
      misses: 'integer',
    },
    key: ['id'],
    indexes: [['browser_hash'], ['expires_at']],
  },
  proof_challenges: {
    columns: { id: 'text', bits: 'integer', expires_at: 'text' },
    key: ['id'],
    indexes: [['expires_at']],
  },
  rate_limits: {
    columns: { key: 'text', count: 'integer', expires_at: 'text' },
    key: ['key'],
    indexes: [['expires_at']],
  },
});
