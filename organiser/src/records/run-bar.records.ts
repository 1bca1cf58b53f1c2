import { BarHours } from '@dswine/shared/contract/run-bar';
import { AreaCode, Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { webAddress } from './record-parts.ts';

const id = Type.String({ pattern: '^[0-9]{1,9}$' });

/** A bar of the run-bar; one record of `bars`. */
export const BarRecord = Type.Object(
  {
    Id: id,
    Name: Bilingual,
    District: Bilingual,
    Address: Bilingual,
    Metro: Bilingual,
    Area: AreaCode,
    Text: Bilingual,
    WithoutAlcohol: Bilingual,
    Hours: Type.Array(BarHours, { minItems: 1 }),
    /** The position on the drawn map of Taipei. The map is hidden while any bar has no position. */
    X: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
    Y: Type.Optional(Type.Number({ minimum: 0, maximum: 800 })),
    Website: Type.Optional(webAddress),
  },
  { additionalProperties: false },
);

/** A walk from bar to bar; one record of `bar-routes`. */
export const BarRouteRecord = Type.Object(
  {
    Id: id,
    Name: Bilingual,
    Text: Bilingual,
    Stops: Type.Array(Type.Object({ Bar: id, Minutes: Type.Integer({ minimum: 0 }) }), {
      minItems: 2,
    }),
  },
  { additionalProperties: false },
);
