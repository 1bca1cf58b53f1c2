import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { Bilingual, closed, FacetChoice, Picture, recordId } from './wire.ts';

/** A hotel near the hall; one record of `hotels`. */
export const HotelRecord = Type.Object(
  {
    Id: recordId,
    Name: Bilingual,
    Info: Bilingual,
    Address: Bilingual,
    /** The stop of the fair's shuttle, if it serves the hotel. */
    Shuttle: Type.Optional(Bilingual),
    Stars: Type.Integer({ minimum: 1, maximum: 5 }),
    Tel: Type.String({ pattern: '^\\+886 [0-9 -]+$' }),
    /** Walking minutes to the hall. */
    Walk: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  closed,
);

export const Hotel = localised(Type.Object({ ...HotelRecord.properties, Picture }));
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
