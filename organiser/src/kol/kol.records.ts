import { AreaCode, Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

/** A creator of the KOL programme; one line of `creators.jsonl`. */
export const CreatorRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Name: Bilingual,
    /** One or two characters that stand for the name. */
    Mark: Bilingual,
    Handle: Type.String({ pattern: '^@[a-z0-9_.]+$' }),
    Field: Bilingual,
    Area: AreaCode,
    Bio: Bilingual,
    /** What they show at the fair. */
    Shows: Bilingual,
  },
  { additionalProperties: false },
);
