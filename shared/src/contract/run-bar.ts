import { Type, type Static } from 'typebox';
import { AreaCode } from './wire.ts';

/** Opening hours on some weekdays (0 is Sunday), wall time in Taipei. A `Close` that is not later than `Open` is on the next day. */
export const BarHours = Type.Object({
  Days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
  Open: Type.String(),
  Close: Type.String(),
});
export type BarHours = Static<typeof BarHours>;

/** A bar of the run-bar. `X` and `Y` are its place on the drawn map of Taipei, of 1000 by 800; elsewhere there is none. */
export const Bar = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  District: Type.String(),
  Address: Type.String(),
  Metro: Type.String(),
  Area: AreaCode,
  Text: Type.String(),
  /** What the house serves without alcohol. */
  WithoutAlcohol: Type.String(),
  Hours: Type.Array(BarHours),
  X: Type.Optional(Type.Number()),
  Y: Type.Optional(Type.Number()),
  Website: Type.Optional(Type.String()),
});
export type Bar = Static<typeof Bar>;

/** A walk from bar to bar; `Minutes` is how long one walks to the next. */
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
