import { Type, type Static } from 'typebox';
import { FacetChoice, Picture } from './wire.ts';

/**
 * A hotel near the hall. `Shuttle` names the fair's shuttle stop, `Walk` is in minutes. Both are
 * optional.
 */
export const Hotel = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Info: Type.String(),
  Address: Type.String(),
  Shuttle: Type.Optional(Type.String()),
  Stars: Type.Integer({ minimum: 1, maximum: 5 }),
  Tel: Type.String(),
  Walk: Type.Optional(Type.Integer({ minimum: 1 })),
  Picture,
});
export type Hotel = Static<typeof Hotel>;

/**
 * `Data` of `GET {expo-api}/Hotels/{code}?Lang=&Stars=&Shuttle=yes&Walk=`. `Stars` repeats; `Walk`
 * is the longest walk in minutes. `Total` counts all hotels regardless of filters. Each choice
 * counts the results with that choice.
 */
export const HotelList = Type.Object({
  Total: Type.Integer({ minimum: 0 }),
  Items: Type.Array(Hotel),
  Stars: Type.Array(FacetChoice),
  Shuttle: Type.Integer({ minimum: 0 }),
  Walk: Type.Array(FacetChoice),
});
export type HotelList = Static<typeof HotelList>;
