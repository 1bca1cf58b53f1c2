import type { Database } from '../store/tables.ts';
import type { ExhibitorRow, ProductRow } from '../store/tables/content.ts';

export type ListRows = { exhibitors: ExhibitorRow; products: ProductRow };
const batchSize = 200;

/**
 * Reads all rows of an edition's list by id, at most `limit` rows, because an import may add rows
 * meanwhile.
 */
export async function readInBatches<T extends keyof ListRows>(
  database: Database,
  { edition, table, limit }: { edition: string; table: T; limit: number },
  take: (row: ListRows[T]) => Promise<void>,
): Promise<void> {
  let last = '';
  let taken = 0;
  for (;;) {
    const rows = (await database
      .selectFrom(table as 'products')
      .selectAll()
      .where('edition', '=', edition)
      .where('id', '>', last)
      .orderBy('id')
      .limit(Math.min(batchSize, limit - taken))
      .execute()) as unknown as ListRows[T][];
    for (const row of rows) await take(row);
    taken += rows.length;
    last = rows.at(-1)?.id ?? '';
    if (rows.length < batchSize || taken >= limit) return;
  }
}

/** Reads the rows with these ids, in any order. */
export async function readRows<T extends keyof ListRows>(
  database: Database,
  { edition, table, ids }: { edition: string; table: T; ids: readonly string[] },
  take: (row: ListRows[T]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const rows = (await database
      .selectFrom(table as 'products')
      .selectAll()
      .where('edition', '=', edition)
      .where('id', 'in', ids.slice(start, start + batchSize))
      .execute()) as unknown as ListRows[T][];
    for (const row of rows) await take(row);
  }
}

/** Reads the import hash of every row. */
export async function readStamps(
  database: Database,
  edition: string,
  table: keyof ListRows,
  take: (row: { id: string; hash: string }) => Promise<void>,
): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await database
      .selectFrom(table)
      .select(['id', 'hash'])
      .where('edition', '=', edition)
      .where('id', '>', last)
      .orderBy('id')
      .limit(2000)
      .execute();
    for (const row of rows) await take(row);
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    last = end;
  }
}
