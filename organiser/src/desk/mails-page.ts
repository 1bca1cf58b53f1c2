import type { OutboxMailRow } from '../store/tables.ts';
import { formField } from './desk-form.ts';
import { deskList, type Column } from './desk-list.ts';
import { taipei, type DeskPage } from './desk-page.ts';
import { both, html, type Html } from './html.ts';

/** A mail that was not delivered, and the reference of the submission that it is about. */
export type Undelivered = { mail: OutboxMailRow; reference: string | undefined };

/** All mails that were given up or have failed so far. */
export function mailsPage(mails: readonly Undelivered[]): DeskPage {
  const list = deskList({ ...undelivered(mails), bulk: again });
  return { title: both('未送達的信', 'Undelivered emails'), body: list };
}

/** The list as the page of a submission shows it. */
export function undeliveredList(mails: readonly Undelivered[]): Html {
  return html`<h2 id="mails">${both('未送達', 'Not delivered')}</h2>
    ${deskList(undelivered(mails))}`;
}

const undelivered = (rows: readonly Undelivered[]) => ({
  name: both('未送達的信', 'Undelivered emails'),
  columns,
  rows,
  empty: both('沒有', 'None'),
});

const again = {
  path: '/desk/mails',
  buttons: { again: both('重寄勾選的信', 'Send the ticked ones again') },
  idOf: ({ mail }: Undelivered) => mail.id,
  nameOf: ({ mail }: Undelivered) => `${nameOf(mail.kind)}, ${mail.recipient}`,
} as const;

const columns: Column<Undelivered>[] = [
  { label: both('信', 'Email'), cell: ({ mail }) => nameOf(mail.kind), isHeading: true },
  { label: both('時間', 'When'), cell: ({ mail }) => taipei(mail.created_at) },
  {
    label: both('來信', 'Submission'),
    cell: ({ reference }) =>
      reference !== undefined && html`<a href="/desk/submissions/${reference}">${reference}</a>`,
  },
  { label: both('狀態', 'State'), cell: ({ mail }) => stateOf(mail), isWide: true },
  {
    label: both('重寄', 'Send again'),
    cell: ({ mail, reference }) => resendForm(mail, reference !== undefined),
  },
];

/** Mails about accounts keep their address: they open the account of that address only. */
function resendForm({ id, recipient, kind }: OutboxMailRow, canCorrect: boolean): Html {
  const attributes = { type: 'email', readonly: !canCorrect };
  const to = { name: 'email', id: `to-${id}`, label: both('收件地址', 'To'), value: recipient };
  return html`<form method="post" action="/desk/mails/${id}" class="fields">
    ${formField({ ...to, required: true, attributes })}
    <button class="quiet" aria-label="重寄 Send again: ${nameOf(kind)}, ${recipient}">
      ${both('重寄', 'Send again')}
    </button>
  </form>`;
}

/** What a mail is, by the beginning of its kind. */
const names: readonly (readonly [string, string])[] = [
  ['submission-answer', '回覆 Answer'],
  ['submission-desk', '給服務臺的通知 Notice to the desk'],
  ['submission-deleted', '刪除通知 Notice of deletion'],
  ['submission', '收件確認 Confirmation'],
  ['inquiry', '洽詢確認 Confirmation of an inquiry'],
  ['application', '報名通知 About an application'],
  ['event', '活動異動 Change of an event'],
  ['desk', '參展商工作檯 Exhibitor desk'],
  ['appointment', '會面通知 About an appointment'],
  ['notify', '開展通知 Notice of the next fair'],
  ['', '會員帳號 About an account'],
];
const nameOf = (kind: string) => names.find(([start]) => kind.startsWith(start))?.[1] ?? kind;

/** What happened, with the codes of the mail server. */
function stateOf({ state, reason, due_at }: OutboxMailRow): Html {
  const again = taipei(due_at);
  const label =
    state === 'waiting'
      ? both(`尚未送達，${again} 再試`, `Not delivered yet, tried again at ${again}`)
      : both('無法送達，請確認地址', 'Could not be delivered. Please check the address');
  return html`${label} （${reason ?? ''}）`;
}
