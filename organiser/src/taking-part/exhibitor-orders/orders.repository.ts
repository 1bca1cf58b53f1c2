import type { Database } from '../../store/tables.ts';
import type { ExhibitorOrderRow } from '../../store/tables/exhibitor-work.ts';
import type { OrderLine } from './price-order.ts';

type Exhibitor = { edition: string; exhibitorId: string };

/** All versions of an exhibitor's order, the newest first. */
export async function listOrders(
  database: Database,
  { edition, exhibitorId }: Exhibitor,
): Promise<ExhibitorOrderRow[]> {
  return database
    .selectFrom('exhibitor_orders')
    .selectAll()
    .where('edition', '=', edition)
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('version', 'desc')
    .execute();
}

/** The orders of an edition that count: the last one that each exhibitor has sent. */
export async function listSentOrders(
  database: Database,
  edition: string,
): Promise<Map<string, ExhibitorOrderRow>> {
  const rows = await database
    .selectFrom('exhibitor_orders')
    .selectAll()
    .where('edition', '=', edition)
    .where('state', '=', 'sent')
    .orderBy('version')
    .execute();
  return new Map(rows.map((row) => [row.exhibitor_id, row]));
}

export async function findOrder(
  database: Database,
  id: string,
): Promise<ExhibitorOrderRow | undefined> {
  return database
    .selectFrom('exhibitor_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export const linesIn = ({ lines }: Pick<ExhibitorOrderRow, 'lines'>): OrderLine[] =>
  JSON.parse(lines) as OrderLine[];

/** Stores a draft in place of the one before. Returns false when this version has been sent. */
export async function saveDraft(database: Database, row: ExhibitorOrderRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('exhibitor_orders')
    .values(row)
    .onConflict((version) =>
      version
        .columns(['edition', 'exhibitor_id', 'version'])
        .doUpdateSet(row)
        .where('exhibitor_orders.state', '=', 'draft'),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Marks a draft as sent, once. Only the last version goes on naming people. */
export async function markOrderSent(
  database: Database,
  { id, edition, exhibitor_id, version }: ExhibitorOrderRow,
  by: Pick<ExhibitorOrderRow, 'member_id' | 'member_name' | 'changed_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('exhibitor_orders')
    .set({ ...by, state: 'sent' })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  await database
    .updateTable('exhibitor_orders')
    .set({ lists: '{}' })
    .where('edition', '=', edition)
    .where('exhibitor_id', '=', exhibitor_id)
    .where('version', '<', version)
    .execute();
  return numUpdatedRows > 0n;
}

/** Deletes the names of people, and orders, that have been stored as long as they may be. */
export async function eraseOldOrders(database: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  await database
    .updateTable('exhibitor_orders')
    .set({ lists: '{}', member_name: '' })
    .where('names_until', '<', at)
    .execute();
  await database.deleteFrom('exhibitor_orders').where('retain_until', '<', at).execute();
}
