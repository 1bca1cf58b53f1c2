import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const closed = { additionalProperties: false };

/** A group of admission rules; one record of `admission`. */
export const AdmissionRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Title: Bilingual,
    Lead: Bilingual,
    /** `OnArrival`: also said to those who come without registration. */
    Items: Type.Array(
      Type.Object(
        { ...Bilingual.properties, OnArrival: Type.Optional(Type.Literal(true)) },
        closed,
      ),
    ),
  },
  closed,
);
