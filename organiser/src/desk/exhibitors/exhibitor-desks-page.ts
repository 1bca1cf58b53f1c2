import { localeCodes, type Locale } from '@dswine/shared/contract/locales';
import type { DeskAction } from '@dswine/shared/contract/exhibitor-desk';
import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import { maxDeskMembers } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import type { ExhibitorRecord } from '../../content/editions/edition.ts';
import { emptied } from '../../store/edits.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import type { ExhibitorMemberRow } from '../../store/tables/exhibitor-desk.ts';
import type { Changes } from '../../taking-part/exhibitor-desk/profile.repository.ts';
import { choice, deskList, onePage, type Column } from '../desk-list.ts';
import { deskPage, factList, taipei } from '../desk-page.ts';
import { html, type Html } from '../html.ts';
import { hasRole } from '../staff/desk-access.ts';

/** An exhibitor, and who may use its desk. */
export type ListedDesk = {
  exhibitor: ExhibitorRecord;
  members: readonly ExhibitorMemberRow[];
  /** Its changes wait for approval. */
  isWaiting: boolean;
};
/** Of what the staff write to an exhibitor whose changes they send back. */
export const maxNote = 500;
type ListData = {
  staff: StaffRow;
  message: string | undefined;
  all: readonly ListedDesk[];
  filter: { find: string; state: string; page: number };
};

export const nameOf = ({ Name }: ExhibitorRecord) => textsOf(Name).join(' / ');
const hasDesk = ({ members }: ListedDesk) => members.length > 0;
const inState: Readonly<Record<string, (desk: ListedDesk) => boolean>> = {
  with: hasDesk,
  without: (desk) => !hasDesk(desk),
  waiting: ({ isWaiting }) => isWaiting,
};

/** All exhibitors, with the state of their desks. */
export function exhibitorDesksPage({ staff, message, all, filter }: ListData): string {
  const { find, state } = filter;
  const wanted = find.toLowerCase();
  const isFound = ({ exhibitor }: ListedDesk) =>
    [exhibitor.Id, nameOf(exhibitor), ...exhibitor.Booths].some((text) =>
      text.toLowerCase().includes(wanted),
    );
  const rows = all.filter((desk) => isFound(desk) && (inState[state]?.(desk) ?? true));
  const mayInvite = hasRole(staff.role, 'answer');
  const list = deskList({
    name: '參展商 Exhibitors',
    filter: {
      path: '/desk/exhibitors',
      fields: [
        { name: 'find', label: ['名稱、攤位或編號', 'Name, booth or id'], value: find },
        choice('state', ['工作檯', 'Desk'], state, [
          ['with', '已邀請 Invited'],
          ['without', '未邀請 Not invited'],
          ['waiting', '待審核 To be approved'],
        ]),
      ],
    },
    columns,
    ...onePage(rows, filter.page),
    empty: ['沒有符合的參展商', 'Nothing fits'],
    bulk: mayInvite ? inviteTicked : undefined,
  });
  return deskPage({
    title: '參展商 Exhibitors',
    staff,
    message,
    body: html`${factList([['已邀請 Invited', `${all.filter(hasDesk).length} / ${all.length}`]])}
    ${mayInvite && inviteAll} ${list}`,
  });
}

const columns: Column<ListedDesk>[] = [
  {
    label: ['參展商', 'Exhibitor'],
    isHeading: true,
    cell: ({ exhibitor }) =>
      html`<a href="/desk/exhibitors/${exhibitor.Id}">${nameOf(exhibitor)}</a>`,
  },
  { label: ['攤位', 'Booths'], cell: ({ exhibitor }) => exhibitor.Booths.join(' ') },
  { label: ['聯絡信箱', 'Contact'], cell: ({ exhibitor }) => exhibitor.ContactEmail },
  { label: ['成員', 'Members'], cell: ({ members }) => members.length },
  { label: ['公司介紹', 'Profile'], cell: ({ isWaiting }) => isWaiting && '待審核 To be approved' },
];

const inviteTicked = {
  path: '/desk/exhibitors',
  label: ['邀請勾選的參展商', 'Invite the ticked ones'],
  idOf: (row: ListedDesk) =>
    !hasDesk(row) && row.exhibitor.ContactEmail ? row.exhibitor.Id : undefined,
  nameOf: ({ exhibitor }: ListedDesk) => nameOf(exhibitor),
} as const;

const inviteAll = html`<form method="post" action="/desk/exhibitors">
  <p>
    邀請信寄到參展商的聯絡信箱，一次最多一百家。
    <span lang="en"
      >Invitations go to the exhibitors’ contact addresses, a hundred at a time at most.</span
    >
  </p>
  <button name="all" value="yes">
    邀請所有未邀請的參展商 <span lang="en">Invite all who have none</span>
  </button>
</form>`;

type DeskData = {
  staff: StaffRow;
  message: string | undefined;
  exhibitor: ExhibitorRecord;
  /** Suggested for an invitation. */
  language: Locale;
  members: readonly ExhibitorMemberRow[];
  actions: readonly DeskAction[];
  changes: Changes;
  /** What visitors see, by kind and id. */
  shown: ReadonlyMap<string, object>;
};

