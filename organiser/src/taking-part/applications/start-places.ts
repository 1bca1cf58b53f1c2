import type { Clock } from '@dswine/shared/process/clock';
import type { FastifyBaseLogger } from 'fastify';
import { runPeriodically } from '../../process/run-periodically.ts';
import type { Database } from '../../store/tables.ts';
import { listOverdueLines, listLines } from './applications.repository.ts';
import { fillPlaces } from './fill-places.ts';

const intervalMs = 5000;

type Dependencies = {
  database: Database;
  logger: FastifyBaseLogger;
  clock: Clock;
  /** The show's clock. */
  now: () => Date;
};

/**
 * Starts a timer that reassigns unconfirmed places every few seconds. At the start it updates all
 * lines. Any number of processes may run it on one database. Returns a stop function.
 */
export function startPlacesWorker({
  database,
  logger,
  clock,
  now,
}: Dependencies): () => Promise<void> {
  let listDue: () => ReturnType<typeof listLines> = () => listLines(database);
  return runPeriodically(clock, intervalMs, async () => {
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
