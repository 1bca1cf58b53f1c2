import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { Bilingual, closed, isoDate, recordId } from './wire.ts';

const titled = Type.Object({ Title: Bilingual, Text: Bilingual });

/** Travel information for visitors from abroad; the only record of `visa`. */
export const VisaRecord = Type.Object(
  {
    Id: recordId,
    Lead: Bilingual,
    /** Day on which the organiser last checked the official sources. */
    CheckedAt: isoDate,
    Ways: Type.Array(titled),
    Letter: Type.Object({
      Lead: Bilingual,
      Until: isoDate,
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
  closed,
);

/** `Data` of `GET {expo-api}/Visa/{code}?Lang=`. */
export const Visa = localised(VisaRecord);
export type Visa = Static<typeof Visa>;
