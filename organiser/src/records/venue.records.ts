import { TravelKind } from '@dswine/shared/contract/venue';
import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const minutes = Type.Integer({ minimum: 1 });

/** How to reach the hall; the only record of `venue`. */
export const VenueRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Lead: Bilingual,
    MapInWords: Type.Array(Bilingual),
    Maps: Type.Array(Type.Object({ Name: Bilingual, Href: Type.String({ pattern: '^https://' }) })),
    Ways: Type.Array(
      Type.Object({
        Kind: TravelKind,
        Title: Bilingual,
        Time: Bilingual,
        Lead: Bilingual,
        Routes: Type.Array(Type.Object({ From: Bilingual, Text: Bilingual })),
        Note: Type.Optional(Bilingual),
      }),
    ),
    Parking: Type.Array(
      Type.Object({ Name: Bilingual, Entrance: Bilingual, Walk: minutes, Note: Bilingual }),
    ),
    Access: Type.Array(Type.Object({ Title: Bilingual, Text: Bilingual })),
  },
  { additionalProperties: false },
);
