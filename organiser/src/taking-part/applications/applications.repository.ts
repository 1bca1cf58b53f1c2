import type { Database } from '../../store/tables.ts';
import type { ApplicationRow } from '../../store/tables/applications.ts';
import type { Bilingual } from '@dswine/shared/contract/wire';
import type { CalendarRecord } from '../../content/editions/edition.ts';

/** An application with its submission's reference number and its entry as last announced. */
export type ApplicationDetails = ApplicationRow & {
  reference: string;
  announced: Announced | undefined;
};

export const activeStates = ['held', 'placed', 'waiting'] as const;
const takenStates = ['held', 'placed'] as const;

export const isActive = ({ state }: Pick<ApplicationRow, 'state'>): boolean =>
  activeStates.some((one) => one === state);

const selectApplications = (database: Database) =>
  database
    .selectFrom('applications')
    .innerJoin('submissions', 'submissions.id', 'applications.submission_id')
    .innerJoin('application_counters as line', (join) =>
      join
        .onRef('line.edition', '=', 'applications.edition')
        .onRef('line.entry', '=', 'applications.entry'),
    )
    .selectAll('applications')
    .select(['submissions.reference', 'line.announced']);

const parse = <Row extends { announced: string | null }>(row: Row) => ({
  ...row,
  announced: parseAnnounced(row.announced),
});

export async function listByPerson(
  database: Database,
  edition: string,
  person: string,
): Promise<ApplicationDetails[]> {
  const rows = await selectApplications(database)
    .where('applications.edition', '=', edition)
    .where('applications.person', '=', person)
    .orderBy('applications.created_at')
    .execute();
  return rows.map(parse);
}

export async function findBySubmission(
  database: Database,
  submissionId: string,
): Promise<ApplicationDetails | undefined> {
  const row = await selectApplications(database)
    .where('applications.submission_id', '=', submissionId)
    .executeTakeFirst();
  return row && parse(row);
}

export async function findById(
  database: Database,
  id: string,
): Promise<ApplicationDetails | undefined> {
  const row = await selectApplications(database)
    .where('applications.id', '=', id)
    .executeTakeFirst();
  return row && parse(row);
}

export async function findActive(
  database: Database,
  { edition, scope, person }: Pick<ApplicationRow, 'edition' | 'scope' | 'person'>,
): Promise<ApplicationDetails | undefined> {
  const row = await selectApplications(database)
    .where('applications.edition', '=', edition)
    .where('applications.scope', '=', scope)
    .where('applications.holder', '=', person)
    .executeTakeFirst();
  return row && parse(row);
}

const inLine = (database: Database, { edition, entry }: Line) =>
  database.selectFrom('applications').where('edition', '=', edition).where('entry', '=', entry);

const countRows = (rows: ReturnType<typeof inLine>) =>
  rows
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
    .then(({ total }) => Number(total));

export function countTaken(database: Database, line: Line): Promise<number> {
  return countRows(inLine(database, line).where('state', 'in', takenStates));
}

export function countWaiting(database: Database, line: Line): Promise<number> {
  return countRows(inLine(database, line).where('state', '=', 'waiting'));
}

export function positionOf(
  database: Database,
  application: Line & Pick<ApplicationRow, 'number'>,
): Promise<number> {
  return countRows(
    inLine(database, application)
      .where('state', '=', 'waiting')
      .where('number', '<=', application.number),
  );
}

export function listWaiting(
  database: Database,
  line: Line,
  limit: number,
): Promise<ApplicationRow[]> {
  return inLine(database, line)
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('number')
    .limit(limit)
    .execute();
}

export function listActive(database: Database, line: Line): Promise<ApplicationRow[]> {
  return inLine(database, line)
    .selectAll()
    .where('state', 'in', activeStates)
    .orderBy('number')
    .execute();
}

