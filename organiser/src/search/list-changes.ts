import type { Database } from '../store/tables.ts';
import { addBit, hasBit, noBits, type Bits } from './bits.ts';
import { listed, rowHash } from './index-records.ts';
import type { Listed, ListIndex } from './list-index.ts';
import { readRows, readStamps, type ListRows } from './read-in-batches.ts';

/** Above this number of changed texts, rebuild the index instead of updating it. */
const maxChanges = 500;

/** The effect of an import on one list. */
export type ListChanges<T extends keyof ListRows> = {
  /** The current records: existing ones at their positions, then one for each row of `fresh`. */
  records: Listed[];
  /** New rows, and rows whose texts changed. */
  fresh: ListRows[T][];
  deleted: Bits;
};

/** Returns undefined when too much changed. */
export async function findListChanges<T extends keyof ListRows, Facet extends string>(
  database: Database,
  { edition, table, yielder }: { edition: string; table: T; yielder: () => Promise<void> },
  before: { list: ListIndex<Facet>; positions: ReadonlyMap<string, number> },
  sponsorOf: (row: ListRows[T]) => string | undefined,
): Promise<ListChanges<T> | undefined> {
  const { records, deleted, text } = before.list;
  const changes: ListChanges<T> = {
    records: [...records],
    fresh: [],
    deleted: new Uint32Array(deleted),
  };
  const positionOf = (id: string) => {
    const position = before.positions.get(id);
    return position === undefined || hasBit(deleted, position) ? undefined : position;
  };
  const seen = noBits(text.size);
  const changedIds: string[] = [];
  await readStamps(database, edition, table, async ({ id, hash }) => {
    await yielder();
    const position = positionOf(id);
    if (position !== undefined) addBit(seen, position);
    if (position === undefined || records[position]?.rowHash !== rowHash(hash)) changedIds.push(id);
  });
  for (const position of before.positions.values())
    if (!hasBit(seen, position)) addBit(changes.deleted, position);
  let isTooMuch = false;
  await readRows(database, { edition, table, ids: changedIds }, async (row) => {
    await yielder();
    if (isTooMuch) return;
    const record = listed(row, sponsorOf(row));
    const position = positionOf(row.id);
    if (position !== undefined && records[position]?.textHash === record.textHash) {
      changes.records[position] = record;
      return;
    }
    if (position !== undefined) addBit(changes.deleted, position);
    changes.records.push(record);
    changes.fresh.push(row);
    isTooMuch = changes.fresh.length > maxChanges || changes.records.length > text.size;
  });
  return isTooMuch ? undefined : changes;
}
