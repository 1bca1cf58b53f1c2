import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { StaffRow } from '../../store/tables/desk.ts';
import { choice, deskList, onePage, readPage, type Column } from '../desk-list.ts';
import { factList, type DeskPage } from '../desk-page.ts';
import { fieldsOf } from '../fields-of.ts';
import { both, html, type Label } from '../html.ts';
import type { Table } from '../send-table.ts';
import { hasRole } from '../staff/desk-access.ts';
import { writeFee } from './exhibitor-tasks.ts';
import {
  canInvite,
  canRemind,
  hasDesk,
  nameOf,
  openOf,
  overdueOf,
  type ListedExhibitor,
} from './listed-exhibitors.ts';

type ExhibitorFilter = { find: string; state: string; page: number };

/** The filter in a query: by name, booth or id, and by a state. */
export function readFilter(query: unknown): ExhibitorFilter {
  const { find = '', state = '', page } = fieldsOf(query);
  return { find: find.trim().slice(0, 100), state, page: readPage(page) };
}

const invited = both('已邀請', 'Invited');
const waiting = both('待審核', 'To be approved');
const done = both('全部完成', 'All done');
const overdue = both('逾期', 'Overdue');
const isDone = (row: ListedExhibitor) => openOf(row).length === 0;
const isOverdue = (row: ListedExhibitor) => overdueOf(row).length > 0;
const states: Readonly<Record<string, readonly [Label, (row: ListedExhibitor) => boolean]>> = {
  with: [invited, hasDesk],
  without: [both('未邀請', 'Not invited'), (row) => !hasDesk(row)],
  waiting: [waiting, ({ isWaiting }) => isWaiting],
  open: [both('尚有待辦', 'To do'), (row) => !isDone(row)],
  missed: [overdue, isOverdue],
  done: [done, isDone],
};

export function filterExhibitors(
  rows: readonly ListedExhibitor[],
  { find, state }: ExhibitorFilter,
): ListedExhibitor[] {
  const isFound = ({ exhibitor }: ListedExhibitor) =>
    [exhibitor.Id, nameOf(exhibitor), ...exhibitor.Booths].some((text) =>
      text.toLowerCase().includes(find.toLowerCase()),
    );
  return rows.filter(
    (row) => isFound(row) && (!Object.hasOwn(states, state) || states[state]?.[1](row) === true),
  );
}

type PageData = {
  staff: StaffRow;
  all: readonly ListedExhibitor[];
  filter: ExhibitorFilter;
};

/** All exhibitors: who has a desk and has done what, with invitations and reminders. */
export function exhibitorsPage({ staff, all, filter }: PageData): DeskPage {
  const title = both('參展商', 'Exhibitors');
  const mayAnswer = hasRole(staff.role, 'answer');
  const options = Object.entries(states).map(([state, [label]]) => [state, label] as const);
  const list = deskList({
    name: title,
    filter: {
      path: '/desk/exhibitors',
      fields: [
        { name: 'find', label: both('名稱、攤位或編號', 'Name, booth or id'), value: filter.find },
        choice('state', both('狀態', 'State'), filter.state, options),
      ],
    },
    columns,
    ...onePage(filterExhibitors(all, filter), filter.page),
    empty: both('沒有符合的參展商', 'Nothing fits'),
    ...(hasRole(staff.role, 'manage') && { download: '/desk/exhibitors' }),
    bulk: mayAnswer ? ticked : undefined,
  });
  const of = (fits: (row: ListedExhibitor) => boolean) =>
    `${all.filter(fits).length} / ${all.length}`;
  const total = all.reduce((sum, { order }) => sum + (order?.total ?? 0), 0);
  const facts = factList([
    [invited, of(hasDesk)],
    [done, of(isDone)],
    [overdue, of(isOverdue)],
    [both('訂單合計', 'Orders'), writeFee(total)],
  ]);
  return {
    title,
    body: html`${facts}
      <p class="tools">
        <a href="/desk/orders">${both('依供應商查看訂單', 'Orders by supplier')}</a>
      </p>
      ${mayAnswer && inviteAll} ${list}`,
  };
}

export const boothsColumn: Column<Pick<ListedExhibitor, 'exhibitor'>> = {
  label: both('攤位', 'Booths'),
  cell: ({ exhibitor }) => exhibitor.Booths.join(' '),
};

const columns: Column<ListedExhibitor>[] = [
  {
    label: both('參展商', 'Exhibitor'),
    ...{ isHeading: true, isWide: true },
    cell: ({ exhibitor }) =>
      html`<a href="/desk/exhibitors/${exhibitor.Id}">${nameOf(exhibitor)}</a>`,
  },
  boothsColumn,
  { label: both('聯絡信箱', 'Contact'), cell: ({ exhibitor }) => exhibitor.ContactEmail },
  { label: both('成員', 'Members'), cell: ({ members }) => members.length },
  { label: both('公司介紹', 'Profile'), cell: ({ isWaiting }) => isWaiting && waiting },
  {
    label: both('完成', 'Done'),
    cell: (row) => `${row.tasks.length - openOf(row).length} / ${row.tasks.length}`,
  },
  { label: overdue, cell: (row) => overdueOf(row).length },
  { label: both('訂單', 'Order'), cell: ({ order }) => order && writeFee(order.total) },
  { label: both('上次提醒', 'Reminded'), cell: ({ reminded }) => reminded },
];

/** A row is ticked either to be invited or to be reminded. */
const ticked = {
  path: '/desk/exhibitors',
  buttons: {
    invite: both('邀請勾選的參展商', 'Invite the ticked ones'),
    remind: both('提醒勾選的參展商', 'Remind the ticked ones'),
  },
  idOf: (row: ListedExhibitor) => (canInvite(row) || canRemind(row) ? row.exhibitor.Id : undefined),
  nameOf: ({ exhibitor }: ListedExhibitor) => nameOf(exhibitor),
} as const;

const lead = both(
  '邀請信寄到參展商的聯絡信箱，一次最多一百家。',
  'Invitations go to the exhibitors’ contact addresses, a hundred at a time at most.',
);
const inviteAll = html`<form method="post" action="/desk/exhibitors" class="fields">
  <p>${lead}</p>
  <button class="quiet" name="do" value="invite-all">
    ${both('邀請所有未邀請的參展商', 'Invite all who have no desk')}
  </button>
</form>`;

/** The deadlines as columns. */
export function exhibitorsTable(rows: readonly ListedExhibitor[]): Table {
  const deadlines = rows[0]?.tasks.map(({ deadline }) => inLocale(deadline.Title, 'en')) ?? [];
  return [
    ['Id', 'Exhibitor', 'Booths', 'Members', 'Order NT$', 'Reminded', ...deadlines],
    ...rows.map(({ exhibitor, tasks, order, members, reminded }) => [
      ...[exhibitor.Id, nameOf(exhibitor), exhibitor.Booths.join(' '), String(members.length)],
      ...[order ? String(order.total) : '', reminded ?? ''],
      ...tasks.map(({ met }) => met ?? ''),
    ]),
  ];
}
