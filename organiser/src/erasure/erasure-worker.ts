import type { FastifyBaseLogger } from 'fastify';
import { deleteMailFilesBefore } from '../outbox/mail-files.ts';
import { deleteOldMails } from '../outbox/outbox.queries.ts';
import { overwriteDeleted } from '../store/sqlite-dialect.ts';
import { runPeriodically } from '../process/run-periodically.ts';
import { finishErasures, replayErasures, type ErasureTargets } from './finish-erasures.ts';

export type ErasureWorker = { run: () => Promise<void>; stop: () => Promise<void> };
type Dependencies = ErasureTargets & {
  mailKeepDays: number;
  logger?: FastifyBaseLogger;
  now?: () => Date;
};

const intervalMs = 1000;
const cleanUpIntervalMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Repeats erasures that a restored backup undid, before the service accepts requests. Then it
 * finishes new erasures every second and deletes old mails every hour.
 */
export async function startErasures(dependencies: Dependencies): Promise<ErasureWorker> {
  const { database, mailFolder, mailKeepDays, logger, now = () => new Date() } = dependencies;
  const repeated = await replayErasures(dependencies);
  if (repeated > 0)
    logger?.warn(
      { event: 'erased-again', number: repeated },
      'records were erased again after a restore',
    );
  let cleanedUpAt = 0;
  let running: Promise<void> = Promise.resolve();

  async function cleanUp(): Promise<void> {
    const before = new Date(now().getTime() - mailKeepDays * dayMs);
    await deleteOldMails(database, now(), before);
    await deleteMailFilesBefore(mailFolder, before);
    // Deleted members, sessions and mails must leave the database's log too.
    await overwriteDeleted(database);
    cleanedUpAt = now().getTime();
  }

  async function purge(): Promise<void> {
    try {
      await finishErasures(dependencies);
      if (now().getTime() - cleanedUpAt >= cleanUpIntervalMs) await cleanUp();
    } catch (error) {
      logger?.error({ err: error, event: 'erasure-failed' }, 'erasures could not be completed');
    }
  }

  const run = () => (running = running.then(purge));
  const stopTimer = runPeriodically(intervalMs, run);
  await running;
  return {
    run,
    async stop() {
      await stopTimer();
      await running;
    },
  };
}
