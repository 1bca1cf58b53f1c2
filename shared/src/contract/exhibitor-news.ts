import { Type, type Static } from 'typebox';
import { ExhibitorCard } from './exhibitors.ts';
import {
  AreaCode,
  Named,
  pageOf,
  Picture,
  SharePicture,
  Untranslated,
  OnlyIn,
  Walk,
} from './wire.ts';

/** The publishing exhibitor, as shown in lists. */
const NewsSource = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Area: AreaCode,
  Booths: Type.Array(Type.String()),
  Walk,
  Untranslated,
});

/** A press item of an exhibitor. `PublishedAt` is ISO 8601 with offset. */
const item = {
  Id: Type.String(),
  Title: Type.String(),
  Summary: Type.String(),
  Category: Named,
  PublishedAt: Type.String(),
  Picture,
  Untranslated,
};
export const ExhibitorNewsCard = Type.Object({ ...item, Exhibitor: NewsSource });
export type ExhibitorNewsCard = Static<typeof ExhibitorNewsCard>;

/**
 * `Data` of `GET {expo-api}/ExhibitorNews/{code}?Lang=&Category=&Exhibitor=&Page=&PageSize=`,
 * newest first. `Categories` lists those with items, with counts; for one exhibitor only if
 * requested.
 */
export const ExhibitorNewsList = Type.Intersect([
  pageOf(ExhibitorNewsCard),
  Type.Object({
    Categories: Type.Array(
      Type.Object({ Code: Type.String(), Name: Type.String(), Count: Type.Integer() }),
    ),
  }),
]);
export type ExhibitorNewsList = Static<typeof ExhibitorNewsList>;

const Neighbour = Type.Object({ Id: Type.String(), Title: Type.String(), Untranslated });

/**
 * `Data` of `GET {expo-api}/ExhibitorNews/Detail/{code}/{id}?Lang=`. `Body` is paragraphs of plain
 * text. `Next` is newer, `Previous` is older.
 */
export const ExhibitorNewsDetail = Type.Object({
  ...item,
  OnlyIn,
  Share: Type.Optional(SharePicture),
  Body: Type.Array(Type.String()),
  /** A page on the exhibitor's website. */
  Link: Type.Optional(Type.Object({ Label: Type.String(), Url: Type.String() })),
  Exhibitor: ExhibitorCard,
  Previous: Type.Optional(Neighbour),
  Next: Type.Optional(Neighbour),
  /** More news of the same exhibitor. */
  More: Type.Array(ExhibitorNewsCard),
});
export type ExhibitorNewsDetail = Static<typeof ExhibitorNewsDetail>;
