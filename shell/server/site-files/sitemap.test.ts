import type { Sitemap } from '@dswine/shared/contract/sitemap';
import { sitemapPages, URLS_PER_SITEMAP, writeSitemap } from './write-sitemap.ts';

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
