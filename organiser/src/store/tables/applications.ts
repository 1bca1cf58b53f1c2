import { integer, nullableText, oneOf, table, text, type RowOf } from '../table-plan.ts';

export const applicationTables = {
  /**
   * An application for a place at an entry of the calendar. The applicant's data is in the
   * submission.
   */
  applications: table(
    {
      id: text,
      edition: text,
      entry: text,
      /** A person has one application per scope: an event with several evenings, or else the entry. */
      scope: text,
      /** Position in the queue of the entry, from 1. */
      number: integer,
      /** `held`: has a place until it is confirmed; `lapsed`: it was not confirmed in time. */
      state: oneOf<'held' | 'placed' | 'waiting' | 'withdrawn' | 'lapsed'>(),
      /** A keyed hash of the normalised email address (`applications/person-key.ts`). */
      person: text,
      /**
       * The person while the application is active, and its own id after withdrawal. The person can
       * then apply again.
       */
      holder: text,
      submission_id: text,
      /**
       * Deadline for confirming the email address. Null once it is confirmed, or when the
       * application ended.
       */
      confirm_by: nullableText,
      created_at: text,
      changed_at: text,
    },
    {
      key: ['id'],
      unique: [
        ['edition', 'scope', 'holder'],
        ['edition', 'entry', 'number'],
      ],
      indexes: [
        ['edition', 'entry', 'state', 'number'],
        ['edition', 'person'],
        ['submission_id'],
        ['confirm_by'],
      ],
    },
  ),
  /**
   * The queue of an entry. Transactions that change the queue update this row first, which
   * serialises them.
   */
  application_counters: table(
    {
      edition: text,
      entry: text,
      last_number: integer,
      /** JSON: what the applicants were notified of about the entry. */
      announced: nullableText,
    },
    { key: ['edition', 'entry'] },
  ),
};
export type ApplicationRow = RowOf<typeof applicationTables.applications>;
