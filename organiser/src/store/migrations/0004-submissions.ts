import { createTables } from './create-table.ts';

/** The submissions of all forms, their mails, and what was erased. */
export const submissionTables = createTables({
  submissions: {
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
  },
  submission_keys: {
    columns: { token_hash: 'text', edition: 'text', submission_id: 'text', expires_at: 'text' },
    key: ['token_hash'],
    indexes: [['expires_at']],
  },
  outbox_mails: {
    columns: {
      id: 'text',
      kind: 'text',
      recipient: 'text',
      locale: 'text',
      data: 'text',
      state: 'text',
      attempts: 'integer',
      due_at: 'text',
      leased_until: 'text?',
      reason: 'text?',
      created_at: 'text',
      sent_at: 'text?',
    },
    key: ['id'],
    indexes: [['state', 'due_at']],
  },
  erasures: {
    columns: { id: 'text', kind: 'text', reference: 'text?', at: 'text', state: 'text' },
    key: ['id'],
    indexes: [['state']],
  },
});
