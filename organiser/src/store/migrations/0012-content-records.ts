import { sql, type Kysely } from 'kysely';
import { createTables } from './create-table.ts';

const created = createTables({
  content_records: {
    columns: {
      ...{ edition: 'text', kind: 'text', id: 'text' },
      ...{ position: 'integer', record: 'text', hash: 'text' },
    },
    key: ['edition', 'kind', 'id'],
  },
});

/** The kind, key and position of the rows of each table. */
const sources = [
  ['editions', `'edition'`, 'edition', '0'],
  ['areas', `'areas'`, 'code', 'position'],
  ['terms', `'terms'`, `kind || '/' || code`, 'position'],
  ['hall_shapes', `'hall'`, 'id', 'position'],
  ['exhibitors', `'exhibitors'`, 'id', 'id_number'],
  ['products', `'products'`, 'id', 'id_number'],
  ['news', `'news'`, 'id', 'id_number'],
  ['calendar_entries', `'calendar'`, 'id', 'id_number'],
  ['page_records', 'kind', 'id', 'position'],
] as const;

/**
 * One table of records instead of one for each kind: readers have them in memory. The tables of
 * before stay for organisers of the version before, which run until the new ones have started.
 */
export const contentRecords = {
  ...created,
  async up(database: Kysely<unknown>) {
    await created.up(database);
    for (const [table, kind, id, position] of sources) {
      const columns = sql.raw(`edition, ${kind}, ${id}, ${position}, record, hash`);
      await sql`
        insert into content_records (edition, kind, id, position, record, hash)
        select ${columns} from ${sql.table(table)}
      `.execute(database);
    }
  },
};
