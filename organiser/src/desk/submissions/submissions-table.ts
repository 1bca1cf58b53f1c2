import { findBySubmission as findAppointment } from '../../taking-part/appointments/appointments.repository.ts';
import type { Database, SubmissionRow } from '../../store/tables.ts';
import { languageOf, subscriptionLink } from '../../taking-part/notify/notify.routes.ts';
import { findSubscription } from '../../taking-part/notify/subscriptions.repository.ts';
import { notifyKind } from '../../taking-part/submissions/kinds/submission-kinds.ts';
import { applicationOf } from './desk-applications.repository.ts';
import { taipei } from '../desk-page.ts';
import { recordNames } from '../record-names.ts';
import type { Table } from '../send-table.ts';
import { subjectsOf } from './submission-subject.ts';

const named = ['exhibitor', 'product', 'event'] as const;
const head = [
  ...['Reference', 'Received', 'Kind', 'State', 'Language', 'Notice', 'Marketing', 'KeptUntil'],
  ...['Edition', 'EditionName', 'ExhibitorId', 'Exhibitor', 'ProductId', 'Product'],
  ...['EventId', 'Event', 'EventStart', 'Application', 'Position'],
  ...['Appointment', 'AppointmentTime'],
];

/** One row per submission. Every field that occurs in any of them is a column. */
export async function submissionsTable(
  database: Database,
  rows: readonly SubmissionRow[],
  siteUrl: string,
): Promise<Table> {
  const read = rows.map((row) => ({ row, fields: JSON.parse(row.data) as Record<string, string> }));
  const columns = [...new Set(read.flatMap(({ fields }) => Object.keys(fields)))];
  const subscriptions = await subscriptionColumns(database, rows, siteUrl);
  const names = recordNames(database);
  const lines: string[][] = [];
  for (const { row, fields } of read) {
    const application = await applicationOf(database, row);
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
      ...subscriptions.valuesOf(row),
    ]);
  }
  return [[...head, ...columns, ...subscriptions.head], ...lines];
}

/** Only with subscriptions: whether each is confirmed, and the link that ends it, for mailings. */
async function subscriptionColumns(
  database: Database,
  rows: readonly SubmissionRow[],
  siteUrl: string,
) {
  const confirmed = new Map<string, string>();
  for (const { id, kind } of rows) {
    const found = kind === notifyKind.kind ? await findSubscription(database, id) : undefined;
    if (found) confirmed.set(id, found.confirmed_at === null ? 'no' : taipei(found.confirmed_at));
  }
  const head = confirmed.size > 0 ? ['Confirmed', 'Unsubscribe'] : [];
  const linkOf = ({ id, data }: SubmissionRow) => subscriptionLink(siteUrl, languageOf(data), id);
  const valuesOf = (row: SubmissionRow) => {
    const state = confirmed.get(row.id);
    return head.length === 0 ? [] : [state ?? '', state === undefined ? '' : linkOf(row)];
  };
  return { head, valuesOf };
}
