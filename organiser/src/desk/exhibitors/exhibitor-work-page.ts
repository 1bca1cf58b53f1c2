import { inLocale, textsOf } from '@dswine/shared/fair/texts/bilingual';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import type { ExhibitorRecord } from '../../content/editions/edition.ts';
import type { EditionRecords } from '../../content/records/records.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import type { ExhibitorOrderRow } from '../../store/tables/exhibitor-work.ts';
import { stateOf, type MetBy } from '../../taking-part/exhibitor-deadlines/met-deadlines.ts';
import { linesIn } from '../../taking-part/exhibitor-orders/orders.repository.ts';
import { totalOf } from '../../taking-part/exhibitor-orders/price-order.ts';
import { deskList, onePage, type Column } from '../desk-list.ts';
import { factList, taipei, type DeskPage } from '../desk-page.ts';
import { both, html, type Html } from '../html.ts';
import type { Table } from '../send-table.ts';
import { hasRole } from '../staff/desk-access.ts';
import {
  exhibitorColumns,
  isFound,
  nameOf,
  searchForm,
  type ExhibitorFilter,
} from './exhibitor-search.ts';

/** A deadline of an exhibitor, and how it was met. */
type Task = { deadline: EditionRecords['deadlines']; met: MetBy | undefined };
/** An exhibitor with what it has done. */
export type Work = {
  exhibitor: ExhibitorRecord;
  tasks: readonly Task[];
  order: ExhibitorOrderRow | undefined;
  members: number;
  /** The day of the last reminder. */
  reminded: string | undefined;
};
type Shown = { staff: StaffRow; message: string | undefined; today: string };

export const openOf = ({ tasks }: Work) => tasks.filter(({ met }) => met === undefined);
const missedOf = (work: Work, today: string) =>
  openOf(work).filter(({ deadline }) => stateOf(deadline, today) !== 'open');
export const writeFee = (amount: number) => `NT$${writeNumber(amount, 'tw')}`;

const states = {
  open: both('尚有待辦', 'To do'),
  missed: both('有逾期', 'Overdue'),
  done: both('全部完成', 'All done'),
};

export function filterWork(
  rows: readonly Work[],
  { find, state }: ExhibitorFilter,
  today: string,
): Work[] {
  return rows.filter((work) => {
    if (!isFound(work, find)) return false;
    if (state === 'missed') return missedOf(work, today).length > 0;
    return state === '' || (state === 'open') === openOf(work).length > 0;
  });
}

type PageData = Shown & { all: readonly Work[]; filter: ExhibitorFilter };

/** Who has done what, and reminders for those who have not. */
export function exhibitorWorkPage(data: PageData): DeskPage {
  const { staff, message, today, all, filter } = data;
  const title = both('參展商進度', 'Progress of exhibitors');
  const list = deskList({
    name: title,
    filter: searchForm('/desk/work', filter, {
      label: both('狀態', 'State'),
      options: Object.entries(states),
    }),
    columns: columns(today),
    ...onePage(filterWork(all, filter, today), filter.page),
    empty: both('沒有符合的參展商', 'Nothing fits'),
    ...(hasRole(staff.role, 'manage') && { download: '/desk/work' }),
    bulk: hasRole(staff.role, 'answer') ? remindTicked : undefined,
  });
  const done = all.filter((work) => openOf(work).length === 0).length;
  const total = all.reduce((sum, { order }) => sum + (order?.total ?? 0), 0);
  return {
    title,
    message,
    body: html`${factList([
        [states.done, `${done} / ${all.length}`],
        [states.missed, all.filter((work) => missedOf(work, today).length > 0).length],
        [both('訂單合計', 'Orders'), writeFee(total)],
      ])}
      <p class="tools">
        <a href="/desk/orders">${both('依供應商查看訂單', 'Orders by supplier')}</a>
      </p>
      ${list}`,
  };
}

const remindTicked = {
  path: '/desk/work',
  label: both('提醒勾選的參展商', 'Remind the ticked ones'),
  idOf: (work: Work) =>
    work.members > 0 && openOf(work).length > 0 ? work.exhibitor.Id : undefined,
  nameOf: ({ exhibitor }: Work) => nameOf(exhibitor),
} as const;

const columns = (today: string): Column<Work>[] => [
  ...exhibitorColumns('/desk/work'),
  {
    label: both('完成', 'Done'),
    cell: (work) => `${work.tasks.length - openOf(work).length} / ${work.tasks.length}`,
  },
  { label: both('逾期', 'Overdue'), cell: (work) => missedOf(work, today).length },
  { label: both('訂單', 'Order'), cell: ({ order }) => order && writeFee(order.total) },
  { label: both('成員', 'Members'), cell: ({ members }) => members },
  { label: both('上次提醒', 'Reminded'), cell: ({ reminded }) => reminded },
];

