import { Type, type Static } from 'typebox';
import { AreaCode, Named, NativeText, Picture } from './wire.ts';

/**
 * Something that an exhibitor tells visitors of the fair: an offer on site or a product shown for the first time. Information of
 * the exhibitor: there is no price and nothing can be ordered (Act § 30). Chinese only (specification § 2), whatever `Lang` says.
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

/** `Data` of `GET {expo-api}/Event/Info/{code}/{id}`: one topic whole. Without an id, all of them with their first items. */
export const EventInfo = Type.Object({
  /** Every topic, for the way from one to another. */
  All: Type.Array(Type.Object({ Id: Type.String(), Title: Type.String() })),
  Topics: Type.Array(EventInfoTopic),
});
export type EventInfo = Static<typeof EventInfo>;
