import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable, type TablePlan } from './create-table.ts';

const ofMember = { column: 'member_id', table: 'members' };

const plans: Record<string, TablePlan> = {
  proof_challenges: {
    columns: { id: 'text', expires_at: 'text' },
    key: ['id'],
    indexes: [['expires_at']],
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
  rate_limits: {
    columns: { key: 'text', count: 'integer', expires_at: 'text' },
    key: ['key'],
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
};

/** Accounts: passwords, mails, favourites, and the tables that protect them. */
export const accountTables: Migration = {
  async up(database: Kysely<unknown>) {
    for (const [table, plan] of Object.entries(plans)) await createTable(database, table, plan);
    await database.schema
      .alterTable('captcha_challenges')
      .addColumn('misses', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
