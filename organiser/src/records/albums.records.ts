import { AreaCode, Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const id = Type.String({ pattern: '^[0-9]{1,9}$' });

/** A photo album; one record of `albums`. `Group` is its topic, `Cover` its title picture. */
export const AlbumRecord = Type.Object(
  {
    Id: id,
    Title: Bilingual,
    Text: Bilingual,
    Date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    Group: Type.Object({ Code: id, Name: Bilingual }),
    Cover: id,
    Photos: Type.Array(
      Type.Object({
        Id: id,
        Area: AreaCode,
        Caption: Bilingual,
        Alt: Bilingual,
        /** Who took the photograph; by default the organiser. */
        Source: Type.Optional(Bilingual),
      }),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
);
