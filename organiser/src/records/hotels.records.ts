import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

/** A hotel near the hall; one record of `hotels`. */
export const HotelRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
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
  { additionalProperties: false },
);
