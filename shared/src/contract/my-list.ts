import { Type, type Static } from 'typebox';
import { CalendarEntry } from './calendar.ts';
import { ExhibitorCard, ProductCard } from './exhibitors.ts';
import { Named } from './wire.ts';

/**
 * Centre of a booth or room in metres from the hall's north-west corner. Missing until the floor
 * plan is published.
 */
const position = { Spot: Type.Optional(Type.Object({ X: Type.Number(), Y: Type.Number() })) };
const boothPosition = { Booths: Type.Array(Type.String()), ...position };

/**
 * `Data` of `GET {expo-api}/MyList/{code}?Lang=&Exhibitor=&Product=&Event=&Items=`: the records of a
 * list of ids, in no guaranteed order. `Items` names a shared list, such as `e1001,p20001,c701`. Hidden records are left out. `Doors` are the centres of the
 * hall's entrances.
 */
export const ListedRecords = Type.Object({
  Exhibitors: Type.Array(Type.Intersect([ExhibitorCard, Type.Object(boothPosition)])),
  Products: Type.Array(Type.Intersect([ProductCard, Type.Object(boothPosition)])),
  Events: Type.Array(Type.Intersect([CalendarEntry, Type.Object(position)])),
  Doors: Type.Array(Type.Object({ X: Type.Number(), Y: Type.Number() })),
});
export type ListedRecords = Static<typeof ListedRecords>;

/**
 * `Data` of `GET {expo-api}/Compare/{code}?Lang=&Exhibitor=&Product=`: up to four of each, in query
 * order.
 */
export const Compared = Type.Object({
  Exhibitors: Type.Array(
    Type.Intersect([
      ExhibitorCard,
      Type.Object({
        Areas: Type.Array(Named),
        Categories: Type.Array(Named),
        Tags: Type.Array(Named),
        Website: Type.Optional(Type.String()),
        ProductCount: Type.Integer(),
      }),
    ]),
  ),
  Products: Type.Array(
    Type.Intersect([
      ProductCard,
      Type.Object({
        Description: Type.String(),
        Tags: Type.Array(Named),
      }),
    ]),
  ),
});
export type Compared = Static<typeof Compared>;
