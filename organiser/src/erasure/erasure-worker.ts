import type { FastifyBaseLogger } from 'fastify';
import { deleteMailFilesBefore } from '../outbox/mail-files.ts';
import { deleteOldMails } from '../outbox/outbox.queries.ts';
import { overwriteDeleted } from '../store/sqlite-dialect.ts';
import { finishErasures, replayErasures, type ErasurePlaces } from './finish-erasures.ts';

export type ErasureWorker = { run: () => Promise<void>; stop: () => Promise<void> };
type Parts = ErasurePlaces & { mailKeepDays: number; logger?: FastifyBaseLogger; now?: () => Date };

const everyMs = 1000;
const tidyEveryMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Erases again what a restored backup brought back, before anybody is answered; then, every
 * second, finishes what was erased, and every hour removes old mails.
 */
export async function startErasures(parts: Parts): Promise<ErasureWorker> {
  const { database, mailFolder, mailKeepDays, logger, now = () => new Date() } = parts;
  const again = await replayErasures(parts);
  if (again > 0)
    logger?.warn(
      { event: 'erased-again', number: again },
      'a restored database held what was erased',
    );
  let tidiedAt = 0;
  let running: Promise<void> = Promise.resolve();

  async function tidy(): Promise<void> {
    const before = new Date(now().getTime() - mailKeepDays * dayMs);
    await deleteOldMails(database, now(), before);
    await deleteMailFilesBefore(mailFolder, before);
    // What members, sessions and mails deleted leaves the database's log too.
    await overwriteDeleted(database);
    tidiedAt = now().getTime();
  }

  async function look(): Promise<void> {
    try {
      await finishErasures(parts);
      if (now().getTime() - tidiedAt >= tidyEveryMs) await tidy();
    } catch (error) {
      logger?.error(
        { err: error, event: 'erasure-failed' },
        'what was erased could not be finished',
      );
    }
  }

  const run = () => (running = running.then(look));
  await run();
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  return {
    run,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
