import { listActive } from '../taking-part/applications/applications.repository.ts';
import { findRevision, withdrawableKinds, type WithdrawableKind } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import { setWithdrawn } from '../taking-part/withdrawals/set-withdrawn.ts';
import { page, type DeskPage } from './desk-page.ts';
import { type DeskDependencies, audit } from './desk-parts.ts';
import { fieldsOf } from './fields-of.ts';
import { notifyPurge } from '../taking-part/withdrawals/purge-hook.ts';
import { recordTitle } from '../taking-part/withdrawals/record-title.ts';
import { recordsPage } from './records-page.ts';

export function recordRoutes(dependencies: DeskDependencies): void {
  const { desk, database, exhibitionCode: edition, now, clock, purgeHook } = dependencies;

  desk.get('/records', async (request, reply) => {
    const { kind = '', id = '' } = fieldsOf(request.query);
    return page(reply, await showRecords(dependencies, { kind, id: id.trim() }));
  });

  desk.post('/records', async (request, reply) => {
    const { kind: named = '', id = '', do: action } = fieldsOf(request.body);
    const kind = kindOf(named);
    const show = () => showRecords(dependencies, { kind: named, id });
    if (!kind || !/^\d{1,9}$/u.test(id) || (action !== 'withdraw' && action !== 'restore'))
      return page(reply, { ...(await show()), message: '請指定資料 / Please name a record' }, 422);
    if ((await recordTitle(database, edition, kind, id)) === undefined)
      return page(reply, await show(), 404);
    await setWithdrawn(database, { edition, kind, id, withdrawn: action === 'withdraw' }, now());
    const revision = (await findRevision(database, edition)) ?? '';
    const detail = await notifyPurge(purgeHook, { edition, kind, id, revision }, clock);
    await audit(dependencies, request, { action, subject: `${edition} ${kind}/${id}`, detail });
    return reply.redirect(`/desk/records?said=${action}`, 303);
  });
}

type Query = { kind: string; id: string };

async function showRecords(
  { database, exhibitionCode: edition }: DeskDependencies,
  query: Query,
): Promise<DeskPage> {
  const kind = kindOf(query.kind);
  const title =
    kind && /^\d{1,9}$/u.test(query.id)
      ? await recordTitle(database, edition, kind, query.id)
      : undefined;
  const line = { edition, entry: query.id };
  const applicants = kind === 'event' ? (await listActive(database, line)).length : 0;
  const found = kind && title !== undefined ? { kind, id: query.id, title, applicants } : undefined;
  const withdrawn = await listByHand(database, edition);
  const available =
    found && !withdrawn.some((row) => row.kind === found.kind && row.id === found.id)
      ? found
      : undefined;
  return recordsPage({
    kinds: withdrawableKinds,
    query,
    found: available,
    withdrawn,
  });
}

const kindOf = (name: string): WithdrawableKind | undefined =>
  withdrawableKinds.find((kind) => kind === name);

/** Records withdrawn by the staff. The desk cannot restore those that an import removed. */
async function listByHand(database: Database, edition: string) {
  return database
    .selectFrom('withdrawn_records')
    .select(['kind', 'id', 'withdrawn_at'])
    .where('edition', '=', edition)
    .where('reason', '=', 'withdrawn')
    .orderBy('withdrawn_at', 'desc')
    .execute();
}
