import type { Clock } from '@dswine/shared/process/clock';
import type { FastifyBaseLogger } from 'fastify';
import { DatabaseUnavailableError } from './database-error.ts';

/** How long a start waits for the database, and how often it tries, in ms. */
const WAIT_MS = 60_000;
const TRY_EVERY_MS = 1000;
/** PostgreSQL's classes of a wrong name or password and of an unknown database: waiting is no use. */
const wrongSetting = /^(28|3D)/u;

/**
 * Does a step of the start, again and again while the database is locked or away. Throws what it
 * threw last after a minute, and at once when the settings are wrong.
 */
export async function waitForDatabase<Result>(
  { clock, logger }: { clock: Clock; logger: FastifyBaseLogger },
  step: () => Promise<Result>,
): Promise<Result> {
  const start = clock.monotonic();
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      const { code } = error.cause as { code?: unknown };
      if (wrongSetting.test(String(code)) || clock.monotonic() - start >= WAIT_MS) throw error;
      logger.warn({ err: error.cause }, 'the database does not respond: the start waits for it');
      await clock.sleep(TRY_EVERY_MS);
    }
  }
}
