import type { StaffRow } from '../store/tables/desk.ts';
import { deskPage } from './desk-page.ts';
import { html } from './html.ts';

export function problemPage(message: string, staff: StaffRow | undefined): string {
  const body = html`<p role="alert" class="wrong">${message}</p>
    <p>
      <a href="/desk">回服務臺 <span lang="en">Back to the desk</span></a>
    </p>`;
  return deskPage({ title: '無法完成 Not done', staff, body });
}
