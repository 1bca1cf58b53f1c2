import { Type, type Static } from 'typebox';
import { Named, NamedPlace, pageOf, Picture, SharePicture, Untranslated, OnlyIn } from './wire.ts';

/** `PublishedAt` is ISO 8601 with offset. */
export const NewsCard = Type.Object({
  Id: Type.String(),
  Title: Type.String(),
  Summary: Type.String(),
  Category: Named,
  PublishedAt: Type.String(),
  /** No longer news: it speaks of days that are over. */
  Past: Type.Optional(Type.Boolean()),
  Picture,
  Untranslated,
});
export type NewsCard = Static<typeof NewsCard>;

/**
 * `Data` of `GET {expo-api}/News/{code}?Lang=&Category=&Page=&PageSize=`. `Categories` lists those
 * with news, with counts.
 */
export const NewsList = Type.Intersect([
  pageOf(NewsCard),
  Type.Object({
    Categories: Type.Array(
      Type.Object({ Code: Type.String(), Name: Type.String(), Count: Type.Integer() }),
    ),
    /** Share picture of the requested category. */
    Share: Type.Optional(SharePicture),
  }),
]);
export type NewsList = Static<typeof NewsList>;

/** An adjacent news item: `Next` is newer, `Previous` is older. */
export const NewsNeighbour = Type.Object({ Id: Type.String(), Title: Type.String(), Untranslated });

/**
 * `Data` of `GET {expo-api}/News/Detail/{code}/{id}?Lang=`. `Body` is HTML, sanitised on import.
 */
export const NewsDetail = Type.Intersect([
  NewsCard,
  Type.Object({
    OnlyIn,
    Share: Type.Optional(SharePicture),
    Body: Type.String(),
    /** Places of the hall that the text names. */
    Places: Type.Optional(Type.Array(NamedPlace)),
    UpdatedAt: Type.Optional(Type.String()),
    Previous: Type.Optional(NewsNeighbour),
    Next: Type.Optional(NewsNeighbour),
    Related: Type.Array(NewsCard),
  }),
]);
export type NewsDetail = Static<typeof NewsDetail>;
