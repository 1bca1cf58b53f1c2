import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import type { ExhibitorRecord } from '../../content/editions/edition.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import {
  amountOf,
  totalOf,
  type OrderLine,
} from '../../taking-part/exhibitor-orders/price-order.ts';
import type { Field } from '../desk-form.ts';
import { choice, deskList, onePage, type Column } from '../desk-list.ts';
import { factList, type DeskPage } from '../desk-page.ts';
import { both, html } from '../html.ts';
import type { Table } from '../send-table.ts';
import { hasRole } from '../staff/desk-access.ts';
import { writeFee } from './exhibitor-tasks.ts';
import { boothsColumn } from './exhibitors-page.ts';
import { nameOf } from './listed-exhibitors.ts';

/** One line of an order that counts. */
export type OrderedLine = { exhibitor: ExhibitorRecord; line: OrderLine; people: string };
type PageData = {
  staff: StaffRow;
  edition: Field;
  /** Those of the chosen supplier. */
  rows: readonly OrderedLine[];
  suppliers: readonly string[];
  filter: { supplier: string; page: number };
};

/** What was ordered, by supplier. */
export function ordersPage({ staff, edition, rows, suppliers, filter }: PageData): DeskPage {
  const title = both('訂單', 'Orders');
  const options = suppliers.map((supplier) => [supplier, supplier] as const);
  const list = deskList({
    name: title,
    filter: {
      path: '/desk/orders',
      fields: [edition, choice('supplier', both('供應商', 'Supplier'), filter.supplier, options)],
    },
    columns,
    ...onePage(rows, filter.page),
    empty: both('沒有訂單', 'Nothing was ordered'),
    ...(hasRole(staff.role, 'manage') && { download: '/desk/orders' }),
  });
  const total = rows.reduce((sum, { line }) => sum + amountOf(line), 0);
  return { title, body: html`${factList([[both('合計', 'Total'), writeFee(total)]])} ${list}` };
}

export const supplierOf = ({ line }: OrderedLine) => textsOf(line.Supplier).join(' / ');
const itemOf = ({ line }: OrderedLine) => textsOf(line.Name).join(' / ');

const columns: Column<OrderedLine>[] = [
  { label: both('項目', 'Item'), ...{ isHeading: true, isWide: true }, cell: itemOf },
  { label: both('供應商', 'Supplier'), isWide: true, cell: supplierOf },
  {
    label: both('參展商', 'Exhibitor'),
    isWide: true,
    cell: ({ exhibitor }) =>
      html`<a href="/desk/exhibitors/${exhibitor.Id}">${nameOf(exhibitor)}</a>`,
  },
  boothsColumn,
  { label: both('數量', 'Quantity'), cell: ({ line }) => totalOf(line) },
  { label: both('其中逾期', 'Of these late'), cell: ({ line }) => line.Late || '' },
  { label: both('小計', 'Sum'), cell: ({ line }) => writeFee(amountOf(line)) },
];

export function ordersTable(rows: readonly OrderedLine[]): Table {
  const head = ['Supplier', 'Item', 'Unit', 'Exhibitor', 'Booths', 'Quantity', 'Price NT$'];
  return [
    [...head, 'Late quantity', 'Late price NT$', 'Sum NT$', 'People'],
    ...rows.map((row) => {
      const { exhibitor, line, people } = row;
      return [
        ...[supplierOf(row), itemOf(row), textsOf(line.Unit).join(' / ')],
        ...[nameOf(exhibitor), exhibitor.Booths.join(' ')],
        ...[line.Quantity, line.Price, line.Late, line.LatePrice, amountOf(line)].map(String),
        people,
      ];
    }),
  ];
}
