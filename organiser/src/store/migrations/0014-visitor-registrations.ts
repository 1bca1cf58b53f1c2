import { createTables } from './create-table.ts';

export const visitorRegistrationTables = createTables({
  visitor_registrations: {
    columns: {
      ...{ submission_id: 'text', edition: 'text', audience: 'text', person: 'text' },
      ...{ days: 'text', state: 'text', badge: 'text', sequence: 'integer', changed_at: 'text' },
    },
    key: ['submission_id'],
    // A person registers once as trade, and once as public.
    unique: [['edition', 'person', 'audience'], ['badge']],
    indexes: [['edition', 'state']],
  },
});
