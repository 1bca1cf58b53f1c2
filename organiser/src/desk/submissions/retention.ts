import type { Clock } from '@dswine/shared/process/clock';
import type { FastifyBaseLogger } from 'fastify';
import { runPeriodically } from '../../process/run-periodically.ts';
import { purgeLimits } from '../../http/rate-limits.ts';
import type { Database } from '../../store/tables.ts';
import { recordAction } from '../audit/actions.queries.ts';
import { eraseDesks } from '../../taking-part/exhibitor-desk/erase-desks.ts';
import { eraseOldOrders } from '../../taking-part/exhibitor-orders/orders.repository.ts';
import { retention } from '../../policies.ts';
import { deleteEntriesBefore } from '../../taking-part/entries/entries.repository.ts';
import { renewRetention } from '../../taking-part/submissions/retained-until.ts';
import { eraseExpired } from '../../accounts/erasure/erase-submission.ts';

const intervalMs = 60 * 60 * 1000;

/**
 * Starts an hourly clean-up of submissions past their retention date, of entries and expired limits. Returns
 * a stop function.
 */
export function startRetention(
  database: Database,
  logger: FastifyBaseLogger,
  clock: Clock,
): () => Promise<void> {
  return runPeriodically(clock, intervalMs, async () => {
    try {
      const now = new Date(clock.now());
      await purgeLimits(database, now);
      await eraseDesks(database, now);
      await renewRetention(database);
      await eraseOldOrders(database, now);
      const before = new Date(now);
      before.setUTCFullYear(before.getUTCFullYear() - retention.entryYears);
      await deleteEntriesBefore(database, before);
      const erased = await eraseExpired(database, now);
      if (erased.length === 0) return;
      const detail = `${erased.length} past their retention date`;
      const by = { staff: 'retention', action: 'delete', subject: erased.join(' '), detail };
      await recordAction(database, by, now);
      logger.info(
        { event: 'submissions-erased', number: erased.length },
        'submissions past their retention date were erased',
      );
    } catch (error) {
      logger.error(
        { err: error, event: 'retention-failed' },
        'submissions past their retention date could not be erased',
      );
    }
  });
}