/** The desk of one exhibitor: members, invitation, and what was done. */
export function exhibitorDeskPage(data: DeskData): string {
  const { staff, message, exhibitor, members, actions } = data;
  const mayAnswer = hasRole(staff.role, 'answer');
  const path = `/desk/exhibitors/${exhibitor.Id}`;
  return deskPage({
    title: nameOf(exhibitor),
    staff,
    message,
    body: html`${factList([
        ['編號 Id', exhibitor.Id],
        ['攤位 Booths', exhibitor.Booths.join(' ')],
        ['聯絡信箱 Contact', exhibitor.ContactEmail ?? '–'],
      ])}
      <h2>成員 <span lang="en">Members</span></h2>
      ${deskList({
        name: '成員 Members',
        columns: mayAnswer ? [...memberColumns, revokeColumn(path)] : memberColumns,
        rows: members,
        empty: ['尚未邀請', 'No member was invited yet'],
      })}
      ${mayAnswer && members.length < maxDeskMembers && inviteForm(path, data)}
      ${changesOf(path, data)}
      <h2>紀錄 <span lang="en">What was done</span></h2>
      ${deskList({
        name: '紀錄 What was done',
        columns: actionColumns,
        rows: actions,
        empty: ['沒有', 'None'],
      })}`,
  });
}

const memberColumns: Column<ExhibitorMemberRow>[] = [
  { label: ['姓名', 'Name'], cell: ({ name }) => name, isHeading: true },
  { label: ['電子郵件', 'Email'], cell: ({ email }) => email },
  { label: ['加入時間', 'Since'], cell: ({ created_at }) => taipei(created_at) },
];

const revokeColumn = (path: string): Column<ExhibitorMemberRow> => ({
  label: ['停用', 'End'],
  cell: ({ id, name }) =>
    html`<form method="post" action="${path}">
      <input type="hidden" name="member" value="${id}" />
      <button class="danger" name="do" value="revoke" aria-label="停用連結 End the access: ${name}">
        停用連結 <span lang="en">End the access</span>
      </button>
    </form>`,
});

function inviteForm(path: string, { exhibitor, language, members }: DeskData): Html {
  const email = members.length === 0 ? (exhibitor.ContactEmail ?? '') : '';
  return html`<form method="post" action="${path}" class="fields">
    <label for="Name">姓名 <span lang="en">Name</span></label>
    <input id="Name" name="Name" maxlength="60" required />
    <label for="Email">電子郵件 <span lang="en">Email</span></label>
    <input id="Email" name="Email" type="email" value="${email}" required />
    <label for="Language">信件語言 <span lang="en">Language of the mail</span></label>
    <select id="Language" name="Language">
      ${localeCodes.map(
        (code) =>
          html`<option value="${code}" ${code === language && html`selected`}>
            ${code === 'tw' ? '中文' : 'English'}
          </option>`,
      )}
    </select>
    <button name="do" value="invite">邀請 <span lang="en">Invite</span></button>
  </form>`;
}

type Change = { of: string; field: string; before: string; after: string };

/** What visitors do not see yet, beside what they see. */
function changesOf(path: string, { staff, changes, shown }: DeskData): Html {
  const { edits, files, state, seen } = changes;
  if (state === 'shown') return html``;
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
  const fresh = files.filter(({ shown_at }) => shown_at === null);
  return html`<h2>未公開的變更 <span lang="en">Changes that visitors do not see yet</span></h2>
    ${deskList({ name: '變更 Changes', columns: changeColumns, rows, empty: ['只有檔案', 'Files only'] })}
    ${fresh.map(
      ({ id, kind, title, record_id }) =>
        html`<p>
          <a href="${path}/files/${id}">${kind} ${record_id} ${title}</a>
        </p>`,
    )}
    ${
      state === 'waiting' &&
      hasRole(staff.role, 'answer') &&
      html`<form method="post" action="${path}" class="fields">
        <input type="hidden" name="seen" value="${seen}" />
        <label for="note">退回的原因 <span lang="en">Why they are sent back</span></label>
        <textarea id="note" name="note" rows="3" maxlength="${maxNote}"></textarea>
        <button name="do" value="approve">公開 <span lang="en">Make them public</span></button>
        <button class="danger" name="do" value="decline">
          退回 <span lang="en">Send them back</span>
        </button>
      </form>`
    }`;
}

const write = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : value === undefined
      ? ''
      : JSON.stringify(value, null, 1);

const changeColumns: Column<Change>[] = [
  { label: ['資料', 'Record'], cell: ({ of }) => of },
  { label: ['欄位', 'Field'], cell: ({ field }) => field, isHeading: true },
  { label: ['現在', 'Now'], cell: ({ before }) => before, isWide: true },
  { label: ['變更後', 'Changed to'], cell: ({ after }) => after, isWide: true },
];

const actionColumns: Column<DeskAction>[] = [
  { label: ['時間', 'When'], cell: ({ At }) => taipei(At) },
  { label: ['人員', 'Who'], cell: ({ By }) => By ?? '主辦單位 Staff' },
  { label: ['動作', 'What'], cell: ({ Action }) => Action },
];
