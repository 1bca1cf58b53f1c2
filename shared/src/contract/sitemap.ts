import { Type, type Static } from 'typebox';
import { Lang } from './wire.ts';

/**
 * A record with a page. `UpdatedAt` is ISO 8601 with offset, if available. `Lang` is the record's
 * only language; without it there are both.
 */
export const SitemapRecord = Type.Object({
  Id: Type.String(),
  UpdatedAt: Type.Optional(Type.String()),
  Lang: Type.Optional(Lang),
});
export type SitemapRecord = Static<typeof SitemapRecord>;

/**
 * `Data` of `GET {expo-api}/Sitemap/{code}`: all public records by kind. A section's route names
 * its kind in `sitemap`.
 * Kinds of the organiser: `exhibitor`, `exhibitor-category`, `product`, `product-category`, `news`,
 * `news-category`, `event`, `calendar-topic`, `event-info`, `exhibitor-news`,
 * `exhibitor-news-category`, `video-category`, `album`, `album-group`.
 */
export const Sitemap = Type.Object({
  Kinds: Type.Array(Type.Object({ Kind: Type.String(), Records: Type.Array(SitemapRecord) })),
});
export type Sitemap = Static<typeof Sitemap>;
