import { integer, nullableText, oneOf, table, text, type RowOf } from '../table-plan.ts';

export const appointmentTables = {
  /**
   * An appointment that an inquiry asked for. What the visitor filled in is in the submission. Past
   * ones that were never confirmed are `expired`, which is not stored.
   */
  appointments: table(
    {
      id: text,
      edition: text,
      exhibitor_id: text,
      submission_id: text,
      /** A keyed hash of the visitor's email address (`applications/person-key.ts`). */
      person: text,
      state: oneOf<'requested' | 'proposed' | 'confirmed' | 'declined' | 'cancelled'>(),
      /** JSON: the visitor's times. */
      slots: text,
      /** JSON: the exhibitor's times instead. */
      proposals: text,
      /**
       * The confirmed time. It stays while other times are asked for, and after a cancellation for
       * the calendar files.
       */
      slot: nullableText,
      /** What came with the last answer. */
      note: text,
      /** Incremented with every change; also SEQUENCE of the calendar files. */
      sequence: integer,
      created_at: text,
      changed_at: text,
    },
    { key: ['id'], unique: [['submission_id']], indexes: [['edition', 'exhibitor_id']] },
  ),
  /**
   * One row per confirmed appointment. Its unique indexes prevent that an exhibitor or a visitor
   * has two at the same time.
   */
  confirmed_slots: table(
    { appointment_id: text, edition: text, exhibitor_id: text, person: text, slot: text },
    {
      key: ['appointment_id'],
      unique: [
        ['edition', 'exhibitor_id', 'slot'],
        ['edition', 'person', 'slot'],
      ],
      belongsTo: { column: 'appointment_id', table: 'appointments' },
    },
  ),
};
export type AppointmentRow = RowOf<typeof appointmentTables.appointments>;
