import { inLocale, textsOf } from '@dswine/shared/fair/texts/bilingual';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import type { ExhibitorRecord } from '../../content/editions/edition.ts';
import type { EditionRecords } from '../../content/records/records.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import type { ExhibitorOrderRow } from '../../store/tables/exhibitor-work.ts';
import { stateOf, type MetBy } from '../../taking-part/exhibitor-deadlines/met-deadlines.ts';
import { linesIn } from '../../taking-part/exhibitor-orders/orders.repository.ts';
import {
  amountOf,
  totalOf,
  type OrderLine,
} from '../../taking-part/exhibitor-orders/price-order.ts';
import { choice, deskList, onePage, type Column, type Field } from '../desk-list.ts';
import { deskPage, factList, taipei } from '../desk-page.ts';
import { html, type Html } from '../html.ts';
import { hasRole } from '../staff/desk-access.ts';

/** A deadline of an exhibitor, and how it was met. */
export type Task = { deadline: EditionRecords['deadlines']; met: MetBy | undefined };
/** An exhibitor with what it has done. */
export type Work = {
  exhibitor: ExhibitorRecord;
  tasks: readonly Task[];
  order: ExhibitorOrderRow | undefined;
  members: number;
  /** The day of the last reminder. */
  reminded: string | undefined;
};
type Filter = { find: string; state: string; page: number };
type Page = { staff: StaffRow; message: string | undefined; today: string };

export const nameOf = ({ Name }: ExhibitorRecord) => textsOf(Name).join(' / ');
export const openOf = ({ tasks }: Work) => tasks.filter(({ met }) => met === undefined);
const missedOf = (work: Work, today: string) =>
  openOf(work).filter(({ deadline }) => stateOf(deadline, today) !== 'open');
const money = (amount: number) => `NT$${writeNumber(amount, 'tw')}`;

const states = { open: '尚有待辦 To do', missed: '有逾期 Overdue', done: '全部完成 All done' };

export function filterWork(rows: readonly Work[], { find, state }: Filter, today: string): Work[] {
  const wanted = find.toLowerCase();
  return rows.filter((work) => {
    const { Id, Booths } = work.exhibitor;
    const texts = [Id, nameOf(work.exhibitor), ...Booths];
    if (!texts.some((text) => text.toLowerCase().includes(wanted))) return false;
    if (state === 'missed') return missedOf(work, today).length > 0;
    return state === '' || (state === 'open') === openOf(work).length > 0;
  });
}

type ListData = Page & { all: readonly Work[]; filter: Filter };

/** Who has done what, and reminders for those who have not. */
export function exhibitorWorkPage(data: ListData): string {
  const { staff, message, today, all, filter } = data;
  const rows = filterWork(all, filter, today);
  const list = deskList({
    name: '參展商進度 Progress of exhibitors',
    filter: {
      path: '/desk/work',
      fields: [
        { name: 'find', label: ['名稱、攤位或編號', 'Name, booth or id'], value: filter.find },
        choice('state', ['狀態', 'State'], filter.state, Object.entries(states)),
      ],
    },
    columns: columns(today),
    ...onePage(rows, filter.page),
    empty: ['沒有符合的參展商', 'Nothing fits'],
    ...(hasRole(staff.role, 'manage') && { download: '/desk/work' }),
    bulk: hasRole(staff.role, 'answer')
      ? {
          path: '/desk/work',
          label: ['提醒勾選的參展商', 'Remind the ticked ones'],
          idOf: (work: Work) =>
            work.members > 0 && openOf(work).length > 0 ? work.exhibitor.Id : undefined,
          nameOf: ({ exhibitor }: Work) => nameOf(exhibitor),
        }
      : undefined,
  });
  const done = all.filter((work) => openOf(work).length === 0).length;
  const total = all.reduce((sum, { order }) => sum + (order?.total ?? 0), 0);
  return deskPage({
    title: '參展商進度 Progress of exhibitors',
    staff,
    message,
    body: html`${factList([
        [states.done, `${done} / ${all.length}`],
        [states.missed, String(all.filter((work) => missedOf(work, today).length > 0).length)],
        ['訂單合計 Orders', money(total)],
      ])}
      <p>
        <a href="/desk/orders">依供應商查看訂單 <span lang="en">Orders by supplier</span></a>
      </p>
      ${list}`,
  });
}

