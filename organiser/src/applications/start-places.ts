import type { FastifyBaseLogger } from 'fastify';
import { runPeriodically } from '../server/run-periodically.ts';
import type { Database } from '../store/tables.ts';
import { listLines, listOverdueLines } from './applications.repository.ts';
import { fillPlaces } from './fill-places.ts';

const everyMs = 5000;

/**
 * Every few seconds, gives on the places that nobody confirmed in time; at the start it brings all
 * lines up to date. Any number of processes may run it over one database. Returns how to stop.
 */
export function startPlaces(
  database: Database,
  logger: FastifyBaseLogger,
  now: () => Date,
): () => Promise<void> {
  let listDue: () => ReturnType<typeof listLines> = () => listLines(database);
  return runPeriodically(everyMs, async () => {
    try {
      for (const line of await listDue())
        await database.transaction().execute((transaction) => fillPlaces(transaction, line, now()));
      listDue = () => listOverdueLines(database, now());
    } catch (error) {
      logger.error(
        { err: error, event: 'places-failed' },
        'places that were not confirmed could not be given on',
      );
    }
  });
}
