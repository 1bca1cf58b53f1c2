import type { OrderList } from '@dswine/shared/contract/order-groups';
import { listRecords } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';
import { linesIn, listSentOrders } from '../../taking-part/exhibitor-orders/orders.repository.ts';
import { readPage } from '../desk-list.ts';
import { page } from '../desk-page.ts';
import { chooseEdition, exportRoute, requireStaff, type DeskDependencies } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { nameOf } from './listed-exhibitors.ts';
import { ordersPage, ordersTable, supplierOf, type OrderedLine } from './orders-page.ts';

/** What the exhibitors of any edition have ordered. */
export function orderRoutes(dependencies: DeskDependencies): void {
  const { desk, database } = dependencies;
  const choose = async (query: unknown) => {
    const { code, field } = await chooseEdition(dependencies, query);
    const { supplier = '', page: number } = fieldsOf(query);
    const all = await listOrdered(database, code);
    const rows = all.filter((row) => supplier === '' || supplierOf(row) === supplier);
    const filter = { supplier, page: readPage(number) };
    return { code, edition: field, all, rows, filter };
  };
  desk.get('/orders', async (request, reply) => {
    const { all, ...chosen } = await choose(request.query);
    const suppliers = [...new Set(all.map(supplierOf))];
    return page(reply, ordersPage({ ...chosen, staff: requireStaff(request), suppliers }));
  });

  exportRoute(dependencies, '/orders', async ({ query }) => {
    const { code, rows } = await choose(query);
    return { subject: `${rows.length} lines of orders ${code}`, table: ordersTable(rows) };
  });
}

/** The lines of the orders that count, by supplier, item and exhibitor. */
async function listOrdered(database: Database, edition: string): Promise<OrderedLine[]> {
  const exhibitors = new Map(
    (await listRecords(database, edition, 'exhibitors')).map((record) => [record.Id, record]),
  );
  const lists = new Map(
    (await listRecords(database, edition, 'order-items')).map(({ Id, List }) => [Id, List]),
  );
  const rows = [...(await listSentOrders(database, edition))].flatMap(([id, order]) => {
    const exhibitor = exhibitors.get(id);
    const people = JSON.parse(order.lists) as Partial<Record<OrderList, string>>;
    if (!exhibitor) return [];
    return linesIn(order).map((line) => {
      const list = lists.get(line.Id);
      return { exhibitor, line, people: (list && people[list]) ?? '' };
    });
  });
  const key = (row: OrderedLine) =>
    [supplierOf(row), row.line.Id, nameOf(row.exhibitor)].join('\n');
  return rows.toSorted((a, b) => key(a).localeCompare(key(b)));
}
