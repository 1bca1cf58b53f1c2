import { localeCodes, localeEntry, type Locale } from '@dswine/shared/contract/locales';
import type { DeskAction } from '@dswine/shared/contract/exhibitor-desk';
import { maxDeskMembers } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { emptied } from '../../store/edits.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import type { ExhibitorMemberRow } from '../../store/tables/exhibitor-desk.ts';
import type { ExhibitorOrderRow } from '../../store/tables/exhibitor-work.ts';
import type { Changes } from '../../taking-part/exhibitor-desk/profile.repository.ts';
import { formField } from '../desk-form.ts';
import { deskList, type Column } from '../desk-list.ts';
import { factList, taipei, type DeskPage } from '../desk-page.ts';
import { both, html, type Html, type Label } from '../html.ts';
import { hasRole } from '../staff/desk-access.ts';
import { tasksAndOrders } from './exhibitor-tasks.ts';
import { nameOf, type ListedExhibitor } from './listed-exhibitors.ts';

/** Of what the staff write to an exhibitor whose changes they send back. */
export const maxNote = 500;

type PageData = ListedExhibitor & {
  staff: StaffRow;
  /** Suggested for an invitation. */
  language: Locale;
  /** The versions of its order. */
  orders: readonly ExhibitorOrderRow[];
  actions: readonly DeskAction[];
  changes: Changes;
  /** What visitors see, by kind and id. */
  shown: ReadonlyMap<string, object>;
};

/** One exhibitor: its changes, deadlines and orders, the members of its desk, and what was done. */
export function exhibitorPage(data: PageData): DeskPage {
  const { staff, exhibitor, members, actions, isOver } = data;
  const mayAnswer = hasRole(staff.role, 'answer');
  const path = `/desk/exhibitors/${exhibitor.Id}`;
  const team = both('成員', 'Members');
  const done = both('紀錄', 'What was done');
  return {
    title: nameOf(exhibitor),
    body: html`${factList([
        [both('編號', 'Id'), exhibitor.Id],
        [both('攤位', 'Booths'), exhibitor.Booths.join(' ')],
        [both('聯絡信箱', 'Contact'), exhibitor.ContactEmail ?? '–'],
      ])}
      ${changesOf(path, data)} ${tasksAndOrders(path, { ...data, mayAnswer })}
      <h2>${team}</h2>
      ${deskList({
        name: team,
        columns: mayAnswer ? [...memberColumns, revokeColumn(path)] : memberColumns,
        rows: members,
        empty: both('尚未邀請', 'No member was invited yet'),
      })}
      ${mayAnswer && !isOver && members.length < maxDeskMembers && inviteForm(path, data)}
      <h2>${done}</h2>
      ${deskList({ name: done, columns: actionColumns, rows: actions, empty: both('沒有', 'None') })}`,
  };
}

const memberColumns: Column<ExhibitorMemberRow>[] = [
  { label: both('姓名', 'Name'), cell: ({ name }) => name, isHeading: true },
  { label: both('電子郵件', 'Email'), cell: ({ email }) => email },
  { label: both('加入時間', 'Since'), cell: ({ created_at }) => taipei(created_at) },
];

const revokeColumn = (path: string): Column<ExhibitorMemberRow> => ({
  label: both('停用', 'End'),
  cell: ({ id, name }) =>
    html`<form method="post" action="${path}">
      <input type="hidden" name="member" value="${id}" />
      <button class="danger" name="do" value="revoke" aria-label="停用連結 End the access: ${name}">
        ${both('停用連結', 'End the access')}
      </button>
    </form>`,
});

function inviteForm(path: string, { exhibitor, language, members }: PageData): Html {
  const required = true;
  const email = members.length === 0 ? exhibitor.ContactEmail : undefined;
  const fields = [
    { name: 'Name', label: both('姓名', 'Name'), required, attributes: { maxlength: 60 } },
    {
      ...{ name: 'Email', label: both('電子郵件', 'Email'), value: email, required },
      attributes: { type: 'email' },
    },
    {
      ...{ name: 'Language', label: both('信件語言', 'Language of the mail'), value: language },
      options: localeCodes.map((code) => [code, localeEntry(code).name] as const),
    },
  ];
  return html`<h3>${both('邀請成員', 'Invite a member')}</h3>
    <form method="post" action="${path}" class="fields">
      ${fields.map(formField)}
      <button name="do" value="invite">${both('邀請', 'Invite')}</button>
    </form>`;
}

