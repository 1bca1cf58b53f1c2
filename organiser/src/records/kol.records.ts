import { AreaCode, Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

/** A creator of the KOL programme; one record of `creators`. */
export const CreatorRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Name: Bilingual,
    /** One or two characters that represent the name. */
    Mark: Bilingual,
    Handle: Type.String({ pattern: '^@[a-z0-9_.]+$' }),
    Field: Bilingual,
    Area: AreaCode,
    Bio: Bilingual,
    /** The content that the creator presents at the fair. */
    Shows: Bilingual,
  },
  { additionalProperties: false },
);
