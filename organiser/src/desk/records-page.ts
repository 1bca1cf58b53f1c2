import type { WithdrawableKind } from '../store/content.ts';
import type { WithdrawnRecordRow } from '../store/tables/content.ts';
import type { StaffRow } from '../store/tables/desk.ts';
import { deskList, filterForm, type Column } from './desk-list.ts';
import { deskPage, taipei } from './desk-page.ts';
import { html, type Html } from './html.ts';

export type Found = {
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

export const kindNames: Record<string, string> = {
  exhibitor: '參展商 Exhibitor',
  product: '產品 Product',
  news: '新聞 News',
  event: '活動 Event',
  'exhibitor-news': '參展商新訊 Exhibitor news',
  video: '影片 Video',
};

/** The page for withdrawing records from the site and restoring them. */
export function recordsPage({ staff, message, kinds, query, found, withdrawn }: PageData): string {
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
