import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { consume } from '../../http/rate-limits.ts';
import type { Database } from '../../store/tables.ts';
import { exhibitorOfDesk, type OpenDesk } from './exhibitor-of-desk.ts';
import { recordDeskAction } from './members.repository.ts';
import { withFiles, type AfterCommit } from './publish-profile.ts';

type DeskChange = {
  transaction: Database;
  desk: OpenDesk;
  at: Date;
  after: AfterCommit;
  /** Records what the member did, by its code. */
  record: (action: string) => Promise<void>;
};
/** `limit` counts the request first, by exhibitor. */
type DeskRequest = { request: FastifyRequest; limit?: Parameters<typeof consume>[1] };

/** Changes something of the desk that a request opens, in the transaction that reads the desk. */
export async function changeDesk<Result>(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'now'>,
  { request, limit }: DeskRequest,
  change: (change: DeskChange) => Promise<Result>,
): Promise<Result> {
  const { database, clock, now } = dependencies;
  const at = new Date(clock.now());
  if (limit) {
    const { edition, exhibitorId } = await exhibitorOfDesk(dependencies, request);
    await consume(database, limit, `${edition} ${exhibitorId}`, at);
  }
  return withFiles(database, async (transaction, after) => {
    const desk = await exhibitorOfDesk({ database: transaction, now }, request);
    const record = (action: string) => recordDeskAction(transaction, desk, action, at);
    return change({ transaction, desk, at, after, record });
  });
}
