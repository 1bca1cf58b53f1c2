import { Bilingual, closed, recordId } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

/** A group of admission rules; one record of `admission`. */
export const AdmissionRecord = Type.Object(
  {
    Id: recordId,
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