type Change = { of: string; field: string; before: string; after: string };

/** What visitors do not see yet, beside what they see. */
function changesOf(path: string, { staff, changes, shown }: PageData): Html | undefined {
  const { edits, files, state, seen } = changes;
  if (state === 'shown') return undefined;
  const rows = edits.flatMap(({ kind, id, draft }) => {
    if (draft === null) return [];
    const before = (shown.get(`${kind} ${id}`) ?? {}) as Record<string, unknown>;
    const after = JSON.parse(draft) as Record<string, unknown>;
    const fields = new Set([
      ...Object.keys(after),
      ...emptied[kind].filter((field) => field in before),
    ]);
    return [...fields].flatMap((field): Change[] => {
      const [was, is] = [write(before[field]), write(after[field])];
      return was === is ? [] : [{ of: id, field, before: was, after: is }];
    });
  });
  const title = both('未公開的變更', 'Changes that visitors do not see yet');
  return html`<h2>${title}</h2>
    ${deskList({ name: title, columns: changeColumns, rows, empty: both('只有檔案', 'Files only') })}
    <ul class="tools">
      ${files
        .filter(({ shown_at }) => shown_at === null)
        .map(
          ({ id, kind, title: name, record_id }) =>
            html`<li>
              <a href="${path}/files/${id}">${fileKinds[kind]} ${record_id} ${name}</a>
            </li>`,
        )}
    </ul>
    ${state === 'waiting' && hasRole(staff.role, 'answer') && answerForm(path, seen)}`;
}

const fileKinds = {
  exhibitor: both('圖片', 'Picture'),
  product: both('產品圖片', 'Picture of the product'),
  document: both('文件', 'Document'),
} as const;

function answerForm(path: string, seen: string): Html {
  const label = both('退回的原因', 'Why they are sent back');
  return html`<form method="post" action="${path}" class="fields">
    <input type="hidden" name="seen" value="${seen}" />
    ${formField({ name: 'note', label, rows: 3, attributes: { maxlength: maxNote } })}
    <p class="tools">
      <button name="do" value="approve">${both('公開', 'Make them public')}</button>
      <button class="danger" name="do" value="decline">${both('退回', 'Send them back')}</button>
    </p>
  </form>`;
}

const write = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : (JSON.stringify(value, null, 1) ?? '');

const changeColumns: Column<Change>[] = [
  { label: both('資料', 'Record'), cell: ({ of }) => of },
  { label: both('欄位', 'Field'), cell: ({ field }) => field, isHeading: true },
  { label: both('現在', 'Now'), cell: ({ before }) => before, isWide: true },
  { label: both('變更後', 'Changed to'), cell: ({ after }) => after, isWide: true },
];

const actionColumns: Column<DeskAction>[] = [
  { label: both('時間', 'When'), cell: ({ At }) => taipei(At) },
  { label: both('人員', 'Who'), cell: ({ By }) => By ?? both('主辦單位', 'Staff') },
  {
    label: both('動作', 'What'),
    cell: ({ Action }) => actionNames[Action] ?? Action,
    isWide: true,
  },
];

/** As exhibitors read them at their desk. */
const actionNames: Readonly<Record<string, Label>> = {
  invite: both('加入了一位同事', 'added a colleague'),
  revoke: both('移除了一位成員', 'ended the access of a colleague'),
  profile: both('修改了文字', 'changed the texts'),
  product: both('修改了產品', 'changed a product'),
  file: both('上傳了檔案', 'sent a file'),
  remove: both('移除了產品或文件', 'removed a product or document'),
  publish: both('公開了變更', 'showed the changes to visitors'),
  send: both('將變更送審', 'sent the changes for approval'),
  approve: both('核准了變更', 'approved the changes'),
  decline: both('退回了變更', 'sent the changes back'),
  company: both('修改了公司資料', 'changed the company data'),
  order: both('送出了訂單', 'sent an order'),
  answer: both('回覆了洽詢', 'answered an inquiry'),
  'hand-over': both('把洽詢交給同事', 'handed over an inquiry'),
  'export-leads': both('下載了名單', 'downloaded the leads'),
};
