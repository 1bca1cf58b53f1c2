import type { DeskActionRow, StaffRow } from '../store/tables/desk.ts';
import { deskPage, taipei } from './desk-page.ts';
import { html } from './html.ts';

export const maxActions = 500;

/** The audit trail, newest first. */
export function actionsPage(staff: StaffRow, actions: readonly DeskActionRow[]): string {
  return deskPage({
    title: '紀錄 Audit trail',
    staff,
    body: html`<p>最近 ${maxActions} 筆 <span lang="en">The latest ${maxActions}</span></p>
      <div class="table" role="region" aria-label="紀錄 Audit trail" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">時間 <span lang="en">When</span></th>
              <th scope="col">人員 <span lang="en">Who</span></th>
              <th scope="col">動作 <span lang="en">What</span></th>
              <th scope="col">對象 <span lang="en">On what</span></th>
              <th scope="col">說明 <span lang="en">Detail</span></th>
            </tr>
          </thead>
          <tbody>
            ${actions.map(
              ({ at, staff: who, action, subject, detail }) =>
                html`<tr>
                  <td>${taipei(at)}</td>
                  <td>${who}</td>
                  <td>${action}</td>
                  <td>${subject}</td>
                  <td>${detail}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  });
}
