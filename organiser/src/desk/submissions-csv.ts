import { findBySubmission as findAppointment } from '../appointments/appointments.repository.ts';
import type { Database } from '../store/tables.ts';
import type { SubmissionRow } from '../store/tables/submissions.ts';
import { writeCsv } from './csv.ts';
import { applicationsOf } from './desk-applications.repository.ts';
import { taipei } from './desk-page.ts';
import { recordNames } from './record-names.ts';
import { subjectsOf } from './submission-subject.ts';

const named = ['exhibitor', 'product', 'event'] as const;
const head = [
  ...['Reference', 'Received', 'Kind', 'State', 'Language', 'Notice', 'Marketing', 'KeptUntil'],
  ...['Edition', 'EditionName', 'ExhibitorId', 'Exhibitor', 'ProductId', 'Product'],
  ...['EventId', 'Event', 'EventStart', 'Application', 'Position'],
  ...['Appointment', 'AppointmentTime'],
];

/** One row per submission. Every field that occurs in any of them is a column. */
export async function submissionsCsv(
  database: Database,
  rows: readonly SubmissionRow[],
): Promise<string> {
  const read = rows.map((row) => ({ row, fields: JSON.parse(row.data) as Record<string, string> }));
  const columns = [...new Set(read.flatMap(({ fields }) => Object.keys(fields)))];
  const names = recordNames(database);
  const applications = await applicationsOf(database, rows);
  const lines: string[][] = [];
  for (const { row, fields } of read) {
    const application = applications.get(row.id);
    const appointment = await findAppointment(database, row.id);
    const subjects = await subjectsOf(names, row, application);
    const of = (kind: (typeof subjects)[number]['kind']) =>
      subjects.find((subject) => subject.kind === kind);
    lines.push([
      ...[
        row.reference,
        taipei(row.created_at),
        row.kind,
        row.state,
        row.locale,
        row.notice_version,
      ],
      ...[row.marketing ? 'yes' : 'no', taipei(row.retain_until)],
      ...[row.edition, of('edition')?.title ?? ''],
      ...named.flatMap((kind) => [of(kind)?.id ?? '', of(kind)?.title ?? '']),
      ...[of('event')?.start ?? '', application?.state ?? '', String(application?.position ?? '')],
      ...[appointment?.state ?? '', appointment?.slot ?? ''],
      ...columns.map((name) =>
        name === 'Evening' ? (of('event')?.title ?? '') : (fields[name] ?? ''),
      ),
    ]);
  }
  return writeCsv([[...head, ...columns], ...lines]);
}
