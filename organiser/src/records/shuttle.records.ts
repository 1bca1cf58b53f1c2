import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const closed = { additionalProperties: false };
const time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** A free bus line in both directions; one record of `shuttles`. */
export const ShuttleRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Name: Bilingual,
    Note: Bilingual,
    Ways: Type.Array(
      Type.Object(
        {
          To: Bilingual,
          /** Whether the way leads from the hall back. */
          FromHall: Type.Optional(Type.Boolean()),
          Stops: Type.Array(
            Type.Object(
              { Name: Bilingual, Place: Bilingual, Minutes: Type.Integer({ minimum: 0 }) },
              closed,
            ),
            { minItems: 2 },
          ),
          Services: Type.Array(
            Type.Object(
              {
                Days: Bilingual,
                Dates: Type.Array(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), {
                  minItems: 1,
                }),
                Departures: Type.Array(time, { minItems: 1 }),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
);
