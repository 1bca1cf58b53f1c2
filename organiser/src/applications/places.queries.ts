import { randomUUID } from 'node:crypto';
import type { ApplicationRow, Database } from '../store/tables.ts';

export type PlaceTaken = { state: 'placed' } | { state: 'waiting'; position: number };

type Line = Pick<ApplicationRow, 'edition' | 'entry'> & { capacity: number };
type Joining = Line & Pick<ApplicationRow, 'scope' | 'person' | 'submission_id'>;

/**
 * Joins the line of an entry: a place while there is one, else the end of the waiting list. Undefined when the person has an
 * application there already. Called within a transaction; the row of the line is changed first, so that of any number of
 * processes one at a time counts places.
 */
export async function takePlace(
  transaction: Database,
  { capacity, ...joining }: Joining,
  now: Date = new Date(),
): Promise<PlaceTaken | undefined> {
  const number = await holdLine(transaction, joining.edition, joining.entry, 1);
  const placed = await countOf(transaction, joining.edition, joining.entry, 'placed');
  const state = placed < capacity ? 'placed' : 'waiting';
  const at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('applications')
    .values({ ...joining, id: randomUUID(), number, state, holder: joining.person, created_at: at, changed_at: at })
    .onConflict((conflict) => conflict.columns(['edition', 'scope', 'holder']).doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return undefined;
  if (state === 'placed') return { state };
  return { state, position: await countOf(transaction, joining.edition, joining.entry, 'waiting') };
}

/** What somebody who joins the line now would get. */
export async function nextPlace(database: Database, { edition, entry, capacity }: Line): Promise<PlaceTaken> {
  if ((await countOf(database, edition, entry, 'placed')) < capacity) return { state: 'placed' };
  return { state: 'waiting', position: (await countOf(database, edition, entry, 'waiting')) + 1 };
}

export type GivenBack = { row: ApplicationRow; movedUp?: ApplicationRow };

/**
 * Takes an application out of the line and gives its place to the first who waits, unless `moveUp` is false. Undefined when it
 * is not this person's, or was withdrawn before.
 */
export async function giveBack(
  transaction: Database,
  id: string,
  person: string,
  moveUp: boolean,
  now: Date = new Date(),
): Promise<GivenBack | undefined> {
  const found = await transaction
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirst();
  if (!found) return undefined;
  await holdLine(transaction, found.edition, found.entry, 0);
  const changed_at = now.toISOString();
  // Read again under the line's lock: in the meantime it may have moved up, or been withdrawn by another click.
  const row = await transaction
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'withdrawn')
    .executeTakeFirst();
  if (!row) return undefined;
  await transaction
    .updateTable('applications')
    .set({ state: 'withdrawn', holder: id, changed_at })
    .where('id', '=', id)
    .execute();
  if (row.state !== 'placed' || !moveUp) return { row };
  const next = await transaction
    .selectFrom('applications')
    .selectAll()
    .where('edition', '=', row.edition)
    .where('entry', '=', row.entry)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (!next) return { row };
  await transaction
    .updateTable('applications')
    .set({ state: 'placed', changed_at })
    .where('id', '=', next.id)
    .execute();
  return { row, movedUp: next };
}

/** Waits for the line of an entry and holds it until the transaction ends. Resolves to its last number, raised by `step`. */
async function holdLine(transaction: Database, edition: string, entry: string, step: number): Promise<number> {
  await transaction
    .insertInto('application_counters')
    .values({ edition, entry, last_number: 0 })
    .onConflict((conflict) => conflict.columns(['edition', 'entry']).doNothing())
    .execute();
  const { last_number } = await transaction
    .updateTable('application_counters')
    .set((row) => ({ last_number: row('last_number', '+', step) }))
    .where('edition', '=', edition)
    .where('entry', '=', entry)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

export async function countOf(
  database: Database,
  edition: string,
  entry: string,
  state: ApplicationRow['state'],
): Promise<number> {
  const row = await database
    .selectFrom('applications')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('edition', '=', edition)
    .where('entry', '=', entry)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}