export function listUnconfirmed(
  database: Database,
  line: Line,
  now: Date,
): Promise<ApplicationRow[]> {
  return inLine(database, line)
    .selectAll()
    .where('confirm_by', '<=', now.toISOString())
    .orderBy('number')
    .execute();
}

export function listOverdueLines(database: Database, now: Date): Promise<Line[]> {
  return database
    .selectFrom('applications')
    .select(['edition', 'entry'])
    .where('confirm_by', '<=', now.toISOString())
    .groupBy(['edition', 'entry'])
    .orderBy('edition')
    .orderBy('entry')
    .execute();
}

/** Returns false when the person already has an application within the scope. */
export async function insertApplication(database: Database, row: ApplicationRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['edition', 'scope', 'holder']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Changes = Partial<Pick<ApplicationRow, 'state' | 'number' | 'confirm_by' | 'holder'>>;

export async function updateApplication(
  database: Database,
  id: string,
  changes: Changes,
  now: Date,
): Promise<void> {
  await database
    .updateTable('applications')
    .set({ ...changes, changed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Ends an application. Its holder becomes its own id, so that the person may apply again. */
export async function endApplication(
  database: Database,
  id: string,
  state: 'withdrawn' | 'lapsed',
  now: Date,
): Promise<void> {
  await updateApplication(database, id, { state, holder: id, confirm_by: null }, now);
}

/** Identifies the applications for one calendar entry. */
export type Line = Pick<ApplicationRow, 'edition' | 'entry'>;

/** The state of a calendar entry that its applicants were last notified of. */
export type Announced = {
  record: CalendarRecord;
  venue: Bilingual;
  removed: boolean;
  change: string;
};

function parseAnnounced(text: string | null): Announced | undefined {
  return text === null ? undefined : (JSON.parse(text) as Announced);
}

/**
 * All lines with applications. The order is fixed, so that transactions lock lines in the same
 * order.
 */
export function listLines(database: Database, of: Partial<Line> = {}): Promise<Line[]> {
  let lines = database.selectFrom('application_counters').select(['edition', 'entry']);
  if (of.edition !== undefined) lines = lines.where('edition', '=', of.edition);
  if (of.entry !== undefined) lines = lines.where('entry', '=', of.entry);
  return lines.orderBy('edition').orderBy('entry').execute();
}

/**
 * Locks the line of an entry until the transaction ends. Every change to a line must update its row
 * first. Returns the entry as last announced to its applicants.
 */
export async function lockLine(transaction: Database, line: Line): Promise<Announced | undefined> {
  await transaction
    .insertInto('application_counters')
    .values({ edition: line.edition, entry: line.entry, last_number: 0, announced: null })
    .onConflict((conflict) => conflict.columns(['edition', 'entry']).doNothing())
    .execute();
  const { announced } = await changeLine(transaction, line, 0);
  return parseAnnounced(announced);
}

export async function nextNumber(transaction: Database, line: Line): Promise<number> {
  return (await changeLine(transaction, line, 1)).last_number;
}

function changeLine(transaction: Database, { edition, entry }: Line, step: number) {
  return transaction
    .updateTable('application_counters')
    .set((row) => ({ last_number: row('last_number', '+', step) }))
    .where('edition', '=', edition)
    .where('entry', '=', entry)
    .returning(['last_number', 'announced'])
    .executeTakeFirstOrThrow();
}

export async function setAnnounced(
  transaction: Database,
  line: Line,
  announced: Announced,
): Promise<void> {
  await transaction
    .updateTable('application_counters')
    .set({ announced: JSON.stringify(announced) })
    .where('edition', '=', line.edition)
    .where('entry', '=', line.entry)
    .execute();
}

export async function findAnnounced(
  database: Database,
  { edition, entry }: Line,
): Promise<Announced | undefined> {
  const row = await database
    .selectFrom('application_counters')
    .select('announced')
    .where('edition', '=', edition)
    .where('entry', '=', entry)
    .executeTakeFirst();
  return row && parseAnnounced(row.announced);
}
