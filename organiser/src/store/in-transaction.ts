import type { Database } from './tables.ts';

/** Runs `work` in the transaction that `database` is, else in one of its own. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
