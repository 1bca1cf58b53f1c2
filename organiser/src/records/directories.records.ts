import { DirectoryKind } from '@dswine/shared/contract/directories';
import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const closed = { additionalProperties: false };
const isoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/**
 * An advertising medium for exhibitors; one record of `directories`. It is available when
 * `Open` is set and the day `From` has come.
 */
export const DirectoryRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Kind: DirectoryKind,
    Name: Bilingual,
    Lead: Bilingual,
    Open: Type.Optional(
      Type.Object(
        { Label: Bilingual, Path: Type.String({ pattern: '^/' }), From: Type.Optional(isoDate) },
        closed,
      ),
    ),
    NotYet: Type.Object({ Title: Bilingual, Text: Bilingual }, closed),
    Facts: Type.Array(Type.Object({ Label: Bilingual, Value: Bilingual }, closed)),
    Options: Type.Array(
      Type.Object(
        {
          Name: Bilingual,
          Size: Bilingual,
          Place: Bilingual,
          Fee: Type.Integer({ minimum: 0 }),
          Quota: Type.Optional(Type.Integer({ minimum: 0 })),
        },
        closed,
      ),
    ),
    Rules: Type.Array(Bilingual),
    BookBy: Type.Optional(isoDate),
  },
  closed,
);
