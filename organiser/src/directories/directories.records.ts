import { DirectoryKind } from '@dswine/shared/contract/directories';
import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const closed = { additionalProperties: false };

/** A place where exhibitors advertise; one line of `directories.jsonl`. Once `Open` is there, it is available. */
export const DirectoryRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Kind: DirectoryKind,
    Name: Bilingual,
    Lead: Bilingual,
    Open: Type.Optional(Type.Object({ Label: Bilingual, Path: Type.String({ pattern: '^/' }) }, closed)),
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
    BookBy: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  },
  closed,
);
