import { alert, type DeskPage } from './desk-page.ts';
import { both, html } from './html.ts';

export function problemPage(message: string): DeskPage {
  const body = html`${alert(message)}
    <p>
      <a href="/desk">${both('回服務臺', 'Back to the desk')}</a>
    </p>`;
  return { title: both('無法完成', 'Not done'), body };
}
