import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable, type TablePlan } from './create-table.ts';

const content = { edition: 'text', hash: 'text' } as const;
const numbered = { ...content, id: 'text', id_number: 'integer', record: 'text' } as const;
const ranked = { rank_tw: 'integer', rank_en: 'integer' } as const;

/**
 * Uses only text and integer, which behave alike in SQLite and PostgreSQL. Content has no foreign
 * keys: the import checks references itself and can name the file and line of an error.
 */
const plans: Record<string, TablePlan> = {
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
    key: ['edition', 'number'],
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
  members: {
    columns: {
      id: 'text',
      email: 'text',
      name: 'text',
      company: 'text?',
      locale: 'text',
      created_at: 'text',
    },
    key: ['id'],
    unique: [['email']],
  },
  sessions: {
    columns: { token_hash: 'text', member_id: 'text', created_at: 'text', expires_at: 'text' },
    key: ['token_hash'],
    indexes: [['expires_at'], ['member_id']],
    belongsTo: { column: 'member_id', table: 'members' },
  },
  captcha_challenges: {
    columns: {
      id: 'text',
      browser_hash: 'text',
      answer_hash: 'text',
      created_at: 'text',
      expires_at: 'text',
    },
    key: ['id'],
    indexes: [['browser_hash'], ['expires_at']],
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
};

export const firstTables: Migration = {
  async up(database: Kysely<unknown>) {
    for (const [table, plan] of Object.entries(plans)) await createTable(database, table, plan);
  },
};
