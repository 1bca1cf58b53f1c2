/**
 * An application for a place at an entry of the calendar. The applicant's data is in the
 * submission.
 */
export interface ApplicationRow {
  id: string;
  edition: string;
  entry: string;
  /** A person has one application per scope: an event with several evenings, or else the entry. */
  scope: string;
  /** Position in the queue of the entry, from 1. */
  number: number;
  /** `held`: has a place until it is confirmed; `lapsed`: it was not confirmed in time. */
  state: 'held' | 'placed' | 'waiting' | 'withdrawn' | 'lapsed';
  /** A keyed hash of the normalised email address (`applications/person-key.ts`). */
  person: string;
  /**
   * The person while the application is active, and its own id after withdrawal. The person can
   * then apply again.
   */
  holder: string;
  submission_id: string;
  /**
   * Deadline for confirming the email address. Null once it is confirmed, or when the application
   * ended.
   */
  confirm_by: string | null;
  created_at: string;
  changed_at: string;
}

/**
 * The queue of an entry. Transactions that change the queue update this row first, which serialises
 * them.
 */
export interface ApplicationCounterRow {
  edition: string;
  entry: string;
  last_number: number;
  /** JSON: what the applicants were notified of about the entry. */
  announced: string | null;
}

export interface ApplicationTables {
  applications: ApplicationRow;
  application_counters: ApplicationCounterRow;
}
