import type { StaffRow } from '../store/tables/desk.ts';
import { applicationStates, type EventLine } from './desk-applications.repository.ts';
import { deskPage } from './desk-page.ts';
import { html } from './html.ts';

export type EventRow = EventLine & { title: string; start: string; capacity: number | undefined };
type PageData = {
  staff: StaffRow;
  edition: string;
  editions: readonly { code: string; name: string }[];
  rows: readonly EventRow[];
};

const shownStates = ['placed', 'held', 'waiting', 'withdrawn', 'lapsed'] as const;

/** All events with applications or booking, with their numbers of applications. */
export function eventsPage({ staff, edition, editions, rows }: PageData): string {
  return deskPage({
    title: '活動報名 Applications',
    staff,
    body: html`<form method="get" action="/desk/events" class="fields filter" role="search">
        <label for="edition">展覽 <span lang="en">Edition</span></label>
        <select id="edition" name="edition">
          ${editions.map(
            ({ code, name }) =>
              html`<option value="${code}" ${code === edition && html`selected`}>
                ${name} (${code})
              </option>`,
          )}
        </select>
        <button>顯示 <span lang="en">Show</span></button>
      </form>
      ${
        rows.length === 0
          ? html`<p class="empty">沒有可報名的活動 <span lang="en">Nothing to apply for</span></p>`
          : html`<div class="table" role="region" aria-label="活動報名 Applications" tabindex="0">
              <table>
                <thead>
                  <tr>
                    <th scope="col">活動 <span lang="en">Event</span></th>
                    <th scope="col">時間 <span lang="en">When</span></th>
                    <th scope="col">名額 <span lang="en">Places</span></th>
                    ${shownStates.map((state) => html`<th scope="col">${applicationStates[state]}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${rows.map(
                    ({ entry, title, start, capacity, counts }) =>
                      html`<tr>
                        <th scope="row">
                          <a href="/desk/events/${edition}/${entry}">${title} (${entry})</a>
                        </th>
                        <td>${start}</td>
                        <td>${capacity ?? '–'}</td>
                        ${shownStates.map((state) => html`<td>${counts[state]}</td>`)}
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }
      <p class="tools">
        <a href="/desk/events/${edition}/applications.xlsx"
          >匯出全部報名 Excel <span lang="en">Export all to Excel</span></a
        >
        <a href="/desk/events/${edition}/applications.csv">CSV</a>
      </p>`,
  });
}
