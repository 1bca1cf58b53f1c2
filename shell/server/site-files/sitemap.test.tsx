import type { Sitemap } from '@dswine/shared/contract/sitemap';
import { sitemapPages } from './sitemap-pages.ts';
import { URLS_PER_SITEMAP, writeSitemap } from './write-sitemap.ts';

const siteUrl = 'https://fair.example';
const routes = [
  { path: '' },
  { path: 'ExhibitorInfo' },
  { path: 'Contact_completed', sitemap: false as const },
  { path: 'News/:category?', sitemap: 'news-category' },
  { path: 'News/Detail', sitemap: false as const },
  { path: 'News/Detail/:id', sitemap: 'news' },
  { path: 'EventInfo/:topic?', sitemap: 'event-info', middleware: ['chinese-only'] },
  { path: 'Secret/:id' },
  { path: 'Elsewhere/:id', sitemap: 'unknown-kind' },
];
const records: Sitemap = {
  Kinds: [
    { Kind: 'news-category', Records: [{ Id: 'show' }, { Id: 'a&b<c' }] },
    { Kind: 'news', Records: [{ Id: '7', UpdatedAt: '2026-04-17T09:00:00+08:00' }, { Id: '8' }] },
    { Kind: 'event-info', Records: [{ Id: '155', Lang: 'tw' }] },
  ],
};

/** Parses the sitemap as a search engine does. Throws on malformed XML. */
function read(text: string | undefined): Document {
  const parsed = new DOMParser().parseFromString(text ?? '', 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

const locations = (map: Document) =>
  [...map.getElementsByTagName('loc')].map((loc) => loc.textContent);

it('lists the pages of the composition, with one for each record', () => {
  expect(sitemapPages(routes, records)).toEqual([
    { path: '/' },
    { path: '/ExhibitorInfo' },
    { path: '/News' },
    { path: '/News/show' },
    { path: '/News/a%26b%3Cc' },
    { path: '/News/Detail/7', changed: '2026-04-17T09:00:00+08:00' },
    { path: '/News/Detail/8' },
    { path: '/EventInfo', onlyIn: 'tw' },
    { path: '/EventInfo/155', onlyIn: 'tw' },
  ]);
});

it('lists every page in its languages, with alternate links and its known change date', () => {
  const files = writeSitemap(sitemapPages(routes, records), siteUrl);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  const map = read(files.get('sitemap.xml'));
  expect(locations(map).slice(0, 4)).toEqual([
    'https://fair.example/',
    'https://fair.example/en',
    'https://fair.example/ExhibitorInfo',
    'https://fair.example/en/ExhibitorInfo',
  ]);
  const urls = [...map.getElementsByTagName('url')];
  expect(urls).toHaveLength(16);
  const listed = new Set(locations(map));
  for (const url of urls) {
    const location = url.getElementsByTagName('loc')[0]?.textContent ?? '';
    const links = [...url.getElementsByTagName('xhtml:link')];
    const valuesOf = (name: string) => links.map((link) => link.getAttribute(name) ?? '');
    expect(valuesOf('hreflang')).toEqual([
      'zh-Hant-TW',
      ...(location.includes('/EventInfo') ? [] : ['en']),
      'x-default',
    ]);
    expect(new Set(valuesOf('rel'))).toEqual(new Set(['alternate']));
    expect(valuesOf('href')).toContain(location);
    expect(valuesOf('href').filter((href) => !listed.has(href))).toEqual([]);
    expect(url.getElementsByTagName('lastmod')[0]?.textContent).toBe(
      location.endsWith('/News/Detail/7') ? '2026-04-17T09:00:00+08:00' : undefined,
    );
  }
});

it('splits into an index and parts when it is long', () => {
  const many = Array.from({ length: URLS_PER_SITEMAP / 2 + 1 }, (_, at) => ({
    path: `/News/Detail/${at}`,
  }));
  const files = writeSitemap(many, siteUrl);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(locations(read(files.get('sitemap.xml')))).toEqual([
    'https://fair.example/sitemap-1.xml',
    'https://fair.example/sitemap-2.xml',
  ]);
  const parts = [...files].slice(1).flatMap(([, text]) => locations(read(text)));
  expect(new Set(parts).size).toBe(URLS_PER_SITEMAP + 2);
});
