import type { FastifyBaseLogger } from 'fastify';
import { deleteMailFilesBefore } from '../../mail/outbox/mail-files.ts';
import { deleteOldMails } from '../../mail/outbox/outbox.queries.ts';
import { overwriteDeleted } from '../../store/sqlite-dialect.ts';
import { runPeriodically } from '../../process/run-periodically.ts';
import { finishErasures, replayErasures, type ErasureTargets } from './finish-erasures.ts';

export type ErasureWorker = { run: () => Promise<void>; stop: () => Promise<void> };
type Dependencies = ErasureTargets & {
  mailKeepDays: number;
  logger?: FastifyBaseLogger;
};

const intervalMs = 1000;
const cleanUpIntervalMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Repeats erasures that a restored backup undid, before the service accepts requests. Then it
 * finishes new erasures every second and deletes old mails every hour.
 */
export async function startErasures(dependencies: Dependencies): Promise<ErasureWorker> {
  const { database, mailFolder, mailKeepDays, logger, clock } = dependencies;
  const repeated = await replayErasures(dependencies);
  if (repeated > 0)
    logger?.warn(
      { event: 'erased-again', number: repeated },
      'records were erased again after a restore',
    );
  let cleanedUpAt = -Infinity;
  let running: Promise<void> = Promise.resolve();

  async function cleanUp(): Promise<void> {
    const now = clock.now();
    const before = new Date(now - mailKeepDays * dayMs);
    await deleteOldMails(database, new Date(now), before);
    await deleteMailFilesBefore(mailFolder, before);
    // Deleted members, sessions and mails must leave the database's log too.
    await overwriteDeleted(database);
    cleanedUpAt = clock.monotonic();
  }

  async function purge(): Promise<void> {
    try {
      await finishErasures(dependencies);
      if (clock.monotonic() - cleanedUpAt >= cleanUpIntervalMs) await cleanUp();
    } catch (error) {
      logger?.error({ err: error, event: 'erasure-failed' }, 'erasures could not be completed');
    }
  }

  const run = () => (running = running.then(purge));
  const stopTimer = runPeriodically(clock, intervalMs, run);
  await running;
  return {
    run,
    async stop() {
      await stopTimer();
      await running;
    },
  };
}
