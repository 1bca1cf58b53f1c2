import { createTables } from './create-table.ts';

const ofMember = { column: 'member_id', table: 'members' };

export const accountTables = createTables({
  members: {
    columns: {
      id: 'text',
      email: 'text',
      name: 'text',
      company: 'text?',
      locale: 'text',
      created_at: 'text',
    },
    key: ['id'],
    unique: [['email']],
  },
  sessions: {
    columns: { token_hash: 'text', member_id: 'text', created_at: 'text', expires_at: 'text' },
    key: ['token_hash'],
    indexes: [['expires_at'], ['member_id']],
    belongsTo: ofMember,
  },
  credentials: {
    columns: { member_id: 'text', password_hash: 'text', changed_at: 'text' },
    key: ['member_id'],
    belongsTo: ofMember,
  },
  consents: {
    columns: {
      id: 'text',
      member_id: 'text',
      kind: 'text',
      version: 'text',
      given: 'integer',
      given_at: 'text',
    },
    key: ['id'],
    indexes: [['member_id']],
    belongsTo: ofMember,
  },
  registrations: {
    columns: {
      id: 'text',
      token_hash: 'text?',
      email: 'text',
      name: 'text',
      company: 'text?',
      locale: 'text',
      password_hash: 'text',
      notice_version: 'text',
      marketing: 'integer',
      created_at: 'text',
      expires_at: 'text',
    },
    key: ['id'],
    indexes: [['token_hash'], ['email'], ['expires_at']],
  },
  reset_tokens: {
    columns: { token_hash: 'text', member_id: 'text', expires_at: 'text' },
    key: ['token_hash'],
    indexes: [['member_id'], ['expires_at']],
    belongsTo: ofMember,
  },
  favourites: {
    columns: {
      member_id: 'text',
      edition: 'text',
      kind: 'text',
      record_id: 'text',
      created_at: 'text',
    },
    key: ['member_id', 'edition', 'kind', 'record_id'],
    belongsTo: ofMember,
  },
});
