import { flag, integer, nullableText, oneOf, table, text, type RowOf } from '../table-plan.ts';

const ofStaff = { column: 'staff_id', table: 'staff' } as const;

export const deskTables = {
  staff: table(
    {
      id: text,
      email: text,
      name: text,
      /** argon2id in PHC form. */
      password_hash: text,
      created_at: text,
      role: oneOf<'entrance' | 'read' | 'answer' | 'manage'>(),
      /** The password was shown on a terminal and must be changed. */
      must_change: flag,
      /** The secret of the authenticator app in base32, and one that is not confirmed yet. */
      totp_secret: nullableText,
      totp_pending: nullableText,
      /** The last time step whose code was used, because each code works only once. */
      totp_step: integer,
    },
    { key: ['id'], unique: [['email']] },
  ),
  staff_sessions: table(
    {
      token_hash: text,
      staff_id: text,
      /** `second-factor`: the password was right, the code is still missing. */
      stage: oneOf<'open' | 'second-factor'>(),
      expires_at: text,
    },
    { key: ['token_hash'], indexes: [['expires_at']], belongsTo: ofStaff },
  ),
  staff_recovery_codes: table(
    { code_hash: text, staff_id: text },
    { key: ['code_hash'], indexes: [['staff_id']], belongsTo: ofStaff },
  ),
  /**
   * Audit log of the desk: who did what to which record. It does not belong to the staff, because
   * it outlives their accounts.
   */
  desk_actions: table(
    {
      id: text,
      at: text,
      /** The staff member's name at that time. */
      staff: text,
      action: text,
      subject: text,
      detail: text,
    },
    { key: ['id'], indexes: [['at']] },
  ),
};
export type StaffRow = RowOf<typeof deskTables.staff>;
export type StaffSessionRow = RowOf<typeof deskTables.staff_sessions>;
export type DeskActionRow = RowOf<typeof deskTables.desk_actions>;
