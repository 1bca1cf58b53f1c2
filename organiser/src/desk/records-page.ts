import type { WithdrawableKind } from '../store/content.ts';
import type { WithdrawnRecordRow } from '../store/tables/content.ts';
import { deskList, filterForm, type Column } from './desk-list.ts';
import { alert, taipei, type DeskPage } from './desk-page.ts';
import { both, html, type Html, type Label } from './html.ts';

export type Found = {
  kind: WithdrawableKind;
  id: string;
  title: string;
  /** The number of applicants mailed if the record is withdrawn. */
  applicants: number;
};
type Withdrawn = Pick<WithdrawnRecordRow, 'kind' | 'id' | 'withdrawn_at'>;
type PageData = {
  kinds: readonly WithdrawableKind[];
  query: { kind: string; id: string };
  found: Found | undefined;
  withdrawn: readonly Withdrawn[];
};

export const kindNames: Record<string, Label> = {
  exhibitor: both('參展商', 'Exhibitor'),
  product: both('產品', 'Product'),
  news: both('新聞', 'News'),
  event: both('活動', 'Event'),
  'exhibitor-news': both('參展商新訊', 'Exhibitor news'),
  video: both('影片', 'Video'),
};

const lead = both(
  '下架後兩秒內，頁面、搜尋與已存的副本都不再顯示。',
  'Within two seconds a withdrawn record is gone from its page, from searches and from stored copies.',
);
const notFound = both('找不到這筆資料，或已下架', 'No such record, or it is withdrawn already');
const withdrawnTitle = both('已下架', 'Withdrawn');

/** The page for withdrawing records from the site and restoring them. */
export function recordsPage({ kinds, query, found, withdrawn }: PageData): DeskPage {
  const options = kinds.map((kind) => [kind, kindNames[kind] ?? kind] as const);
  const lookUp = filterForm({
    path: '/desk/records',
    fields: [
      { name: 'kind', label: both('種類', 'Kind'), value: query.kind, options },
      {
        name: 'id',
        label: both('編號（網址最後的數字）', 'Id (the number at the end of its address)'),
        value: query.id,
        required: true,
        attributes: { inputmode: 'numeric' },
      },
    ],
    button: both('查詢', 'Look up'),
  });
  return {
    title: both('下架', 'Withdrawals'),
    body: html`<p>${lead}</p>
      ${lookUp} ${alert(query.id !== '' && !found ? notFound : undefined)}
      ${found && foundRecord(found)}
      <h2>${withdrawnTitle}</h2>
      ${deskList({ name: withdrawnTitle, columns, rows: withdrawn, empty: both('沒有', 'None') })}`,
  };
}

const columns: Column<Withdrawn>[] = [
  { label: both('種類', 'Kind'), cell: ({ kind }) => kindNames[kind] ?? kind },
  { label: both('編號', 'Id'), cell: ({ id }) => id, isHeading: true },
  { label: both('下架時間', 'Withdrawn at'), cell: ({ withdrawn_at }) => taipei(withdrawn_at) },
  {
    label: both('恢復', 'Restore'),
    cell: ({ kind, id }) =>
      html`<form method="post" action="/desk/records">
        <input type="hidden" name="kind" value="${kind}" />
        <input type="hidden" name="id" value="${id}" />
        <button name="do" value="restore" aria-label="恢復 Restore ${kind} ${id}">
          ${both('恢復', 'Restore')}
        </button>
      </form>`,
  },
];

function foundRecord({ kind, id, title, applicants }: Found): Html {
  return html`<form method="post" action="/desk/records" class="fields">
    <p>${kindNames[kind] ?? kind} ${id}：<strong>${title}</strong></p>
    ${
      applicants > 0 &&
      html`<p>
        ${both(`會寫信通知 ${applicants} 位報名者`, `${applicants} applicants will be mailed`)}
      </p>`
    }
    <input type="hidden" name="kind" value="${kind}" />
    <input type="hidden" name="id" value="${id}" />
    <button class="danger" name="do" value="withdraw">${both('下架', 'Withdraw')}</button>
  </form>`;
}
