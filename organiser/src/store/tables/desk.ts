import type { Flag } from './flag.ts';

/** A staff member of the organiser's desk. */
export interface StaffRow {
  id: string;
  email: string;
  name: string;
  /** argon2id in PHC form. */
  password_hash: string;
  created_at: string;
  role: 'read' | 'answer' | 'manage';
  /** The password was shown on a terminal and must be changed. */
  must_change: Flag;
  /** The secret of the authenticator app in base32, and one that is not confirmed yet. */
  totp_secret: string | null;
  totp_pending: string | null;
  /** The last time step whose code was used, because each code works only once. */
  totp_step: number;
}

export interface StaffRecoveryCodeRow {
  code_hash: string;
  staff_id: string;
}

export interface StaffSessionRow {
  token_hash: string;
  staff_id: string;
  /** `second-factor`: the password was right, the code is still missing. */
  stage: 'open' | 'second-factor';
  expires_at: string;
}

/** Audit log of the desk: who did what to which record. */
export interface DeskActionRow {
  id: string;
  at: string;
  /** The staff member's name at that time. */
  staff: string;
  action: string;
  subject: string;
  detail: string;
}

export interface DeskTables {
  staff: StaffRow;
  staff_sessions: StaffSessionRow;
  staff_recovery_codes: StaffRecoveryCodeRow;
  desk_actions: DeskActionRow;
}
