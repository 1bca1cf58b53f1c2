import type { Bilingual } from '@dswine/shared/contract/wire';
import type { OrderItemRecord } from '@dswine/shared/contract/exhibitor-orders';
import type { OrderList } from '@dswine/shared/contract/order-groups';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import type { Edition } from '../../content/editions/edition.ts';
import { salesTaxPercent } from '../../policies.ts';

/** What was ordered, with what it cost then. `Late` of them cost `LatePrice`. */
export type OrderLine = {
  Id: string;
  Name: Bilingual;
  Unit: Bilingual;
  Supplier: Bilingual;
  Quantity: number;
  Price: number;
  Late: number;
  LatePrice: number;
};

/** An item on a day. */
export type PricedItem = Pick<
  OrderItemRecord,
  'Id' | 'Name' | 'Unit' | 'Supplier' | 'Price' | 'Limit'
> & {
  Group: OrderItemRecord['Group'] | 'upgrade';
  List?: OrderList | undefined;
  /** The deadline's id. */
  Deadline?: string | undefined;
  State: 'open' | 'late' | 'closed';
  Due: string;
  Late?: { Price: number; Until: string } | undefined;
};

/** All that can be ordered, in the order of the form. `now` is by the show's clock. */
export function pricedItems({ records, byKey, fair }: Edition, now: Date): PricedItem[] {
  const today = dayOf(now.toISOString());
  const ordered = records['order-items'].map(({ Deadline, ...item }) => {
    const deadline = Deadline === undefined ? undefined : byKey.deadlines.get(Deadline);
    const { Percent = 0, Until = '' } = deadline?.Late ?? {};
    const Due = deadline?.Due ?? fair.EndDate;
    const late = { Price: Math.round((item.Price * (100 + Percent)) / 100), Until };
    const Late = Percent > 0 ? late : undefined;
    return { ...item, Deadline, Due, Late, State: stateOn(today, Due, Late?.Until) };
  });
  const upgrades = records.services.flatMap((service) => {
    if (service.Kind === 'free') return [];
    const { Id, Name, Fee: Price } = service;
    const { Organiser, EndDate: Due } = fair;
    const State = stateOn(today, Due);
    const Unit = { tw: '整個展期', en: 'whole period' };
    const Supplier = Organiser.Name;
    return { Id, Group: 'upgrade' as const, Name, Unit, Price, Supplier, Limit: 1, Due, State };
  });
  return [...ordered, ...upgrades];
}

function stateOn(today: string, due: string, until = due): PricedItem['State'] {
  if (today <= due) return 'open';
  return today <= until ? 'late' : 'closed';
}

/** Fewer of an item than this cannot be ordered any more. */
export function leastOf({ State }: PricedItem, before: OrderLine | undefined): number {
  return State === 'open' ? 0 : totalOf(before);
}

export const totalOf = (line: Pick<OrderLine, 'Quantity' | 'Late'> | undefined): number =>
  line ? line.Quantity + line.Late : 0;

export type OrderProblem = { item: PricedItem; reason: 'limit' | 'fewer' | 'closed' };
type Wanted = ReadonlyMap<string, number>;

/**
 * The lines of an order at the prices of the day. What was ordered in time keeps its price; what is
 * added after the deadline costs more, and nothing can be given back. Lines of items that the
 * edition no longer has stay as they are.
 */
export function priceOrder(
  items: readonly PricedItem[],
  wanted: Wanted,
  before: readonly OrderLine[],
): { lines: OrderLine[]; problems: OrderProblem[] } {
  const earlier = new Map(before.map((line) => [line.Id, line]));
  const problems: OrderProblem[] = [];
  const lines = items.flatMap((item) => {
    const line = earlier.get(item.Id);
    earlier.delete(item.Id);
    const all = wanted.get(item.Id) ?? leastOf(item, line);
    const reason = problemOf(item, line, all);
    if (reason) problems.push({ item, reason });
    if (all === 0) return [];
    const { Id, Name, Unit, Supplier, Late: late, State } = item;
    if (State === 'closed') return line ?? [];
    const Quantity = State === 'open' ? all : Math.min(all, line?.Quantity ?? 0);
    // After the deadline a changed price is for what is added now.
    const stored = State === 'late' ? line : undefined;
    const Price = stored && stored.Quantity > 0 ? stored.Price : item.Price;
    const LatePrice = stored && stored.Late > 0 ? stored.LatePrice : (late?.Price ?? item.Price);
    return { Id, Name, Unit, Supplier, Price, Quantity, LatePrice, Late: all - Quantity };
  });
  return { lines: [...lines, ...earlier.values()], problems };
}

function problemOf(
  item: PricedItem,
  line: OrderLine | undefined,
  all: number,
): OrderProblem['reason'] | undefined {
  if (!Number.isInteger(all) || all < 0 || all > Math.max(item.Limit, totalOf(line)))
    return 'limit';
  if (item.State === 'closed' && all !== totalOf(line)) return 'closed';
  return all < leastOf(item, line) ? 'fewer' : undefined;
}

export const amountOf = ({ Quantity, Price, Late, LatePrice }: OrderLine): number =>
  Quantity * Price + Late * LatePrice;

/** What is left of a price with tax. */
export const withoutTax = (total: number): number =>
  Math.round((total * 100) / (100 + salesTaxPercent));

/** As on an invoice: the tax is computed once, on the sum. */
export function sumOf(lines: readonly OrderLine[]) {
  const Total = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const Net = withoutTax(Total);
  return { Net, Tax: Total - Net, Total };
}
