import type { ContentRecordRow } from './tables/content.ts';
import type { SubmissionRow } from './tables.ts';

export const at = '2026-01-01T00:00:00.000Z';
export const member = () => ({
  id: 'm1',
  email: 'a@b.example',
  name: 'A',
  company: null,
  locale: 'tw',
  created_at: at,
});

export function storedRecord(id: string, rest: Partial<ContentRecordRow> = {}): ContentRecordRow {
  const columns = { position: Number(id), record: '{}', hash: 'h' };
  return { edition: 'DSWINE2026', kind: 'exhibitors', id, ...columns, ...rest };
}

/** A row of a contact form. */
export function submission(id: string, rest: Partial<SubmissionRow> = {}): SubmissionRow {
  return {
    id,
    reference: id,
    key_hash: id,
    edition: 'DSWINE2026',
    definition: null,
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
