import type { Database, ExhibitorRow, ProductRow } from '../store/tables.ts';

type Rows = { exhibitors: ExhibitorRow; products: ProductRow };
const atOnce = 200;

/** Every row of an edition's list, by id; at most `limit`, when an import adds some meanwhile. */
export async function readInSlices<T extends keyof Rows>(
  database: Database,
  edition: string,
  table: T,
  limit: number,
  take: (row: Rows[T]) => Promise<void>,
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
      .limit(Math.min(atOnce, limit - taken))
      .execute()) as unknown as Rows[T][];
    for (const row of rows) await take(row);
    taken += rows.length;
    last = rows.at(-1)?.id ?? '';
    if (rows.length < atOnce || taken >= limit) return;
  }
}
