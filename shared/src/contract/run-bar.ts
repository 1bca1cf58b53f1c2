import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { AreaCode, Bilingual, closed, recordId, webAddress } from './wire.ts';

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
 * A bar of the run-bar; one record of `bars`. `X` and `Y` are its position on the drawn map of Taipei.
 * Bars in other cities have none. The map is hidden while any bar has no position.
 */
export const BarRecord = Type.Object(
  {
    Id: recordId,
    Name: Bilingual,
    District: Bilingual,
    Address: Bilingual,
    Metro: Bilingual,
    Area: AreaCode,
    Text: Bilingual,
    /** Alcohol-free drinks of the bar. */
    WithoutAlcohol: Bilingual,
    Hours: Type.Array(BarHours, { minItems: 1 }),
    X: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
    Y: Type.Optional(Type.Number({ minimum: 0, maximum: 800 })),
    Website: Type.Optional(webAddress),
  },
  closed,
);
export const Bar = localised(BarRecord);
export type Bar = Static<typeof Bar>;

/**
 * A walking route between bars; one record of `bar-routes`. `Minutes` is the walk to the next stop.
 */
export const BarRouteRecord = Type.Object(
  {
    Id: recordId,
    Name: Bilingual,
    Text: Bilingual,
    Stops: Type.Array(Type.Object({ Bar: recordId, Minutes: Type.Integer({ minimum: 0 }) }), {
      minItems: 2,
    }),
  },
  closed,
);
export const BarRoute = localised(BarRouteRecord);
export type BarRoute = Static<typeof BarRoute>;

/** `Data` of `GET {expo-api}/Event/Bars/{code}?Lang=`. */
export const Bars = Type.Object({ Bars: Type.Array(Bar), Routes: Type.Array(BarRoute) });
export type Bars = Static<typeof Bars>;
