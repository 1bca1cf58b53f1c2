import type { Bilingual } from '@dswine/shared/contract/wire';
import type { CalendarRecord } from '../../content/editions/edition.ts';
import type { Database } from '../../store/tables.ts';
import type { ApplicationRow } from '../../store/tables/applications.ts';

/** Identifies the applications for one calendar entry. */
export type Line = Pick<ApplicationRow, 'edition' | 'entry'>;

/** The state of a calendar entry that its applicants were last notified of. */
export type Announced = {
  record: CalendarRecord;
  venue: Bilingual;
  removed: boolean;
  change: string;
};

export function parseAnnounced(text: string | null): Announced | undefined {
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
