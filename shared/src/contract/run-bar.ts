import { Type, type Static } from 'typebox';
import { AreaCode } from './wire.ts';

/**
 * Opening hours on some weekdays (0 is Sunday), local time in Taipei. If `Close` is not later than
 * `Open`, it is on the next day.
 */
export const BarHours = Type.Object({
  Days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
  Open: Type.String(),
  Close: Type.String(),
});
export type BarHours = Static<typeof BarHours>;

/**
 * A bar of the run-bar. `X` and `Y` are its position on the drawn map of Taipei (1000 by 800). Bars
 * in other cities have none.
 */
export const Bar = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  District: Type.String(),
  Address: Type.String(),
  Metro: Type.String(),
  Area: AreaCode,
  Text: Type.String(),
  /** Alcohol-free drinks of the bar. */
  WithoutAlcohol: Type.String(),
  Hours: Type.Array(BarHours),
  X: Type.Optional(Type.Number()),
  Y: Type.Optional(Type.Number()),
  Website: Type.Optional(Type.String()),
});
export type Bar = Static<typeof Bar>;

/** A walking route between bars. `Minutes` is the walk to the next stop. */
export const BarRoute = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Text: Type.String(),
  Stops: Type.Array(Type.Object({ Bar: Type.String(), Minutes: Type.Integer() })),
});
export type BarRoute = Static<typeof BarRoute>;

/** `Data` of `GET {expo-api}/Event/Bars/{code}?Lang=`. */
export const Bars = Type.Object({ Bars: Type.Array(Bar), Routes: Type.Array(BarRoute) });
export type Bars = Static<typeof Bars>;
