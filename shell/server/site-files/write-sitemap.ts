import { defaultLocale, localeCodes } from '@dswine/shared/contract/locales';
import type { ReleaseRoute } from '@dswine/shared/contract/releases';
import type { Sitemap, SitemapRecord } from '@dswine/shared/contract/sitemap';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import type { Locale } from '@dswine/shared/section/section';
import { encodePath } from '../../src/composition/matched-page.ts';

/** The protocol allows 50,000 URLs per file, but crawlers revisit smaller files sooner. */
export const URLS_PER_SITEMAP = 5000;

/**
 * Writes the sitemap files by name: `sitemap.xml` alone, or an index with `sitemap-1.xml` and so
 * on. Each URL lists all languages of its page, including itself, as the protocol requires.
 */
export function writeSitemap(pages: readonly SitemapPage[], siteUrl: string): Map<string, string> {
  const entries = pages.flatMap((page) =>
    localesOf(page).map((locale) => urlEntry(page, locale, siteUrl)),
  );
  if (entries.length <= URLS_PER_SITEMAP) return new Map([['sitemap.xml', urlset(entries)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / URLS_PER_SITEMAP) }, (_, at) => ({
    name: `sitemap-${at + 1}.xml`,
    text: urlset(entries.slice(at * URLS_PER_SITEMAP, (at + 1) * URLS_PER_SITEMAP)),
  }));
  const indexEntries = parts.map(
    ({ name }) => `<sitemap><loc>${xml(`${siteUrl}/${name}`)}</loc></sitemap>`,
  );
  const index = `${head}<sitemapindex xmlns="${sitemaps}">\n${indexEntries.join('\n')}\n</sitemapindex>\n`;
  return new Map([['sitemap.xml', index], ...parts.map(({ name, text }) => [name, text] as const)]);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlset(entries: readonly string[]): string {
  return `${head}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

const localesOf = ({ onlyIn }: SitemapPage): Locale[] => (onlyIn ? [onlyIn] : localeCodes);

function urlEntry(page: SitemapPage, locale: Locale, siteUrl: string): string {
  const href = (in_: Locale) => xml(siteUrl + inLocalePath(in_, page.path));
  const alternates = [
    ...localesOf(page).map((in_) => ({ hreflang: languageTag(in_), href: href(in_) })),
    { hreflang: 'x-default', href: href(page.onlyIn ?? defaultLocale) },
  ].map(
    ({ hreflang, href: to }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${to}"/>`,
  );
  const changed = page.changed === undefined ? '' : `<lastmod>${xml(page.changed)}</lastmod>`;
  return `<url><loc>${href(locale)}</loc>${changed}${alternates.join('')}</url>`;
}

function xml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * A page of the sitemap. `path` has no locale prefix. `onlyIn`: the page has only this language.
 */
type SitemapPage = { path: string; changed?: string; onlyIn?: Locale };

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
