import type { Database } from './tables.ts';

/** Runs `work` in the current transaction if `database` is one, else in a new transaction. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