const columns = (today: string): Column<Work>[] => [
  {
    label: ['參展商', 'Exhibitor'],
    isHeading: true,
    cell: ({ exhibitor }) => html`<a href="/desk/work/${exhibitor.Id}">${nameOf(exhibitor)}</a>`,
  },
  { label: ['攤位', 'Booths'], cell: ({ exhibitor }) => exhibitor.Booths.join(' ') },
  {
    label: ['完成', 'Done'],
    cell: (work) => `${work.tasks.length - openOf(work).length} / ${work.tasks.length}`,
  },
  { label: ['逾期', 'Overdue'], cell: (work) => missedOf(work, today).length },
  { label: ['訂單', 'Order'], cell: ({ order }) => (order ? money(order.total) : '') },
  { label: ['成員', 'Members'], cell: ({ members }) => members },
  { label: ['上次提醒', 'Reminded'], cell: ({ reminded }) => reminded },
];

/** The deadlines as columns, for a table. */
export function workTable(rows: readonly Work[]): string[][] {
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

type OneData = Page & { work: Work; orders: readonly ExhibitorOrderRow[] };

/** What one exhibitor has done: its deadlines, which staff tick off, and the versions of its order. */
export function oneExhibitorWorkPage({ staff, message, today, work, orders }: OneData): string {
  const mayAnswer = hasRole(staff.role, 'answer');
  const tick: Column<Task> = {
    label: ['標記', 'Tick off'],
    cell: (task) => tickForm(work.exhibitor.Id, task),
  };
  return deskPage({
    title: nameOf(work.exhibitor),
    staff,
    message,
    body: html`<h2>期限 <span lang="en">Deadlines</span></h2>
      ${deskList({
        name: '期限 Deadlines',
        columns: mayAnswer ? [...taskColumns(today), tick] : taskColumns(today),
        rows: work.tasks,
        empty: ['沒有', 'None'],
      })}
      <h2>訂單 <span lang="en">Orders</span></h2>
      ${deskList({
        name: '訂單 Orders',
        columns: orderColumns,
        rows: orders,
        empty: ['尚未訂購', 'Nothing was ordered yet'],
      })}`,
  });
}

const taskStates = {
  open: '待辦 To do',
  late: '逾期可補辦 Late',
  missed: '逾期 Overdue',
  staff: '已辦（人員標記）Done (staff)',
  order: '已辦（訂單）Done (order)',
  profile: '已辦（資料）Done (profile)',
  desk: '已辦 Done',
} as const;

const taskColumns = (today: string): Column<Task>[] => [
  {
    label: ['事項', 'What'],
    isHeading: true,
    cell: ({ deadline }) => textsOf(deadline.Title).join(' '),
  },
  { label: ['期限', 'Due'], cell: ({ deadline }) => deadline.Due },
  {
    label: ['狀態', 'State'],
    cell: ({ deadline, met }) => taskStates[met ?? stateOf(deadline, today)],
  },
];

function tickForm(id: string, { deadline, met }: Task): Html | string {
  if (met !== undefined && met !== 'staff') return '';
  const label = met ? ['取消標記', 'Undo'] : ['標為完成', 'Tick off'];
  const what = inLocale(deadline.Title, 'tw');
  return html`<form method="post" action="/desk/work/${id}">
    <input type="hidden" name="deadline" value="${deadline.Id}" />
    <button name="do" value="${met ? 'undo' : 'met'}" aria-label="${label.join(' ')}: ${what}">
      ${label[0]} <span lang="en">${label[1]}</span>
    </button>
  </form>`;
}

const orderColumns: Column<ExhibitorOrderRow>[] = [
  { label: ['版本', 'Version'], isHeading: true, cell: ({ version }) => version },
  { label: ['時間', 'When'], cell: ({ changed_at }) => taipei(changed_at) },
  { label: ['人員', 'Who'], cell: ({ member_name }) => member_name },
  {
    label: ['狀態', 'State'],
    cell: ({ state }) => (state === 'sent' ? '已送出 Sent' : '未送出 Draft'),
  },
  {
    label: ['內容', 'Items'],
    isWide: true,
    cell: (row) =>
      linesIn(row)
        .map((line) => `${inLocale(line.Name, 'tw')} × ${totalOf(line)}`)
        .join('、'),
  },
  { label: ['合計', 'Total'], cell: ({ total }) => money(total) },
];

/** One line of an order that counts. */
export type OrderedLine = { exhibitor: ExhibitorRecord; line: OrderLine; people: string };
type OrdersData = Omit<Page, 'today'> & {
  edition: Field;
  rows: readonly OrderedLine[];
  suppliers: readonly string[];
  filter: { supplier: string; page: number };
};

/** What was ordered, by supplier. */
export function ordersPage({
  staff,
  message,
  edition,
  rows,
  suppliers,
  filter,
}: OrdersData): string {
  const list = deskList({
    name: '訂單 Orders',
    filter: {
      path: '/desk/orders',
      fields: [
        edition,
        choice(
          'supplier',
          ['供應商', 'Supplier'],
          filter.supplier,
          suppliers.map((supplier) => [supplier, supplier]),
        ),
      ],
    },
    columns: lineColumns,
    ...onePage(rows, filter.page),
    empty: ['沒有訂單', 'Nothing was ordered'],
    ...(hasRole(staff.role, 'manage') && { download: '/desk/orders' }),
  });
  const total = rows.reduce((sum, { line }) => sum + amountOf(line), 0);
  return deskPage({
    title: '訂單 Orders',
    staff,
    message,
    body: html`${factList([['合計 Total', money(total)]])} ${list}`,
  });
}

export const supplierOf = ({ line }: OrderedLine) => textsOf(line.Supplier).join(' / ');

const lineColumns: Column<OrderedLine>[] = [
  { label: ['供應商', 'Supplier'], cell: supplierOf },
  { label: ['項目', 'Item'], isHeading: true, cell: ({ line }) => textsOf(line.Name).join(' / ') },
  { label: ['參展商', 'Exhibitor'], cell: ({ exhibitor }) => nameOf(exhibitor) },
  { label: ['攤位', 'Booths'], cell: ({ exhibitor }) => exhibitor.Booths.join(' ') },
  { label: ['數量', 'Quantity'], cell: ({ line }) => totalOf(line) },
  { label: ['其中逾期', 'Of these late'], cell: ({ line }) => line.Late || '' },
  { label: ['小計', 'Sum'], cell: ({ line }) => money(amountOf(line)) },
];

export function ordersTable(rows: readonly OrderedLine[]): string[][] {
  const head = ['Supplier', 'Item', 'Unit', 'Exhibitor', 'Booths', 'Quantity', 'Price NT$'];
  return [
    [...head, 'Late quantity', 'Late price NT$', 'Sum NT$', 'People'],
    ...rows.map((row) => {
      const { exhibitor, line, people } = row;
      return [
        ...[supplierOf(row), textsOf(line.Name).join(' / '), textsOf(line.Unit).join(' / ')],
        ...[nameOf(exhibitor), exhibitor.Booths.join(' ')],
        ...[line.Quantity, line.Price, line.Late, line.LatePrice, amountOf(line)].map(String),
        people,
      ];
    }),
  ];
}
