import type { StaffRow } from '../store/tables/desk.ts';
import { hasRole } from './staff/desk-access.ts';
import { html, type Html } from './html.ts';

type PageData = {
  title: string;
  staff?: StaffRow | undefined;
  message?: string | undefined;
  body: Html;
  /** The address of its module. Other pages work without scripts. */
  script?: string;
};

/** A page of the desk, Chinese first with English beside it. */
export function deskPage({ title, staff, message, body, script }: PageData): string {
  const page = html`<!doctype html>
    <html lang="zh-Hant-TW">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – DSWINE Desk</title>
        <link rel="stylesheet" href="/desk/desk.css" />
        ${script !== undefined && html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#main">跳到主要內容 Skip to content</a>
        <header>
          <p class="name">DSWINE 服務臺 <span lang="en">Desk</span></p>
          ${staff && navigation(staff)}
        </header>
        <main id="main">
          <h1>${title}</h1>
          ${message !== undefined && message !== '' && html`<p role="status" class="said">${message}</p>`}
          ${body}
        </main>
      </body>
    </html> `;
  return page.markup;
}

function navigation({ name, role }: StaffRow): Html {
  return html`<nav aria-label="服務臺 Desk">
      <a href="/desk/entrance">入口 <span lang="en">Entrance</span></a>
      ${
        hasRole(role, 'read') &&
        html`<a href="/desk">來信 <span lang="en">Submissions</span></a>
          <a href="/desk/registrations">參觀登錄 <span lang="en">Registrations</span></a>
          <a href="/desk/entries">入場人次 <span lang="en">Entries</span></a>
          <a href="/desk/exhibitors">參展商 <span lang="en">Exhibitors</span></a>
          <a href="/desk/work">進度與訂單 <span lang="en">Progress</span></a>
          <a href="/desk/events">活動報名 <span lang="en">Applications</span></a>
          <a href="/desk/records">下架 <span lang="en">Withdrawals</span></a>`
      }
      ${hasRole(role, 'answer') && html`<a href="/desk/mails">未送達 <span lang="en">Undelivered</span></a>`}
      ${hasRole(role, 'manage') && html`<a href="/desk/actions">紀錄 <span lang="en">Audit trail</span></a>`}
      <a href="/desk/account">帳號 <span lang="en">Account</span></a>
    </nav>
    <form method="post" action="/desk/logout">
      <span>${name}</span> <button>登出 <span lang="en">Log out</span></button>
    </form>`;
}

/** Local time in Taipei, `YYYY-MM-DD HH:MM`. */
export function taipei(instant: string): string {
  return new Date(Date.parse(instant) + 8 * 60 * 60 * 1000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
}

/** Terms with their values. */
export function factList(facts: readonly (readonly [string, string])[]): Html {
  return html`<dl>
    ${facts.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}
