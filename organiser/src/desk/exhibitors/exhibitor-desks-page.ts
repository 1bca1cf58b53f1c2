import { hasRole } from '../staff/desk-access.ts';
import type { ExhibitorRecord } from '../../content/editions/edition.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import type { ExhibitorMemberRow } from '../../store/tables/exhibitor-desk.ts';
import { deskList, onePage, type Column } from '../desk-list.ts';
import { factList, type DeskPage } from '../desk-page.ts';
import { both, html } from '../html.ts';
import {
  exhibitorColumns,
  isFound,
  nameOf,
  searchForm,
  type ExhibitorFilter,
} from './exhibitor-search.ts';

/** An exhibitor, and who may use its desk. */
export type ListedDesk = {
  exhibitor: ExhibitorRecord;
  members: readonly ExhibitorMemberRow[];
  /** Its changes wait for approval. */
  isWaiting: boolean;
};
type PageData = {
  staff: StaffRow;
  message: string | undefined;
  all: readonly ListedDesk[];
  filter: ExhibitorFilter;
};

const hasDesk = ({ members }: ListedDesk) => members.length > 0;
const inState: Readonly<Record<string, (desk: ListedDesk) => boolean>> = {
  with: hasDesk,
  without: (desk) => !hasDesk(desk),
  waiting: ({ isWaiting }) => isWaiting,
};
const title = both('參展商', 'Exhibitors');
const invited = both('已邀請', 'Invited');
const waiting = both('待審核', 'To be approved');

/** All exhibitors, with the state of their desks. */
export function exhibitorDesksPage({ staff, message, all, filter }: PageData): DeskPage {
  const { find, state, page } = filter;
  const rows = all.filter((desk) => isFound(desk, find) && (inState[state]?.(desk) ?? true));
  const mayInvite = hasRole(staff.role, 'answer');
  const list = deskList({
    name: title,
    filter: searchForm('/desk/exhibitors', filter, {
      label: both('工作檯', 'Desk'),
      options: [
        ['with', invited],
        ['without', both('未邀請', 'Not invited')],
        ['waiting', waiting],
      ],
    }),
    columns,
    ...onePage(rows, page),
    empty: both('沒有符合的參展商', 'Nothing fits'),
    bulk: mayInvite ? inviteTicked : undefined,
  });
  return {
    title,
    message,
    body: html`${factList([[invited, `${all.filter(hasDesk).length} / ${all.length}`]])}
    ${mayInvite && inviteAll} ${list}`,
  };
}

const columns: Column<ListedDesk>[] = [
  ...exhibitorColumns('/desk/exhibitors'),
  {
    label: both('聯絡信箱', 'Contact'),
    cell: ({ exhibitor }) => exhibitor.ContactEmail,
  },
  { label: both('成員', 'Members'), cell: ({ members }) => members.length },
  { label: both('公司介紹', 'Profile'), cell: ({ isWaiting }) => isWaiting && waiting },
];

const inviteTicked = {
  path: '/desk/exhibitors',
  label: both('邀請勾選的參展商', 'Invite the ticked ones'),
  idOf: (row: ListedDesk) =>
    !hasDesk(row) && row.exhibitor.ContactEmail ? row.exhibitor.Id : undefined,
  nameOf: ({ exhibitor }: ListedDesk) => nameOf(exhibitor),
} as const;

const lead = both(
  '邀請信寄到參展商的聯絡信箱，一次最多一百家。',
  'Invitations go to the exhibitors’ contact addresses, a hundred at a time at most.',
);
const inviteAll = html`<form method="post" action="/desk/exhibitors" class="fields">
  <p>${lead}</p>
  <button class="quiet" name="all" value="yes">
    ${both('邀請所有未邀請的參展商', 'Invite all who have none')}
  </button>
</form>`;
