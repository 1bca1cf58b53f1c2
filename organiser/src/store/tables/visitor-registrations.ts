import { integer, oneOf, table, text, type RowOf } from '../table-plan.ts';

export const visitorRegistrationTables = {
  visitor_registrations: table(
    {
      submission_id: text,
      edition: text,
      audience: oneOf<'trade' | 'public'>(),
      /** A keyed hash of the normalised email address (`applications/person-key.ts`). */
      person: text,
      /** Dates, joined with commas. */
      days: text,
      state: oneOf<'registered' | 'waiting' | 'declined'>(),
      /** Names the badge when it is scanned. Random, so that it reveals nothing about its holder. */
      badge: text,
      /** Counts the changes, for calendar programs. */
      sequence: integer,
      changed_at: text,
    },
    {
      key: ['submission_id'],
      // A person registers once as trade, and once as public.
      unique: [['edition', 'person', 'audience'], ['badge']],
      indexes: [['edition', 'state']],
    },
  ),
};
export type VisitorRegistrationRow = RowOf<typeof visitorRegistrationTables.visitor_registrations>;
