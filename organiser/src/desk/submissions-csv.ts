import type { SubmissionRow } from '../store/tables.ts';
import { writeCsv } from './csv.ts';
import { taipei } from './desk-page.ts';

/** One line a submission; every field that any of them has is a column. */
export function submissionsCsv(rows: readonly SubmissionRow[]): string {
  const read = rows.map((row) => ({ row, fields: JSON.parse(row.data) as Record<string, string> }));
  const names = [...new Set(read.flatMap(({ fields }) => Object.keys(fields)))];
  const head = ['Reference', 'Received', 'Kind', 'State', 'Language', 'Notice', 'Marketing', 'KeptUntil', ...names];
  return writeCsv([
    head,
    ...read.map(({ row, fields }) => [
      row.reference,
      taipei(row.created_at),
      row.kind,
      row.state,
      row.locale,
      row.notice_version,
      row.marketing ? 'yes' : 'no',
      taipei(row.retain_until),
      ...names.map((name) => fields[name] ?? ''),
    ]),
  ]);
}
