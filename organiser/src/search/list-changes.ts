import type { Database } from '../store/tables.ts';
import { addBit, hasBit, noBits, type Bits } from './bits.ts';
import { listed, rowHash } from './index-records.ts';
import type { Listed, ListIndex } from './list-index.ts';
import { readRows, readStamps, type ListRows } from './read-in-batches.ts';

/** Above this number of changed texts, rebuild the index instead of updating it. */
const most = 500;

/** The effect of an import on one list. */
export type ListChanges<T extends keyof ListRows> = {
  /** The current records: existing ones at their positions, then one for each row of `fresh`. */
  records: Listed[];
  /** New rows, and rows whose texts changed. */
  fresh: ListRows[T][];
  gone: Bits;
};

/** Returns undefined when too much changed. */
export async function findListChanges<T extends keyof ListRows, Facet extends string>(
  database: Database,
  { edition, table, yielder }: { edition: string; table: T; yielder: () => Promise<void> },
  before: { list: ListIndex<Facet>; places: ReadonlyMap<string, number> },
  hasPriority: (row: ListRows[T]) => boolean,
): Promise<ListChanges<T> | undefined> {
  const { records, gone, text } = before.list;
  const changes: ListChanges<T> = { records: [...records], fresh: [], gone: new Uint32Array(gone) };
  const placeOf = (id: string) => {
    const place = before.places.get(id);
    return place === undefined || hasBit(gone, place) ? undefined : place;
  };
  const seen = noBits(text.size);
  const differ: string[] = [];
  await readStamps(database, edition, table, async ({ id, hash }) => {
    await yielder();
    const place = placeOf(id);
    if (place !== undefined) addBit(seen, place);
    if (place === undefined || records[place]?.rowHash !== rowHash(hash)) differ.push(id);
  });
  for (const place of before.places.values()) if (!hasBit(seen, place)) addBit(changes.gone, place);
  let isTooMuch = false;
  await readRows(database, edition, table, differ, async (row) => {
    await yielder();
    if (isTooMuch) return;
    const record = listed(row, hasPriority(row));
    const place = placeOf(row.id);
    if (place !== undefined && records[place]?.textPrint === record.textPrint) {
      changes.records[place] = record;
      return;
    }
    if (place !== undefined) addBit(changes.gone, place);
    changes.records.push(record);
    changes.fresh.push(row);
    isTooMuch = changes.fresh.length > most || changes.records.length > text.size;
  });
  return isTooMuch ? undefined : changes;
}
