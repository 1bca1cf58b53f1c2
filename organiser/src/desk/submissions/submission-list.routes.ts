import { eraseExpired } from '../../accounts/erasure/erase-submission.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { applicationsOf } from './desk-applications.repository.ts';
import { tickedRows } from '../desk-list.ts';
import { requireStaff, page, type DeskDependencies, audit, exportRoute } from '../desk-parts.ts';
import { recordNames } from '../record-names.ts';
import { countSubmissions, listSubmissions, pageSize, readFilter } from './submission-filter.ts';
import { markAnswered, requireSubmission } from './submission.routes.ts';
import { subjectsOf } from './submission-subject.ts';
import { submissionsPage, type Kinded, type ListedSubmission } from './submissions-page.ts';
import { findBySubmission as findAppointment } from '../../taking-part/appointments/appointments.repository.ts';
import { languageOf } from '../../taking-part/notify/change-subscription.ts';
import { subscriptionLink } from '../../taking-part/notify/notify-mails.ts';
import { findSubscription } from '../../taking-part/notify/subscriptions.repository.ts';
import { notifyKind } from '../../taking-part/submissions/kinds/notify.kind.ts';
import { taipei } from '../desk-page.ts';
import type { Table } from '../send-table.ts';

/** In the filter of the list. */
const MAX_TEAM_FORMS = 200;

export function submissionListRoutes(dependencies: DeskDependencies): void {
  const { desk, database, now, siteUrl } = dependencies;
  desk.get('/', async (request, reply) => {
    const filter = readFilter(request.query as Record<string, unknown>);
    const { said } = request.query as { said?: unknown };
    const rows = await listSubmissions(database, filter, {
      offset: (filter.page - 1) * pageSize,
      size: pageSize,
    });
    const total = await countSubmissions(database, filter);
    const listed = await describeRows(database, rows);
    const editions = await listEditions(database);
    const teamForms = await listTeamForms(database);
    return page(
      reply,
      submissionsPage({
        staff: requireStaff(request),
        filter,
        editions,
        teamForms,
        rows: listed,
        total,
        message: messages.get(String(said)) ?? '',
      }),
    );
  });

  exportRoute(dependencies, '/submissions', async ({ query }) => {
    const rows = await listSubmissions(database, readFilter(query as Record<string, unknown>));
    const table = await submissionsTable(database, rows, siteUrl);
    return { subject: `${rows.length} submissions`, table };
  });

  desk.post('/answered', async (request, reply) => {
    await database.transaction().execute(async (transaction) => {
      for (const ticked of tickedRows(request.body)) {
        const { id, reference: subject } = await requireSubmission(transaction, ticked);
        await markAnswered(transaction, id);
        await audit(dependencies, request, { action: 'mark as answered', subject }, transaction);
      }
    });
    return reply.redirect('/desk?said=marked', 303);
  });

  desk.post('/expired', async (request, reply) => {
    const erased = await eraseExpired(database, now());
    const detail = `${erased.length} past their retention date`;
    await audit(dependencies, request, { action: 'delete', subject: erased.join(' '), detail });
    return reply.redirect('/desk?said=expired', 303);
  });
}

const messages = new Map([
  ['marked', '已標示為已回覆 / Marked as answered'],
  ['deleted', '已刪除 / Deleted'],
  ['expired', '已刪除所有過期的來信 / Everything past its retention date is deleted'],
]);

async function describeRows(
  database: Database,
  rows: SubmissionRow[],
): Promise<ListedSubmission[]> {
  const names = recordNames(database);
  const applications = await applicationsOf(database, rows);
  const listed: ListedSubmission[] = [];
  for (const row of rows) {
    const application = applications.get(row.id);
    listed.push({ row, application, subjects: await subjectsOf(names, row, application) });
  }
  return listed;
}

async function listEditions(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('submissions')
    .select('edition')
    .distinct()
    .orderBy('edition')
    .execute();
  return rows.map(({ edition }) => edition);
}

/** The forms of teams that were sent, of each one a definition. */
async function listTeamForms(database: Database): Promise<Kinded[]> {
  return database
    .selectFrom('submissions')
    .select(['kind', (row) => row.fn.max('definition').as('definition')])
    .where('definition', 'is not', null)
    .groupBy('kind')
    .orderBy('kind')
    .limit(MAX_TEAM_FORMS)
    .execute();
}

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
