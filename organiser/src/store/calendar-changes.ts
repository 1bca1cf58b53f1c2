import { listRecords } from './content.ts';
import type { Database } from './tables.ts';
import type { CalendarChangeRow } from './tables/content.ts';

type Kind = CalendarChangeRow['kind'];
type Entry = Pick<CalendarChangeRow, 'kind' | 'id' | 'starts_at' | 'ends_at' | 'topic'> & {
  record: string;
};

/**
 * Runs `change` and counts which events and deadlines it changed, took away or brought back. Those
 * who subscribed to a calendar learn of it by SEQUENCE and CANCELLED (RFC 5545 § 3.8.7.4). Call it
 * inside a transaction.
 */
export async function countCalendarChanges<Result>(
  database: Database,
  { edition, now }: { edition: string; now: Date },
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await listShown(database, edition);
  const result = await change();
  const after = await listShown(database, edition);
  const known = await listRows(database, edition);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, is, row] = [before.get(key), after.get(key), known.get(key)];
    const entry = is ?? was;
    const isNew = !was && !row;
    if (!entry || isNew || was?.record === is?.record) continue;
    const { record: _, ...columns } = entry;
    const values = {
      ...{ edition, ...columns },
      ...{ sequence: (row?.sequence ?? 0) + 1, changed_at: now.toISOString() },
    };
    await database
      .insertInto('calendar_changes')
      .values(values)
      .onConflict((conflict) => conflict.columns(['edition', 'kind', 'id']).doUpdateSet(values))
      .execute();
  }
  return result;
}

/** An edition in memory. */
type Shown = {
  code: string;
  byKey: Record<'calendar' | 'deadlines', ReadonlyMap<string, unknown>>;
};

/** The changes of a kind by id, and of those the entries that are not shown. */
export async function findCalendarChanges(
  database: Database,
  { code, byKey }: Shown,
  kind: Kind,
): Promise<{ changes: Map<string, CalendarChangeRow>; cancelled: CalendarChangeRow[] }> {
  const shown = kind === 'event' ? byKey.calendar : byKey.deadlines;
  const rows = [...(await listRows(database, code)).values()].filter((row) => row.kind === kind);
  return {
    changes: new Map(rows.map((row) => [row.id, row])),
    cancelled: rows.filter((row) => !shown.has(row.id)),
  };
}

const keyOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>) => `${kind}/${id}`;

async function listRows(
  database: Database,
  edition: string,
): Promise<Map<string, CalendarChangeRow>> {
  const rows = await database
    .selectFrom('calendar_changes')
    .selectAll()
    .where('edition', '=', edition)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function listShown(database: Database, edition: string): Promise<Map<string, Entry>> {
  const events = await listRecords(database, edition, 'calendar');
  const deadlines = await listRecords(database, edition, 'deadlines');
  const entries = [
    ...events.map((record): Entry => {
      const { Id, Start, End, Topic } = record;
      const columns = { id: Id, starts_at: Start, ends_at: End, topic: Topic };
      return { kind: 'event', record: JSON.stringify(record), ...columns };
    }),
    ...deadlines.map((record): Entry => {
      const { Id, Due, Topic } = record;
      const columns = { id: Id, starts_at: Due, ends_at: Due, topic: Topic };
      return { kind: 'deadline', record: JSON.stringify(record), ...columns };
    }),
  ];
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}
