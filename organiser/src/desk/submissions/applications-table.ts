import type { DeskApplication } from './desk-applications.repository.ts';
import { taipei } from '../desk-page.ts';
import type { RecordNames } from '../record-names.ts';
import type { Table } from '../send-table.ts';

const head = [
  ...['Edition', 'EditionName', 'EventId', 'Event', 'EventStart', 'State', 'Position', 'ConfirmBy'],
  ...['Reference', 'Applied', 'Language'],
];

/** The door list: one row per application, by event, state and order. */
export async function applicationsTable(
  names: RecordNames,
  rows: readonly DeskApplication[],
): Promise<Table> {
  const columns = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))].filter(
    (name) => name !== 'Evening',
  );
  const lines: string[][] = [];
  for (const row of rows) {
    const { title, start } = await names.event(row.edition, row.entry);
    lines.push([
      ...[row.edition, await names.edition(row.edition), row.entry, title, start, row.state],
      ...[String(row.position ?? ''), row.confirm_by === null ? '' : taipei(row.confirm_by)],
      ...[row.reference, taipei(row.created_at), row.locale],
      ...columns.map((name) => row.fields[name] ?? ''),
    ]);
  }
  return [[...head, ...columns], ...lines];
}
