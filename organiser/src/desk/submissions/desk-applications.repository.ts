import {
  findBySubmission,
  isActive,
  positionOf,
  type Line,
} from '../../taking-part/applications/applications.repository.ts';
import { applicationKinds } from '../../taking-part/submissions/kinds/submission-kinds.ts';
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
export type ApplicationStatus = ApplicationRow &
  Pick<SubmissionRow, 'reference'> & { position: number | undefined };
export type DeskApplication = ApplicationStatus &
  Pick<SubmissionRow, 'email' | 'locale'> & { fields: Readonly<Record<string, string>> };

/** Applications for one entry or for a whole edition, by event, state and order. */
export async function listApplications(
  database: Database,
  { edition, entry }: Pick<Line, 'edition'> & Partial<Line>,
): Promise<DeskApplication[]> {
  let applications = database
    .selectFrom('applications')
    .innerJoin('submissions', 'submissions.id', 'applications.submission_id')
    .selectAll('applications')
    .select(['reference', 'email', 'locale', 'data'])
    .where('applications.edition', '=', edition);
  if (entry !== undefined) applications = applications.where('entry', '=', entry);
  const rows = await applications.orderBy('entry').orderBy('number').execute();
  const last = new Map<string, number>();
  const found = rows.map(({ data, ...row }) => {
    const position = (last.get(row.entry) ?? 0) + 1;
    if (row.state === 'waiting') last.set(row.entry, position);
    const fields = JSON.parse(data) as Record<string, string>;
    return { ...row, fields, position: row.state === 'waiting' ? position : undefined };
  });
  return found.toSorted(
    (a, b) =>
      Number(a.entry) - Number(b.entry) ||
      order.indexOf(a.state) - order.indexOf(b.state) ||
      a.number - b.number,
  );
}

/** The application that came with a submission. */
export async function applicationOf(
  database: Database,
  { id, kind }: SubmissionRow,
): Promise<ApplicationStatus | undefined> {
  if (!applicationKinds.some((one) => one.kind === kind)) return undefined;
  const row = await findBySubmission(database, id);
  const isWaiting = row?.state === 'waiting';
  return row && { ...row, position: isWaiting ? await positionOf(database, row) : undefined };
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
