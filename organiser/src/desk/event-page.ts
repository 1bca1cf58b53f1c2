import type { StaffRow } from '../store/tables/desk.ts';
import {
  applicationStates,
  movesOf,
  type ApplicationState,
  type DeskApplication,
} from './desk-applications.repository.ts';
import { deskPage, taipei } from './desk-page.ts';
import { html, type Html } from './html.ts';
import { statusOf } from './submission-subject.ts';

type EventFacts = {
  edition: string;
  editionName: string;
  entry: string;
  title: string;
  start: string;
  place: string;
  capacity: number | undefined;
  removed: boolean;
};
type PageData = {
  staff: StaffRow;
  message: string | undefined;
  event: EventFacts;
  rows: readonly DeskApplication[];
  state: string;
  page: number;
};

const pageSize = 100;
const moves = {
  place: '給名額 Give a place',
  requeue: '改為候補 To the waiting list',
  withdraw: '取消 Withdraw',
};

/** The applicants of an event, in order, with the moves open to the staff. */
export function eventPage({ staff, message, event, rows, state, page }: PageData): string {
  const chosen = state === '' ? rows : rows.filter((row) => row.state === state);
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize));
  const at = Math.min(page, pages);
  const path = `/desk/events/${event.edition}/${event.entry}`;
  const link = (to: number, label: Html) =>
    to >= 1 &&
    to <= pages &&
    html`<a href="${path}?${new URLSearchParams({ state, page: String(to) }).toString()}"
      >${label}</a
    >`;
  return deskPage({
    title: event.title,
    staff,
    message,
    body: html`${factList(event, rows)} ${stateFilter(path, state)}
      <p>共 ${chosen.length} 筆 <span lang="en">${chosen.length} in all</span></p>
      ${
        chosen.length === 0
          ? html`<p class="empty">沒有報名 <span lang="en">No applications</span></p>`
          : table(chosen.slice((at - 1) * pageSize, at * pageSize))
      }
      ${
        pages > 1 &&
        html`<nav aria-label="頁次 Pages" class="tools">
          ${link(at - 1, html`上一頁 <span lang="en">Previous</span>`)}
          <span>${at} / ${pages}</span>
          ${link(at + 1, html`下一頁 <span lang="en">Next</span>`)}
        </nav>`
      }
      <p>
        給名額可以超過上限；之後要等佔用的名額少於上限，才會再遞補。每次變更都會寫信通知報名者。
        <span lang="en"
          >A place may be given beyond the number of places; nobody moves up again until fewer are
          taken. Every change is mailed to the applicant.</span
        >
      </p>
      <p class="tools">
        <a href="${path}/applications.xlsx">匯出 Excel <span lang="en">Export to Excel</span></a>
        <a href="${path}/applications.csv">CSV</a>
        <a href="/desk/events?edition=${event.edition}"
          >所有活動 <span lang="en">All events</span></a
        >
      </p>`,
  });
}

function factList(event: EventFacts, rows: readonly DeskApplication[]): Html {
  const count = (state: ApplicationState) => rows.filter((row) => row.state === state).length;
  const facts: [string, string][] = [
    ['展覽 Edition', `${event.editionName} (${event.edition})`],
    ['編號 Id', event.entry],
    ['時間 When', event.start],
    ['地點 Place', event.place],
    ['名額 Places', String(event.capacity ?? '–')],
    ...(['placed', 'held', 'waiting'] as const).map((state): [string, string] => [
      applicationStates[state],
      String(count(state)),
    ]),
  ];
  return html`${event.removed && html`<p class="wrong">已不在行事曆 <span lang="en">Off the calendar</span></p>`}
    <dl>
      ${facts.map(
        ([term, value]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`;
}

function stateFilter(path: string, state: string): Html {
  const option = (value: string, label: string) =>
    html`<option value="${value}" ${value === state && html`selected`}>${label}</option>`;
  return html`<form method="get" action="${path}" class="fields filter" role="search">
    <label for="state">狀態 <span lang="en">State</span></label>
    <select id="state" name="state">
      ${option('', '全部 All')}
      ${Object.entries(applicationStates).map(([value, label]) => option(value, label))}
    </select>
    <button>篩選 <span lang="en">Filter</span></button>
  </form>`;
}

function table(rows: readonly DeskApplication[]): Html {
  return html`<div class="table" role="region" aria-label="報名 Applications" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">編號 <span lang="en">Reference</span></th>
          <th scope="col">狀態 <span lang="en">State</span></th>
          <th scope="col">姓名 <span lang="en">Name</span></th>
          <th scope="col">電子郵件 <span lang="en">Email</span></th>
          <th scope="col">手機 <span lang="en">Mobile</span></th>
          <th scope="col">報名時間 <span lang="en">Applied</span></th>
          <th scope="col">變更 <span lang="en">Change</span></th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">
                <a href="/desk/submissions/${row.submission.reference}"
                  >${row.submission.reference}</a
                >
              </th>
              <td>
                ${statusOf(row)}${row.confirm_by !== null && ` (– ${taipei(row.confirm_by)})`}
              </td>
              <td>${row.fields['Name']}</td>
              <td>${row.submission.email ?? ''}</td>
              <td>${row.fields['Mobile']}</td>
              <td>${taipei(row.created_at)}</td>
              <td>${moveForm(row)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The buttons for moving an application; also used on the page of its submission. */
export function moveForm(
  row: Pick<DeskApplication, 'id' | 'state'> & { submission: { reference: string } },
): Html {
  const possible = movesOf(row);
  if (possible.length === 0) return html``;
  const { reference } = row.submission;
  return html`<form method="post" action="/desk/applications/${row.id}" class="move">
    <select name="do" aria-label="變更 Change ${reference}">
      ${possible.map((move) => html`<option value="${move}">${moves[move]}</option>`)}
    </select>
    <button aria-label="執行 Do it: ${reference}">執行 <span lang="en">Do it</span></button>
  </form>`;
}
