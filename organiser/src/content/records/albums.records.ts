import { AreaCode, Bilingual, closed, isoDate, recordId } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

/** A photo album; one record of `albums`. `Group` is its topic, `Cover` its title picture. */
export const AlbumRecord = Type.Object(
  {
    Id: recordId,
    Title: Bilingual,
    Text: Bilingual,
    Date: isoDate,
    Group: Type.Object({ Code: recordId, Name: Bilingual }),
    Cover: recordId,
    Photos: Type.Array(
      Type.Object({
        Id: recordId,
        Area: AreaCode,
        Caption: Bilingual,
        Alt: Bilingual,
        /** Who took the photograph; by default the organiser. */
        Source: Type.Optional(Bilingual),
      }),
      { minItems: 1 },
    ),
  },
  closed,
);
