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

const locations = (sitemap = '') =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

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

it('lists a page in its languages, with links to all of them and its change date', () => {
  const files = writeSitemap(sitemapPages(routes, records), siteUrl);
  const sitemap = files.get('sitemap.xml') ?? '';
  expect(files.size).toBe(1);
  expect(locations(sitemap)).toHaveLength(16);
  const entryOf = (path: string) =>
    sitemap.split('<url>').find((entry) => entry.includes(`<loc>${siteUrl}${path}</loc>`)) ?? '';
  const links = (entry: string) => [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
  for (const path of ['/News/Detail/7', '/en/News/Detail/7']) {
    expect(links(entryOf(path)).map(([, language, url]) => [language, url])).toEqual([
      ['zh-Hant-TW', `${siteUrl}/News/Detail/7`],
      ['en', `${siteUrl}/en/News/Detail/7`],
      ['x-default', `${siteUrl}/News/Detail/7`],
    ]);
    expect(entryOf(path)).toContain('<lastmod>2026-04-17T09:00:00+08:00</lastmod>');
  }
  expect(links(entryOf('/EventInfo')).map(([, language]) => language)).toEqual([
    'zh-Hant-TW',
    'x-default',
  ]);
  expect(entryOf('/ExhibitorInfo')).not.toContain('lastmod');
});

it('splits into an index and parts when it is long', () => {
  const many = Array.from({ length: URLS_PER_SITEMAP / 2 + 1 }, (_, at) => ({
    path: `/News/Detail/${at}`,
  }));
  const files = writeSitemap(many, siteUrl);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(locations(files.get('sitemap.xml'))).toEqual([
    'https://fair.example/sitemap-1.xml',
    'https://fair.example/sitemap-2.xml',
  ]);
  const parts = [...files].slice(1).flatMap(([, text]) => locations(text));
  expect(new Set(parts).size).toBe(URLS_PER_SITEMAP + 2);
});
