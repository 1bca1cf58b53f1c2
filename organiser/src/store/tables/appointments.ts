/**
 * An appointment that an inquiry asked for. What the visitor filled in is in the submission. Past
 * ones that were never confirmed are `expired`, which is not stored.
 */
export interface AppointmentRow {
  id: string;
  edition: string;
  exhibitor_id: string;
  submission_id: string;
  /** A keyed hash of the visitor's email address (`applications/person-key.ts`). */
  person: string;
  state: 'requested' | 'proposed' | 'confirmed' | 'declined' | 'cancelled';
  /** JSON: the visitor's times. */
  slots: string;
  /** JSON: the exhibitor's times instead. */
  proposals: string;
  /**
   * The confirmed time. It stays while other times are asked for, and after a cancellation for the
   * calendar files.
   */
  slot: string | null;
  /** What came with the last answer. */
  note: string;
  /** Incremented with every change; also SEQUENCE of the calendar files. */
  sequence: number;
  created_at: string;
  changed_at: string;
}

/**
 * One row per confirmed appointment. Its unique indexes prevent that an exhibitor or a visitor has
 * two at the same time.
 */
export interface ConfirmedSlotRow {
  appointment_id: string;
  edition: string;
  exhibitor_id: string;
  person: string;
  slot: string;
}

export interface AppointmentTables {
  appointments: AppointmentRow;
  confirmed_slots: ConfirmedSlotRow;
}
