import { createTables } from './create-table.ts';

const content = { edition: 'text', hash: 'text' } as const;
const numbered = { ...content, id: 'text', id_number: 'integer', record: 'text' } as const;
const ranked = { rank_tw: 'integer', rank_en: 'integer' } as const;

/** The content of the editions. The import checks references; it can name the line of an error. */
export const contentTables = createTables({
  editions: { columns: { ...content, record: 'text' }, key: ['edition'] },
  areas: {
    columns: { ...content, code: 'text', position: 'integer', record: 'text' },
    key: ['edition', 'code'],
  },
  terms: {
    columns: {
      ...content,
      ...ranked,
      kind: 'text',
      code: 'text',
      position: 'integer',
      record: 'text',
    },
    key: ['edition', 'kind', 'code'],
  },
  exhibitors: {
    columns: {
      ...numbered,
      ...ranked,
      country: 'text',
      area: 'text',
      search_priority: 'integer',
      featured: 'integer',
      popularity: 'integer',
      search_text: 'text',
    },
    key: ['edition', 'id'],
  },
  exhibitor_terms: {
    columns: { ...content, exhibitor_id: 'text', kind: 'text', code: 'text' },
    key: ['edition', 'exhibitor_id', 'kind', 'code'],
    indexes: [['edition', 'kind', 'code']],
  },
  exhibitor_booths: {
    columns: { ...content, number: 'text', exhibitor_id: 'text', digits: 'integer' },
    // Several exhibitors may share a booth.
    key: ['edition', 'number', 'exhibitor_id'],
    indexes: [
      ['edition', 'exhibitor_id'],
      ['edition', 'digits'],
    ],
  },
  products: {
    columns: {
      ...numbered,
      ...ranked,
      exhibitor_id: 'text',
      category: 'text',
      country: 'text',
      area: 'text',
      popularity: 'integer',
      rating_tenths: 'integer',
      search_text: 'text',
    },
    key: ['edition', 'id'],
    indexes: [
      ['edition', 'exhibitor_id'],
      ['edition', 'category'],
      ['edition', 'popularity'],
    ],
  },
  news: {
    columns: { ...numbered, category: 'text', published_at: 'text' },
    key: ['edition', 'id'],
    indexes: [['edition', 'published_at']],
  },
  calendar_entries: {
    columns: { ...numbered, topic: 'text', starts_at: 'text', day: 'text' },
    key: ['edition', 'id'],
    indexes: [['edition', 'starts_at']],
  },
  hall_shapes: {
    columns: { ...content, id: 'text', kind: 'text', position: 'integer', record: 'text' },
    key: ['edition', 'id'],
  },
  page_records: {
    columns: { ...content, kind: 'text', id: 'text', position: 'integer', record: 'text' },
    key: ['edition', 'kind', 'id'],
  },
  content_revisions: {
    columns: { edition: 'text', counter: 'integer', revision: 'text', changed_at: 'text' },
    key: ['edition'],
  },
  withdrawn_records: {
    columns: { edition: 'text', kind: 'text', id: 'text', reason: 'text', withdrawn_at: 'text' },
    key: ['edition', 'kind', 'id'],
  },
  import_progress: {
    columns: {
      edition: 'text',
      source: 'text',
      source_hash: 'text',
      good: 'integer',
      bad: 'integer',
      finished_at: 'text',
    },
    key: ['edition'],
  },
  import_backups: {
    columns: { edition: 'text', source_hash: 'text', records: 'text', taken_at: 'text' },
    key: ['edition'],
  },
});
