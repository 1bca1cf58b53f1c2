import type { ExhibitorRow } from './tables/content.ts';
import type { SubmissionRow } from './tables/submissions.ts';

export const at = '2026-01-01T00:00:00.000Z';
export const member = () => ({
  id: 'm1',
  email: 'a@b.example',
  name: 'A',
  company: null,
  locale: 'tw',
  created_at: at,
});

export function exhibitor(id: string, rest: Partial<ExhibitorRow> = {}): ExhibitorRow {
  return {
    edition: 'DSWINE2026',
    hash: 'h',
    id,
    id_number: Number(id),
    country: 'TW',
    area: 'wine',
    search_priority: 0,
    featured: 0,
    popularity: 0,
    rank_tw: 0,
    rank_en: 0,
    search_text: '',
    record: '{}',
    ...rest,
  };
}

export function productColumns() {
  return {
    edition: 'DSWINE2026',
    hash: 'h',
    category: 'c',
    country: 'TW',
    area: 'wine',
    popularity: 0,
    rating_tenths: 0,
    rank_tw: 0,
    rank_en: 0,
    search_text: '',
    record: '{}',
  };
}

/** A row of a contact form. */
export function submission(id: string, rest: Partial<SubmissionRow> = {}): SubmissionRow {
  return {
    id,
    reference: id,
    key_hash: id,
    edition: 'DSWINE2026',
    kind: 'contact',
    locale: 'tw',
    data: '{}',
    email: `${id}@x.example`,
    exhibitor_id: null,
    product_id: null,
    event_id: null,
    answer: '{}',
    notice_version: '1',
    notice_at: at,
    marketing: 0,
    state: 'new',
    created_at: at,
    retain_until: '2028-01-01T00:00:00.000Z',
    ...rest,
  };
}
