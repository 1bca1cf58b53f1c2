import { createTables } from './create-table.ts';

const ofStaff = { column: 'staff_id', table: 'staff' };

export const deskTables = createTables({
  staff: {
    columns: {
      id: 'text',
      email: 'text',
      name: 'text',
      password_hash: 'text',
      created_at: 'text',
      role: 'text',
      must_change: 'integer',
      totp_secret: 'text?',
      totp_pending: 'text?',
      totp_step: 'integer',
    },
    key: ['id'],
    unique: [['email']],
  },
  staff_sessions: {
    columns: { token_hash: 'text', staff_id: 'text', stage: 'text', expires_at: 'text' },
    key: ['token_hash'],
    indexes: [['expires_at']],
    belongsTo: ofStaff,
  },
  staff_recovery_codes: {
    columns: { code_hash: 'text', staff_id: 'text' },
    key: ['code_hash'],
    indexes: [['staff_id']],
    belongsTo: ofStaff,
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
});
