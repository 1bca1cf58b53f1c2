import type { StaffRow } from '../store/tables/desk.ts';
import type { SubmissionRow } from '../store/tables/submissions.ts';
import { submissionKinds } from '../submissions/kinds/submission-kinds.ts';
import type { ApplicationStatus } from './desk-applications.repository.ts';
import { deskPage, taipei } from './desk-page.ts';
import { html, type Html } from './html.ts';
import { pageSize, writeFilter, type SubmissionFilter } from './submission-filter.ts';
import { statusOf, type subjectsOf } from './submission-subject.ts';

export type ListedSubmission = {
  row: SubmissionRow;
  application: ApplicationStatus | undefined;
  subjects: Awaited<ReturnType<typeof subjectsOf>>;
};
type PageData = {
  staff: StaffRow;
  message?: string;
  filter: SubmissionFilter;
  /** The editions with submissions. */
  editions: readonly string[];
  rows: readonly ListedSubmission[];
  total: number;
};

export const states = { new: '未處理 New', answered: '已回覆 Answered' } as const;
/** Drafts of answers to submissions of a kind. */
export const answerDrafts = (kind: string) =>
  submissionKinds.find((candidate) => candidate.kind === kind)?.answers ?? [];

export const kindName = (kind: string): string => {
  const name = submissionKinds.find((candidate) => candidate.kind === kind)?.name;
  return name ? `${name.tw} ${name.en}` : kind;
};

/** The list of submissions, newest first. */
export function submissionsPage({
  staff,
  message,
  filter,
  editions,
  rows,
  total,
}: PageData): string {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return deskPage({
    title: '來信 Submissions',
    staff,
    message,
    body: html`${filterForm(filter, editions)}
      <p>共 ${total} 筆 <span lang="en">${total} in all</span></p>
      ${rows.length === 0 ? html`<p class="empty">沒有符合的來信 <span lang="en">Nothing fits</span></p>` : table(rows)}
      ${pages > 1 && pageLinks(filter, pages)}
      <p class="tools">
        <a href="/desk/submissions.xlsx?${writeFilter(filter, 1)}"
          >匯出 Excel <span lang="en">Export to Excel</span></a
        >
        <a href="/desk/submissions.csv?${writeFilter(filter, 1)}">CSV</a>
      </p>
      <form method="post" action="/desk/expired">
        <button>
          刪除已過保存期限的來信 <span lang="en">Delete what is past its retention date</span>
        </button>
      </form>`,
  });
}

function table(rows: readonly ListedSubmission[]): Html {
  return html`<div class="table" role="region" aria-label="來信 Submissions" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">編號 <span lang="en">Reference</span></th>
          <th scope="col">收到 <span lang="en">Received</span></th>
          <th scope="col">種類 <span lang="en">Kind</span></th>
          <th scope="col">對象 <span lang="en">About</span></th>
          <th scope="col">展覽 <span lang="en">Edition</span></th>
          <th scope="col">狀態 <span lang="en">State</span></th>
          <th scope="col">報名 <span lang="en">Application</span></th>
          <th scope="col">保存至 <span lang="en">Kept until</span></th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ row, application, subjects }) =>
            html`<tr>
              <th scope="row"><a href="/desk/submissions/${row.reference}">${row.reference}</a></th>
              <td>${taipei(row.created_at)}</td>
              <td>${kindName(row.kind)}</td>
              <td class="wide">
                ${subjects.filter(({ kind }) => kind !== 'edition').map(({ title, id }) => html`<div>${title} (${id})</div>`)}
              </td>
              <td class="wide">${subjects[0]?.title} (${row.edition})</td>
              <td>${states[row.state === 'answered' ? 'answered' : 'new']}</td>
              <td>${application && statusOf(application)}</td>
              <td>${taipei(row.retain_until).slice(0, 10)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function filterForm(filter: SubmissionFilter, editions: readonly string[]): Html {
  const option = (value: string, label: string, chosen: string) =>
    html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;
  return html`<form method="get" action="/desk" class="fields filter" role="search">
    <label for="find">編號或電子郵件 <span lang="en">Reference or email</span></label>
    <input id="find" name="find" value="${filter.find}" />
    <label for="kind">種類 <span lang="en">Kind</span></label>
    <select id="kind" name="kind">
      ${option('', '全部 All', filter.kind)}
      ${submissionKinds.map(({ kind }) => option(kind, kindName(kind), filter.kind))}
    </select>
    <label for="state">狀態 <span lang="en">State</span></label>
    <select id="state" name="state">
      ${option('', '全部 All', filter.state)}
      ${Object.entries(states).map(([state, label]) => option(state, label, filter.state))}
    </select>
    <label for="edition">展覽 <span lang="en">Edition</span></label>
    <select id="edition" name="edition">
      ${option('', '全部 All', filter.edition)}
      ${editions.map((code) => option(code, code, filter.edition))}
    </select>
    <label for="from">自 <span lang="en">From</span></label>
    <input id="from" name="from" type="date" value="${filter.from}" />
    <label for="to">至 <span lang="en">To</span></label>
    <input id="to" name="to" type="date" value="${filter.to}" />
    <button>篩選 <span lang="en">Filter</span></button>
  </form>`;
}

function pageLinks(filter: SubmissionFilter, pages: number): Html {
  const link = (page: number, label: Html) =>
    page >= 1 && page <= pages && html`<a href="/desk?${writeFilter(filter, page)}">${label}</a>`;
  return html`<nav aria-label="頁次 Pages" class="tools">
    ${link(filter.page - 1, html`上一頁 <span lang="en">Previous</span>`)}
    <span>${filter.page} / ${pages}</span>
    ${link(filter.page + 1, html`下一頁 <span lang="en">Next</span>`)}
  </nav>`;
}
