import { createTables } from './create-table.ts';

export const calendarChangeTables = createTables({
  calendar_changes: {
    columns: {
      ...{ edition: 'text', kind: 'text', id: 'text' },
      ...{ sequence: 'integer', changed_at: 'text' },
      ...{ starts_at: 'text', ends_at: 'text', topic: 'text' },
    },
    key: ['edition', 'kind', 'id'],
  },
});
