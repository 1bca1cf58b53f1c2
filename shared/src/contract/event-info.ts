import { Type, type Static } from 'typebox';
import { AreaCode, Named, NativeText, Picture, Walk } from './wire.ts';

/**
 * An offer or a first-time product that an exhibitor announces to visitors. It is information from
 * the exhibitor: no price, no ordering (Act § 30). Chinese only, whatever `Lang` is (specification
 * § 2).
 */
export const EventInfoItem = Type.Object({
  Id: Type.String(),
  Title: Type.String(),
  Text: Type.String(),
  Note: Type.Optional(Type.String()),
  Area: AreaCode,
  Picture,
  Exhibitor: Type.Object({
    Id: Type.String(),
    Name: Type.String(),
    Booths: Type.Array(Type.String()),
    Walk,
  }),
  Product: Type.Optional(
    Type.Object({
      Id: Type.String(),
      Native: Type.Optional(NativeText),
      Category: Named,
      Country: Named,
    }),
  ),
});
export type EventInfoItem = Static<typeof EventInfoItem>;

export const EventInfoTopic = Type.Object({
  Id: Type.String(),
  Title: Type.String(),
  Lead: Type.String(),
  Notice: Type.String(),
  Total: Type.Integer(),
  Items: Type.Array(EventInfoItem),
});
export type EventInfoTopic = Static<typeof EventInfoTopic>;

/**
 * `Data` of `GET {expo-api}/Event/Info/{code}/{id}`: one complete topic. Without an id: all topics,
 * each with its first items.
 */
export const EventInfo = Type.Object({
  /** All topics, for navigation between them. */
  All: Type.Array(Type.Object({ Id: Type.String(), Title: Type.String() })),
  Topics: Type.Array(EventInfoTopic),
});
export type EventInfo = Static<typeof EventInfo>;
