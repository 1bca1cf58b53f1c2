import { isActive, type Line } from '../../taking-part/applications/applications.repository.ts';
import { listAllRecords } from '../../store/content.ts';
import { both, type Label } from '../html.ts';
import type { Database, ApplicationRow, SubmissionRow } from '../../store/tables.ts';

export type ApplicationState = ApplicationRow['state'];
export const applicationStates: Record<ApplicationState, Label> = {
  placed: both('正取', 'Placed'),
  held: both('保留中，待確認', 'Held, to confirm'),
  waiting: both('候補', 'Waiting'),
  withdrawn: both('已取消', 'Withdrawn'),
  lapsed: both('逾時未確認', 'Lapsed'),
};
const order = Object.keys(applicationStates);

/** An application with its position on the waiting list, from 1. */
export type ApplicationStatus = ApplicationRow & { position: number | undefined };
export type DeskApplication = ApplicationStatus & {
  submission: SubmissionRow;
  fields: Readonly<Record<string, string>>;
};

/** Applications for one entry or for a whole edition, by event, state and order. */
export async function listApplications(
  database: Database,
  { edition, entry }: Pick<Line, 'edition'> & Partial<Line>,
): Promise<DeskApplication[]> {
  let applications = database.selectFrom('applications').selectAll().where('edition', '=', edition);
  if (entry !== undefined) applications = applications.where('entry', '=', entry);
  const rows = await applications.orderBy('entry').orderBy('number').execute();
  const submissions = await listById(
    database,
    rows.map(({ submission_id }) => submission_id),
  );
  const found = withPositions(rows).flatMap((row) => {
    const submission = submissions.get(row.submission_id);
    return submission
      ? [{ ...row, submission, fields: JSON.parse(submission.data) as Record<string, string> }]
      : [];
  });
  return found.toSorted(
    (a, b) =>
      Number(a.entry) - Number(b.entry) ||
      order.indexOf(a.state) - order.indexOf(b.state) ||
      a.number - b.number,
  );
}

/** The applications that came with these submissions. */
export async function applicationsOf(
  database: Database,
  submissions: readonly Pick<SubmissionRow, 'id'>[],
): Promise<Map<string, ApplicationStatus>> {
  const found = new Map<string, ApplicationStatus>();
  for (const ids of chunks(submissions.map(({ id }) => id))) {
    const rows = await database
      .selectFrom('applications')
      .selectAll()
      .where('submission_id', 'in', ids)
      .execute();
    const lines = [...new Set(rows.map(({ entry }) => entry))];
    const waiting = lines.length === 0 ? [] : await waitingOf(database, lines);
    const positions = new Map(withPositions(waiting).map(({ id, position }) => [id, position]));
    for (const row of rows)
      found.set(row.submission_id, { ...row, position: positions.get(row.id) });
  }
  return found;
}

export type EventLine = Line & { counts: Record<ApplicationState, number> };

/** The entries of an edition that are bookable or have applications, with their counts. */
export async function listEventLines(database: Database, edition: string): Promise<EventLine[]> {
  const counted = await database
    .selectFrom('applications')
    .select(['entry', 'state', (of) => of.fn.countAll<number>().as('total')])
    .where('edition', '=', edition)
    .groupBy(['entry', 'state'])
    .execute();
  const bookable = (await listAllRecords(database, edition, 'calendar')).filter(
    ({ Booking }) => Booking === true,
  );
  const ids = new Set([...bookable.map(({ Id }) => Id), ...counted.map(({ entry }) => entry)]);
  return [...ids]
    .map((entry) => {
      const of = (state: ApplicationState) =>
        Number(counted.find((row) => row.entry === entry && row.state === state)?.total ?? 0);
      const counts = {
        ...{ placed: of('placed'), held: of('held'), waiting: of('waiting') },
        ...{ withdrawn: of('withdrawn'), lapsed: of('lapsed') },
      };
      return { edition, entry, counts };
    })
    .toSorted((a, b) => Number(a.entry) - Number(b.entry));
}

/** The moves that the staff may make with an application. */
export function movesOf(
  application: Pick<ApplicationRow, 'state'>,
): ('place' | 'requeue' | 'withdraw')[] {
  if (!isActive(application)) return [];
  const { state } = application;
  return [
    ...(state === 'placed' ? [] : (['place'] as const)),
    ...(state === 'waiting' ? [] : (['requeue'] as const)),
    'withdraw',
  ];
}

function waitingOf(database: Database, entries: string[]): Promise<ApplicationRow[]> {
  return database
    .selectFrom('applications')
    .selectAll()
    .where('entry', 'in', entries)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .execute();
}

/** Adds positions. The rows must be in the order of their numbers. */
function withPositions(rows: readonly ApplicationRow[]): ApplicationStatus[] {
  const last = new Map<string, number>();
  return rows.map((row) => {
    if (row.state !== 'waiting') return { ...row, position: undefined };
    const line = `${row.edition}/${row.entry}`;
    const position = (last.get(line) ?? 0) + 1;
    last.set(line, position);
    return { ...row, position };
  });
}

async function listById(database: Database, all: string[]): Promise<Map<string, SubmissionRow>> {
  const found = new Map<string, SubmissionRow>();
  for (const ids of chunks(all))
    for (const row of await database
      .selectFrom('submissions')
      .selectAll()
      .where('id', 'in', ids)
      .execute())
      found.set(row.id, row);
  return found;
}

/** Splits a list into chunks that every database engine accepts as one list. */
function chunks(ids: readonly string[], size = 500): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}
