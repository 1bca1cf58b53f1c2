import type { ReleaseRoute } from '@dswine/shared/contract/releases';
import type { Sitemap, SitemapRecord } from '@dswine/shared/contract/sitemap';
import type { Locale } from '@dswine/shared/section/section';

/** A page for the index. `path` stands below the locale's root; `onlyIn` is the one language that it has. */
export type SitemapPage = { path: string; changed?: string; onlyIn?: Locale };

/** Every page that search engines may list: the pages without a parameter, and one of each record that a route shows. */
export function sitemapPages(
  routes: readonly (Pick<ReleaseRoute, 'path' | 'sitemap'> &
    Partial<Pick<ReleaseRoute, 'middleware'>>)[],
  { Kinds }: Sitemap,
): SitemapPage[] {
  const records = new Map(Kinds.map(({ Kind, Records }) => [Kind, Records]));
  const pages = routes.flatMap(({ path, sitemap, middleware = [] }): SitemapPage[] => {
    if (sitemap === false) return [];
    const segments = path.split('/').filter(Boolean);
    const parameters = segments.filter((segment) => segment.startsWith(':'));
    if (parameters.length > 1) return [];
    const plain = segments.filter((segment) => !segment.startsWith(':')).join('/');
    const isPage = parameters.length === 0 || parameters[0]?.endsWith('?') === true;
    const own =
      parameters.length === 1 && sitemap !== undefined ? (records.get(sitemap) ?? []) : [];
    const here: SitemapPage[] = [
      ...(isPage ? [{ path: `/${plain}` }] : []),
      ...own.map((record) =>
        pageOf(
          record,
          `/${segments.map((part) => (part.startsWith(':') ? encodeURIComponent(record.Id) : part)).join('/')}`,
        ),
      ),
    ];
    return middleware.includes('chinese-only')
      ? here.map((page) => ({ ...page, onlyIn: 'tw' }))
      : here;
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
