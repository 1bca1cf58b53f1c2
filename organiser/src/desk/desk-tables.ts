import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable, type TablePlan } from '../store/create-table.ts';

const plans: Record<string, TablePlan> = {
  staff: {
    columns: { id: 'text', email: 'text', name: 'text', password_hash: 'text', created_at: 'text' },
    key: ['id'],
    unique: [['email']],
  },
  staff_sessions: {
    columns: { token_hash: 'text', staff_id: 'text', expires_at: 'text' },
    key: ['token_hash'],
    indexes: [['expires_at']],
    belongsTo: { column: 'staff_id', table: 'staff' },
  },
  // No foreign key to the staff: the audit trail outlives their accounts.
  desk_actions: {
    columns: {
      id: 'text',
      at: 'text',
      staff: 'text',
      action: 'text',
      subject: 'text',
      detail: 'text',
    },
    key: ['id'],
    indexes: [['at']],
  },
};

/** Tables for staff accounts and the desk's audit trail. */
export const deskTables: Migration = {
  async up(database: Kysely<unknown>) {
    for (const [table, plan] of Object.entries(plans)) await createTable(database, table, plan);
  },
};
