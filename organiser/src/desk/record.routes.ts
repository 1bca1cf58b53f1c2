import type { FastifyRequest } from 'fastify';
import { listActive } from '../taking-part/applications/applications.repository.ts';
import { findRevision, withdrawableKinds, type WithdrawableKind } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { StaffRow } from '../store/tables/desk.ts';
import { setWithdrawn } from '../taking-part/withdrawals/set-withdrawn.ts';
import { requireStaff, page, type DeskDependencies, audit } from './desk-parts.ts';
import { fieldsOf } from './fields-of.ts';
import { notifyPurge } from '../taking-part/withdrawals/purge-hook.ts';
import { recordTitle } from '../taking-part/withdrawals/record-title.ts';
import type { WithdrawnRecordRow } from '../store/tables/content.ts';
import { deskList, filterForm, type Column } from './desk-list.ts';
import { deskPage, taipei } from './desk-page.ts';
import { html, type Html } from './html.ts';

export function recordRoutes(dependencies: DeskDependencies): void {
  const { desk, database, exhibitionCode: edition, now, clock, purgeHook } = dependencies;
  const show = (request: FastifyRequest, query: Query, message?: string) =>
    showRecords(dependencies, requireStaff(request), query, message);

  desk.get('/records', async (request, reply) => {
    const { kind = '', id = '', said } = fieldsOf(request.query);
    const sentence =
      said === 'withdraw'
        ? '已下架 / Withdrawn'
        : said === 'restore'
          ? '已恢復 / Restored'
          : undefined;
    return page(reply, await show(request, { kind, id: id.trim() }, sentence));
  });

  desk.post('/records', async (request, reply) => {
    const { kind: named = '', id = '', do: action } = fieldsOf(request.body);
    const kind = kindOf(named);
    if (!kind || !/^\d{1,9}$/u.test(id) || (action !== 'withdraw' && action !== 'restore'))
      return page(
        reply,
        await show(request, { kind: named, id }, '請指定資料 / Please name a record'),
        422,
      );
    if ((await recordTitle(database, edition, kind, id)) === undefined)
      return page(reply, await show(request, { kind: named, id }), 404);
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
  staff: StaffRow,
  query: Query,
  message?: string,
): Promise<string> {
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
    staff,
    message,
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

type Found = {
  kind: WithdrawableKind;
  id: string;
  title: string;
  /** The number of applicants mailed if the record is withdrawn. */
  applicants: number;
};
type Withdrawn = Pick<WithdrawnRecordRow, 'kind' | 'id' | 'withdrawn_at'>;
type PageData = {
  staff: StaffRow;
  message?: string | undefined;
  kinds: readonly WithdrawableKind[];
  query: { kind: string; id: string };
  found: Found | undefined;
  withdrawn: readonly Withdrawn[];
};

const kindNames: Record<string, string> = {
  exhibitor: '參展商 Exhibitor',
  product: '產品 Product',
  news: '新聞 News',
  event: '活動 Event',
  'exhibitor-news': '參展商新訊 Exhibitor news',
  video: '影片 Video',
};

function recordsPage({ staff, message, kinds, query, found, withdrawn }: PageData): string {
  const options = kinds.map((kind) => [kind, kindNames[kind] ?? kind] as const);
  const lookUp = filterForm({
    path: '/desk/records',
    fields: [
      { name: 'kind', label: ['種類', 'Kind'], value: query.kind, options },
      {
        name: 'id',
        label: ['編號（網址最後的數字）', 'Id (the number at the end of its address)'],
        value: query.id,
        isNumber: true,
      },
    ],
    button: ['查詢', 'Look up'],
  });
  return deskPage({
    title: '下架 Withdrawals',
    staff,
    message,
    body: html`<p>
        下架後兩秒內，頁面、搜尋與已存的副本都不再顯示。
        <span lang="en"
          >Within two seconds a withdrawn record is gone from its page, from searches and from
          stored copies.</span
        >
      </p>
      ${lookUp}
      ${query.id !== '' && !found && html`<p role="alert" class="wrong">找不到這筆資料，或已下架 <span lang="en">No such record, or it is withdrawn already</span></p>`}
      ${found && foundRecord(found)}
      <h2>已下架 <span lang="en">Withdrawn</span></h2>
      ${deskList({ name: '已下架 Withdrawn', columns, rows: withdrawn, empty: ['沒有', 'None'] })}`,
  });
}

const columns: Column<Withdrawn>[] = [
  { label: ['種類', 'Kind'], cell: ({ kind }) => kindNames[kind] ?? kind },
  { label: ['編號', 'Id'], cell: ({ id }) => id, isHeading: true },
  { label: ['下架時間', 'Withdrawn at'], cell: ({ withdrawn_at }) => taipei(withdrawn_at) },
  {
    label: ['恢復', 'Restore'],
    cell: ({ kind, id }) =>
      html`<form method="post" action="/desk/records">
        <input type="hidden" name="kind" value="${kind}" />
        <input type="hidden" name="id" value="${id}" />
        <button name="do" value="restore" aria-label="恢復 Restore ${kind} ${id}">
          恢復 Restore
        </button>
      </form>`,
  },
];

function foundRecord({ kind, id, title, applicants }: Found): Html {
  return html`<form method="post" action="/desk/records" class="found">
    <p>${kindNames[kind] ?? kind} ${id}：<strong>${title}</strong></p>
    ${
      applicants > 0 &&
      html`<p>
        會寫信通知 ${applicants} 位報名者
        <span lang="en">${applicants} applicants will be mailed</span>
      </p>`
    }
    <input type="hidden" name="kind" value="${kind}" />
    <input type="hidden" name="id" value="${id}" />
    <button class="danger" name="do" value="withdraw">下架 <span lang="en">Withdraw</span></button>
  </form>`;
}
