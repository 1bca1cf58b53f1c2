import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

/** A group of admission rules; one record of `admission`. */
export const AdmissionRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Title: Bilingual,
    Lead: Bilingual,
    Items: Type.Array(Bilingual),
  },
  { additionalProperties: false },
);
