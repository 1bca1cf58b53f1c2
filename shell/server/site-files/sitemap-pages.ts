import type { ReleaseRoute } from '@dswine/shared/contract/releases';
import type { Sitemap, SitemapRecord } from '@dswine/shared/contract/sitemap';
import type { Locale } from '@dswine/shared/section/section';
import { encodePath } from '../../src/composition/matched-page.ts';

/**
 * A page of the sitemap. `path` has no locale prefix. `onlyIn`: the page has only this language.
 */
export type SitemapPage = { path: string; changed?: string; onlyIn?: Locale };

/** All pages for search engines: pages without parameters, and one page per record of a route. */
export function sitemapPages(
  routes: readonly (Pick<ReleaseRoute, 'path' | 'sitemap'> &
    Partial<Pick<ReleaseRoute, 'middleware'>>)[],
  { Kinds }: Sitemap,
): SitemapPage[] {
  const records = new Map(Kinds.map(({ Kind, Records }) => [Kind, Records]));
  const pages = routes.flatMap(({ path, sitemap, middleware = [] }): SitemapPage[] => {
    const segments = path.split('/').filter(Boolean);
    const isParameter = (segment: string) => segment.startsWith(':');
    const [parameter, ...others] = segments.filter(isParameter);
    if (sitemap === false || others.length > 0) return [];
    const pathWith = (value?: string) => {
      const written = segments.flatMap((segment) =>
        isParameter(segment) ? (value ?? []) : encodePath(segment),
      );
      return `/${written.join('/')}`;
    };
    const listed = parameter !== undefined && sitemap ? (records.get(sitemap) ?? []) : [];
    const routePages: SitemapPage[] = [
      ...(parameter?.endsWith('?') === false ? [] : [{ path: pathWith() }]),
      ...listed.map((record) => pageOf(record, pathWith(encodeURIComponent(record.Id)))),
    ];
    return middleware.includes('chinese-only')
      ? routePages.map((page) => ({ ...page, onlyIn: 'tw' }))
      : routePages;
  });
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

function pageOf({ UpdatedAt, Lang }: SitemapRecord, path: string): SitemapPage {
  return {
    path,
    ...(UpdatedAt !== undefined && { changed: UpdatedAt }),
    ...(Lang && { onlyIn: Lang }),
  };
}
