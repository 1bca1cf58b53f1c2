import { dayOf, writeTime } from '@dswine/shared/fair/texts/dates';
import type { FastifyReply } from 'fastify';
import { messages } from './desk-messages.ts';
import { fieldsOf } from './fields-of.ts';
import type { StaffRow } from '../store/tables/desk.ts';
import { hasRole, type Role } from './staff/desk-access.ts';
import { both, html, labelOf, plain, type Html, type Label, type Part } from './html.ts';

/** A page of the desk, Chinese first with English beside it. */
export type DeskPage = {
  title: Label | string;
  /** By default what the address says after an action (`messages`). */
  message?: string;
  body: Html;
  /** The address of its module. Other pages work without scripts. */
  script?: string;
};

/** Sends a page, with the navigation of the staff member who is logged in. */
export function page(reply: FastifyReply, shown: DeskPage, status = 200): FastifyReply {
  const { title, body, script } = shown;
  const { staff, url, query } = reply.request;
  const { said = '' } = fieldsOf(query);
  const isDone = status < 400 && staff?.stage === 'open' && Object.hasOwn(messages, said);
  const message = shown.message === undefined ? isDone && messages[said] : labelOf(shown.message);
  const { markup } = html`<!doctype html>
    <html lang="zh-Hant-TW">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${plain(title)} – DSWINE Desk</title>
        <link rel="stylesheet" href="/desk/desk.css" />
        ${script !== undefined && html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#main">${both('跳到主要內容', 'Skip to content')}</a>
        <header>
          <p class="name">${both('DSWINE 服務臺', 'Desk')}</p>
          ${staff?.stage === 'open' && navigation(staff, url)}
        </header>
        <main id="main">
          <h1>${title}</h1>
          ${message && html`<p role="status" class="said">${message}</p>`} ${body}
        </main>
      </body>
    </html> `;
  return reply.code(status).type('text/html; charset=utf-8').send(markup);
}

/** Where pages are that the navigation leads to; `with` are the addresses of further ones. */
const parts: readonly { href: string; label: Label; for: Role; with?: string }[] = [
  { href: '/desk/entrance', label: both('入口', 'Entrance'), for: 'entrance' },
  { href: '/desk', label: both('來信', 'Submissions'), for: 'read', with: '/desk/submissions' },
  { href: '/desk/registrations', label: both('參觀登錄', 'Registrations'), for: 'read' },
  { href: '/desk/entries', label: both('入場人次', 'Entries'), for: 'read' },
  {
    href: '/desk/exhibitors',
    label: both('參展商', 'Exhibitors'),
    for: 'read',
    with: '/desk/orders',
  },
  { href: '/desk/events', label: both('活動報名', 'Applications'), for: 'read' },
  { href: '/desk/records', label: both('下架', 'Withdrawals'), for: 'read' },
  { href: '/desk/mails', label: both('未送達', 'Undelivered'), for: 'answer' },
  { href: '/desk/actions', label: both('紀錄', 'Audit trail'), for: 'manage' },
  {
    href: '/desk/account',
    label: both('帳號', 'Account'),
    for: 'entrance',
    with: '/desk/password',
  },
];

function navigation({ name, role }: StaffRow, url: string): Html {
  const [, , at = ''] = url.split(/[/?]/u);
  return html`<nav aria-label="服務臺 Desk">
      ${parts
        .filter((part) => hasRole(role, part.for))
        .map(({ href, label, with: more }) => {
          const isCurrent = [href, more].includes(at === '' ? '/desk' : `/desk/${at}`);
          return html`<a href="${href}" ${isCurrent && html`aria-current="page"`}>${label}</a> `;
        })}
    </nav>
    <form method="post" action="/desk/logout">
      <span>${name}</span> <button class="quiet">${both('登出', 'Log out')}</button>
    </form>`;
}

/** Local time in Taipei, `YYYY-MM-DD HH:MM`. */
export const taipei = (instant: string) => `${dayOf(instant)} ${writeTime(instant)}`;

/** Terms with their values. */
export function factList(facts: readonly (readonly [Label | string, Part])[]): Html {
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

/** What went wrong with the form below it. */
export const alert = (problem: Html | string | undefined): Html | false =>
  problem !== undefined &&
  html`<p role="alert" class="wrong">
    ${typeof problem === 'string' ? labelOf(problem) : problem}
  </p>`;
