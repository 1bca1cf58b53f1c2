/** A visitor's registration. What was typed is in the submission. */
export interface VisitorRegistrationRow {
  submission_id: string;
  edition: string;
  audience: 'trade' | 'public';
  /** A keyed hash of the normalised email address (`applications/person-key.ts`). */
  person: string;
  /** Dates, joined with commas. */
  days: string;
  state: 'registered' | 'waiting' | 'declined';
  /** Names the badge when it is scanned. Random, so that it reveals nothing about its holder. */
  badge: string;
  /** Counts the changes, for calendar programs. */
  sequence: number;
  changed_at: string;
}

export interface VisitorRegistrationTables {
  visitor_registrations: VisitorRegistrationRow;
}
