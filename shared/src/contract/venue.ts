import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { Bilingual, closed, recordId } from './wire.ts';

/** Means of transport to the hall. */
export const TravelKind = Type.Union([
  Type.Literal('metro'),
  Type.Literal('bus'),
  Type.Literal('car'),
  Type.Literal('foot'),
]);
export type TravelKind = Static<typeof TravelKind>;

/** How to reach the hall; the only record of `venue`. `Walk` is in minutes. */
export const VenueRecord = Type.Object(
  {
    Id: recordId,
    Lead: Bilingual,
    /** Text alternative of the project's map. The map shows TWTC; empty for other venues. */
    MapInWords: Type.Array(Bilingual),
    /** External maps, loaded only on click. */
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
      Type.Object({
        Name: Bilingual,
        Entrance: Bilingual,
        Walk: Type.Integer({ minimum: 1 }),
        Note: Bilingual,
      }),
    ),
    Access: Type.Array(Type.Object({ Title: Bilingual, Text: Bilingual })),
  },
  closed,
);

/** `Data` of `GET {expo-api}/Venue/{code}?Lang=`. */
export const Venue = localised(VenueRecord);
export type Venue = Static<typeof Venue>;
