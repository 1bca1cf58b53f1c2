import { languageTag } from '@dswine/shared/fair/bilingual';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import type { Locale } from '@dswine/shared/section/section';
import type { SitemapPage } from './sitemap-pages.ts';

/** So many addresses stand in one file; the protocol allows 50,000, but a smaller file is read again sooner. */
export const addressesInOneFile = 5000;

/**
 * The site's map as files by name: `sitemap.xml` alone, or an index with `sitemap-1.xml` and so on. Each address names all
 * languages of its page, itself included, as the protocol wants it.
 */
export function writeSitemap(pages: readonly SitemapPage[], siteUrl: string): Map<string, string> {
  const addresses = pages.flatMap((page) =>
    localesOf(page).map((locale) => addressOf(page, locale, siteUrl)),
  );
  if (addresses.length <= addressesInOneFile) return new Map([['sitemap.xml', urlset(addresses)]]);
  const parts = Array.from(
    { length: Math.ceil(addresses.length / addressesInOneFile) },
    (_, at) => ({
      name: `sitemap-${at + 1}.xml`,
      text: urlset(addresses.slice(at * addressesInOneFile, (at + 1) * addressesInOneFile)),
    }),
  );
  const entries = parts.map(
    ({ name }) => `<sitemap><loc>${xml(`${siteUrl}/${name}`)}</loc></sitemap>`,
  );
  const index = `${head}<sitemapindex xmlns="${sitemaps}">\n${entries.join('\n')}\n</sitemapindex>\n`;
  return new Map([['sitemap.xml', index], ...parts.map(({ name, text }) => [name, text] as const)]);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlset(addresses: readonly string[]): string {
  return `${head}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses.join('\n')}\n</urlset>\n`;
}

const localesOf = ({ onlyIn }: SitemapPage): Locale[] => (onlyIn ? [onlyIn] : ['tw', 'en']);

function addressOf(page: SitemapPage, locale: Locale, siteUrl: string): string {
  const href = (in_: Locale) => xml(siteUrl + inLocalePath(in_, page.path));
  const alternates = [
    ...localesOf(page).map((in_) => ({ hreflang: languageTag(in_), href: href(in_) })),
    { hreflang: 'x-default', href: href(page.onlyIn ?? 'tw') },
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
