import { Type, type Static } from 'typebox';
import { ListOf } from './bounds.ts';
import { orderGroups, orderLists, type OrderList } from './order-groups.ts';
import { Bilingual, closed, isoDate, recordId } from './wire.ts';

/** The most items of an edition, and the most of one item that an exhibitor may order. */
export const maxOrderItems = 200;
const maxOfItem = 100;
/** How often an order can be sent: each time is a mail. */
export const maxOrderVersions = 100;

/** An amount in New Taiwan dollars. */
const amount = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const quantity = Type.Integer({ minimum: 0, maximum: maxOfItem });

/**
 * One record of `order-items`. `Price` includes tax, for the whole fair. `Deadline` is a record of
 * `deadlines`, which may allow late orders for a surcharge; without it orders end with the fair.
 * `Limit` is the most that one exhibitor may order. With `List` each is ordered by a line about a
 * person.
 */
export const OrderItemRecord = Type.Object(
  {
    Id: recordId,
    Group: Type.Enum(orderGroups.filter((group) => group !== 'upgrade')),
    Name: Bilingual,
    Unit: Bilingual,
    Price: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    Limit: Type.Integer({ minimum: 1, maximum: maxOfItem }),
    Deadline: Type.Optional(recordId),
    Supplier: Bilingual,
    List: Type.Optional(Type.Enum(orderLists)),
  },
  closed,
);
export type OrderItemRecord = Static<typeof OrderItemRecord>;

/** What was, or would be, ordered. `Late` of them cost `LatePrice`, the others `Price`. */
const line = {
  Id: Type.String(),
  Name: Type.String(),
  Unit: Type.String(),
  Quantity: quantity,
  Price: amount,
  Late: quantity,
  LatePrice: amount,
  Amount: amount,
};
/** Amounts include tax, but for `Net`. `Tax` is what `Total` contains of it. */
const sum = {
  Lines: ListOf(Type.Object(line), maxOrderItems),
  Net: amount,
  Tax: amount,
  Total: amount,
};

/**
 * An item now. `Least` are those that were ordered before its deadline passed, or all when it is
 * `closed`: fewer is no longer possible. `Net` is `Price` without tax.
 */
export const OrderItem = Type.Object({
  Id: Type.String(),
  Group: Type.Enum(orderGroups),
  Name: Type.String(),
  Unit: Type.String(),
  Price: amount,
  Net: amount,
  Limit: quantity,
  State: Type.Enum(['open', 'late', 'closed']),
  Due: isoDate,
  Late: Type.Optional(Type.Object({ Price: amount, Until: isoDate })),
  List: Type.Optional(Type.Enum(orderLists)),
  Least: quantity,
  Quantity: quantity,
});
export type OrderItem = Static<typeof OrderItem>;

const lists = Type.Object(
  Object.fromEntries(orderLists.map((name) => [name, Type.String()])) as Record<
    OrderList,
    ReturnType<typeof Type.String>
  >,
);

/** One version of an exhibitor's order. `Version` counts from 1. */
export const ExhibitorOrder = Type.Object({
  Id: Type.String(),
  Version: Type.Integer({ minimum: 1 }),
  By: Type.String(),
  At: Type.String(),
  ...sum,
  Lists: lists,
});
export type ExhibitorOrder = Static<typeof ExhibitorOrder>;

/**
 * `Data` of `GET {expo-api}/ExhibitorDesk/Orders/{code}?Lang=`. Without access to a desk only the
 * price list. `Draft` is what was filled in since and is not sent yet.
 */
export const ExhibitorOrders = Type.Object({
  Items: ListOf(OrderItem, maxOrderItems),
  Desk: Type.Optional(
    Type.Object({
      Name: Type.String(),
      Sent: Type.Optional(ExhibitorOrder),
      Draft: Type.Optional(ExhibitorOrder),
      /** Newest first, without `Sent`. */
      Earlier: ListOf(
        Type.Object({
          Version: Type.Integer({ minimum: 1 }),
          By: Type.String(),
          At: Type.String(),
          Total: amount,
        }),
        maxOrderVersions,
      ),
    }),
  ),
});
export type ExhibitorOrders = Static<typeof ExhibitorOrders>;
