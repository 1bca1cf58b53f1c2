import { inLocale, textsOf } from '@dswine/shared/fair/texts/bilingual';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import type { ExhibitorOrderRow } from '../../store/tables/exhibitor-work.ts';
import { linesIn } from '../../taking-part/exhibitor-orders/orders.repository.ts';
import { totalOf } from '../../taking-part/exhibitor-orders/price-order.ts';
import { deskList, type Column } from '../desk-list.ts';
import { taipei } from '../desk-page.ts';
import { both, html, type Html } from '../html.ts';
import type { Task } from './listed-exhibitors.ts';

export const writeFee = (amount: number) => `NT$${writeNumber(amount, 'tw')}`;

/** The deadlines of an exhibitor, which staff tick off at `path`, and the versions of its order. */
export function tasksAndOrders(
  path: string,
  data: { mayAnswer: boolean; tasks: readonly Task[]; orders: readonly ExhibitorOrderRow[] },
): Html {
  const { mayAnswer, tasks, orders } = data;
  const tick = { label: both('標記', 'Tick off'), cell: (task: Task) => tickForm(path, task) };
  const deadlines = both('期限', 'Deadlines');
  const versions = both('訂單', 'Orders');
  return html`<h2>${deadlines}</h2>
    ${deskList({
      name: deadlines,
      columns: mayAnswer ? [...taskColumns, tick] : taskColumns,
      rows: tasks,
      empty: both('沒有', 'None'),
    })}
    <h2>${versions}</h2>
    ${deskList({
      name: versions,
      columns: orderColumns,
      rows: orders,
      empty: both('尚未訂購', 'Nothing was ordered yet'),
    })}`;
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

const taskColumns: Column<Task>[] = [
  {
    label: both('事項', 'What'),
    ...{ isHeading: true, isWide: true },
    cell: ({ deadline }) => textsOf(deadline.Title).join(' / '),
  },
  { label: both('期限', 'Due'), cell: ({ deadline }) => deadline.Due },
  { label: both('狀態', 'State'), cell: ({ state }) => taskStates[state] },
];

function tickForm(path: string, { deadline, met }: Task): Html | undefined {
  if (met !== undefined && met !== 'staff') return undefined;
  const label = met ? both('取消標記', 'Undo') : both('標為完成', 'Tick off');
  const what = inLocale(deadline.Title, 'tw');
  return html`<form method="post" action="${path}">
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
