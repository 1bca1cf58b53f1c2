import type {
  ExhibitorOrder,
  ExhibitorOrders,
  OrderItem,
} from '@dswine/shared/contract/exhibitor-orders';
import type { OrderList } from '@dswine/shared/contract/order-groups';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { ExhibitorOrderRow } from '../../store/tables/exhibitor-work.ts';
import { linesIn } from './orders.repository.ts';
import {
  amountOf,
  leastOf,
  sumOf,
  totalOf,
  withoutTax,
  type OrderLine,
  type PricedItem,
} from './price-order.ts';

/** The form: each item with what the exhibitor has ordered, or is filling in. */
export function viewItems(
  items: readonly PricedItem[],
  { sent, draft }: { sent?: ExhibitorOrderRow | undefined; draft?: ExhibitorOrderRow | undefined },
  locale: Lang,
): OrderItem[] {
  const linesOf = (row: ExhibitorOrderRow | undefined) =>
    new Map<string, OrderLine>(row ? linesIn(row).map((line) => [line.Id, line]) : []);
  const [before, filledIn] = [linesOf(sent), linesOf(draft ?? sent)];
  return items.map((item) => {
    const { Id, Group, Name, Unit, Price, Limit, State, Due, Late, List } = item;
    return {
      ...{ Id, Group, Name: inLocale(Name, locale), Unit: inLocale(Unit, locale) },
      ...{ Price, Net: withoutTax(Price), Limit, State, Due },
      ...(Late && { Late }),
      ...(List && { List }),
      Least: leastOf(item, before.get(Id)),
      Quantity: totalOf(filledIn.get(Id)),
    };
  });
}

export function viewOrder(row: ExhibitorOrderRow, locale: Lang): ExhibitorOrder {
  const lines = linesIn(row);
  return {
    Id: row.id,
    Version: row.version,
    By: row.member_name,
    At: row.changed_at,
    Lines: lines.map((line) => ({
      ...{ Id: line.Id, Name: inLocale(line.Name, locale), Unit: inLocale(line.Unit, locale) },
      ...{ Quantity: line.Quantity, Price: line.Price, Late: line.Late },
      ...{ LatePrice: line.LatePrice, Amount: amountOf(line) },
    })),
    ...sumOf(lines),
    Lists: {
      ...{ Passes: '', Staff: '' },
      ...(JSON.parse(row.lists) as Partial<Record<OrderList, string>>),
    },
  };
}

/** What the desk shows of all versions, the newest first. */
export function viewDesk(
  rows: readonly ExhibitorOrderRow[],
  name: string,
  locale: Lang,
): NonNullable<ExhibitorOrders['Desk']> {
  const draft = rows.find(({ state }) => state === 'draft');
  const [sent, ...earlier] = rows.filter(({ state }) => state === 'sent');
  return {
    Name: name,
    ...(sent && { Sent: viewOrder(sent, locale) }),
    ...(draft && { Draft: viewOrder(draft, locale) }),
    Earlier: earlier.map(({ version, member_name, changed_at, total }) => ({
      ...{ Version: version, By: member_name, At: changed_at, Total: total },
    })),
  };
}
