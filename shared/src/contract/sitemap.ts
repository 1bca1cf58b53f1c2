import { Type, type Static } from 'typebox';
import { Lang } from './wire.ts';

/**
 * A record that has a page of its own. `UpdatedAt` is ISO 8601 with offset, where it is known. `Lang` is the only
 * language that the record has; without it there are both.
 */
export const SitemapRecord = Type.Object({
  Id: Type.String(),
  UpdatedAt: Type.Optional(Type.String()),
  Lang: Type.Optional(Lang),
});
export type SitemapRecord = Static<typeof SitemapRecord>;

/**
 * `Data` of `GET {expo-api}/Sitemap/{code}`: every record that may be shown, by kind. A section's route names the kind
 * that it shows as its `sitemap`. Kinds of the organiser: `exhibitor`, `exhibitor-category`, `product`,
 * `product-category`, `news`, `news-category`, `event`, `calendar-topic`, `event-info`,
 * `exhibitor-news`, `exhibitor-news-category`, `video-category`,
 * `album`, `album-group`.
 */
export const Sitemap = Type.Object({
  Kinds: Type.Array(Type.Object({ Kind: Type.String(), Records: Type.Array(SitemapRecord) })),
});
export type Sitemap = Static<typeof Sitemap>;
