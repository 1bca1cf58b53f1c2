import type { WithdrawableKind } from '../store/content.ts';
import type { WithdrawnRecordRow } from '../store/tables/content.ts';
import type { StaffRow } from '../store/tables/desk.ts';
import { deskPage, taipei } from './desk-page.ts';
import { html, type Html } from './html.ts';

export type Found = {
  kind: WithdrawableKind;
  id: string;
  title: string;
  /** The number of applicants mailed if the record is withdrawn. */
  applicants: number;
};
type PageData = {
  staff: StaffRow;
  message?: string | undefined;
  kinds: readonly WithdrawableKind[];
  query: { kind: string; id: string };
  found: Found | undefined;
  withdrawn: readonly Pick<WithdrawnRecordRow, 'kind' | 'id' | 'withdrawn_at'>[];
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
      <form method="get" action="/desk/records" class="fields filter" role="search">
        <label for="kind">種類 <span lang="en">Kind</span></label>
        <select id="kind" name="kind">
          ${kinds.map((kind) => html`<option value="${kind}" ${kind === query.kind && html`selected`}>${kindNames[kind] ?? kind}</option>`)}
        </select>
        <label for="id"
          >編號（網址最後的數字）
          <span lang="en">Id (the number at the end of its address)</span></label
        >
        <input id="id" name="id" inputmode="numeric" required value="${query.id}" />
        <button>查詢 <span lang="en">Look up</span></button>
      </form>
      ${query.id !== '' && !found && html`<p role="alert" class="wrong">找不到這筆資料，或已下架 <span lang="en">No such record, or it is withdrawn already</span></p>`}
      ${found && foundRecord(found)}
      <h2>已下架 <span lang="en">Withdrawn</span></h2>
      ${
        withdrawn.length === 0
          ? html`<p class="empty">沒有 <span lang="en">None</span></p>`
          : html`<ul class="records">
              ${withdrawn.map(
                ({ kind, id, withdrawn_at }) =>
                  html`<li>
                    <form method="post" action="/desk/records">
                      <span>${kindNames[kind] ?? kind} ${id}（${taipei(withdrawn_at)}）</span>
                      <input type="hidden" name="kind" value="${kind}" />
                      <input type="hidden" name="id" value="${id}" />
                      <button name="do" value="restore" aria-label="恢復 Restore ${kind} ${id}">
                        恢復 Restore
                      </button>
                    </form>
                  </li>`,
              )}
            </ul>`
      }`,
  });
}

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