/** The deadlines as columns, for a table. */
export function workTable(rows: readonly Work[]): Table {
  const deadlines = rows[0]?.tasks.map(({ deadline }) => inLocale(deadline.Title, 'en')) ?? [];
  return [
    ['Id', 'Exhibitor', 'Booths', 'Members', 'Order NT$', 'Reminded', ...deadlines],
    ...rows.map(({ exhibitor, tasks, order, members, reminded }) => [
      ...[exhibitor.Id, nameOf(exhibitor), exhibitor.Booths.join(' '), String(members)],
      ...[order ? String(order.total) : '', reminded ?? ''],
      ...tasks.map(({ met }) => met ?? ''),
    ]),
  ];
}

type OneData = Shown & { work: Work; orders: readonly ExhibitorOrderRow[] };

/** What one exhibitor has done: its deadlines, which staff tick off, and the versions of its order. */
export function oneExhibitorWorkPage({ staff, message, today, work, orders }: OneData): DeskPage {
  const { Id } = work.exhibitor;
  const tick: Column<Task> = {
    label: both('標記', 'Tick off'),
    cell: (task) => tickForm(Id, task),
  };
  const deadlines = both('期限', 'Deadlines');
  const versions = both('訂單', 'Orders');
  return {
    title: nameOf(work.exhibitor),
    message,
    body: html`<p class="tools">
        <a href="/desk/exhibitors/${Id}">${both('工作檯與成員', 'Desk and members')}</a>
      </p>
      <h2>${deadlines}</h2>
      ${deskList({
        name: deadlines,
        columns: hasRole(staff.role, 'answer') ? [...taskColumns(today), tick] : taskColumns(today),
        rows: work.tasks,
        empty: both('沒有', 'None'),
      })}
      <h2>${versions}</h2>
      ${deskList({
        name: versions,
        columns: orderColumns,
        rows: orders,
        empty: both('尚未訂購', 'Nothing was ordered yet'),
      })}`,
  };
}

const taskStates = {
  open: both('待辦', 'To do'),
  late: both('逾期可補辦', 'Late'),
  missed: both('逾期', 'Overdue'),
  staff: both('已辦（人員標記）', 'Done (staff)'),
  order: both('已辦（訂單）', 'Done (order)'),
  profile: both('已辦（資料）', 'Done (profile)'),
  desk: both('已辦', 'Done'),
} as const;

const taskColumns = (today: string): Column<Task>[] => [
  {
    label: both('事項', 'What'),
    ...{ isHeading: true, isWide: true },
    cell: ({ deadline }) => textsOf(deadline.Title).join(' / '),
  },
  { label: both('期限', 'Due'), cell: ({ deadline }) => deadline.Due },
  {
    label: both('狀態', 'State'),
    cell: ({ deadline, met }) => taskStates[met ?? stateOf(deadline, today)],
  },
];

function tickForm(id: string, { deadline, met }: Task): Html | undefined {
  if (met !== undefined && met !== 'staff') return undefined;
  const label = met ? both('取消標記', 'Undo') : both('標為完成', 'Tick off');
  const what = inLocale(deadline.Title, 'tw');
  return html`<form method="post" action="/desk/work/${id}">
    <input type="hidden" name="deadline" value="${deadline.Id}" />
    <button name="do" value="${met ? 'undo' : 'met'}" aria-label="${label.text}: ${what}">
      ${label}
    </button>
  </form>`;
}

const orderColumns: Column<ExhibitorOrderRow>[] = [
  { label: both('版本', 'Version'), isHeading: true, cell: ({ version }) => version },
  { label: both('時間', 'When'), cell: ({ changed_at }) => taipei(changed_at) },
  { label: both('人員', 'Who'), cell: ({ member_name }) => member_name },
  {
    label: both('狀態', 'State'),
    cell: ({ state }) => (state === 'sent' ? both('已送出', 'Sent') : both('未送出', 'Draft')),
  },
  {
    label: both('內容', 'Items'),
    isWide: true,
    cell: (row) =>
      linesIn(row)
        .map((line) => `${inLocale(line.Name, 'tw')} × ${totalOf(line)}`)
        .join('、'),
  },
  { label: both('合計', 'Total'), cell: ({ total }) => writeFee(total) },
];
