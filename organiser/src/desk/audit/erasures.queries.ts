import type { Database, ErasureRow } from '../../store/tables.ts';

export type NewErasure = Pick<ErasureRow, 'id' | 'kind' | 'reference'>;

/**
 * Records an erasure, by the real clock, in the deleting transaction. The clean-up outside of the
 * database starts from this row.
 */
export async function recordErasure(
  transaction: Database,
  erasure: NewErasure,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('erasures')
    .values({ ...erasure, at: now.toISOString(), state: 'open' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Erasures whose traces outside of the database still exist. */
export async function listOpenErasures(database: Database): Promise<ErasureRow[]> {
  return database
    .selectFrom('erasures')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('at')
    .limit(1000)
    .execute();
}

export async function listErasures(database: Database): Promise<ErasureRow[]> {
  return database.selectFrom('erasures').selectAll().execute();
}

export async function closeErasures(database: Database, ids: readonly string[]): Promise<void> {
  await database
    .updateTable('erasures')
    .set({ state: 'done', reference: null })
    .where('id', 'in', [...ids])
    .execute();
}
