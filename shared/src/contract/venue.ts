import { Type, type Static } from 'typebox';

/** Means of transport to the hall. */
export const TravelKind = Type.Union([
  Type.Literal('metro'),
  Type.Literal('bus'),
  Type.Literal('car'),
  Type.Literal('foot'),
]);
export type TravelKind = Static<typeof TravelKind>;

/** `Data` of `GET {expo-api}/Venue/{code}?Lang=`. `Walk` is in minutes. */
export const Venue = Type.Object({
  Id: Type.String(),
  Lead: Type.String(),
  /** Text alternative of the project's map. The map shows TWTC; empty for other venues. */
  MapInWords: Type.Array(Type.String()),
  /** External maps, loaded only on click. */
  Maps: Type.Array(
    Type.Object({ Name: Type.String(), Href: Type.String({ pattern: '^https://' }) }),
  ),
  Ways: Type.Array(
    Type.Object({
      Kind: TravelKind,
      Title: Type.String(),
      Time: Type.String(),
      Lead: Type.String(),
      Routes: Type.Array(Type.Object({ From: Type.String(), Text: Type.String() })),
      Note: Type.Optional(Type.String()),
    }),
  ),
  Parking: Type.Array(
    Type.Object({
      Name: Type.String(),
      Entrance: Type.String(),
      Walk: Type.Integer({ minimum: 1 }),
      Note: Type.String(),
    }),
  ),
  Access: Type.Array(Type.Object({ Title: Type.String(), Text: Type.String() })),
});
export type Venue = Static<typeof Venue>;
