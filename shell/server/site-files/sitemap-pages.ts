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
    if (sitemap === false) return [];
    const segments = path
      .split('/')
      .filter(Boolean)
      .map((segment) => (segment.startsWith(':') ? segment : encodePath(segment)));
    const parameters = segments.filter((segment) => segment.startsWith(':'));
    if (parameters.length > 1) return [];
    const plain = segments.filter((segment) => !segment.startsWith(':')).join('/');
    const isPage = parameters.length === 0 || parameters[0]?.endsWith('?') === true;
    const routeRecords =
      parameters.length === 1 && sitemap !== undefined ? (records.get(sitemap) ?? []) : [];
    const routePages: SitemapPage[] = [
      ...(isPage ? [{ path: `/${plain}` }] : []),
      ...routeRecords.map((record) =>
        pageOf(
          record,
          `/${segments.map((part) => (part.startsWith(':') ? encodeURIComponent(record.Id) : part)).join('/')}`,
        ),
      ),
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
