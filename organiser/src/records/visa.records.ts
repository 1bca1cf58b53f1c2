import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const titled = Type.Object({ Title: Bilingual, Text: Bilingual });

/** Travel information for visitors from abroad; the only record of `visa`. */
export const VisaRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Lead: Bilingual,
    CheckedAt: day,
    Ways: Type.Array(titled),
    Letter: Type.Object({
      Lead: Bilingual,
      Until: day,
      Needs: Type.Array(Bilingual),
      Steps: Type.Array(titled),
      Limits: Type.Array(Bilingual),
    }),
    Official: Type.Array(
      Type.Object({
        Name: Bilingual,
        Text: Bilingual,
        Href: Type.String({ pattern: '^https://' }),
      }),
    ),
    Questions: Type.Array(Type.Object({ Question: Bilingual, Answer: Bilingual })),
  },
  { additionalProperties: false },
);
