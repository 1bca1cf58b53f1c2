import { newsPagePath } from './news-links.ts';

it.each([
  ['tw', undefined, 1, '/News'],
  ['tw', 'award', 1, '/News/award'],
  ['en', 'award', 3, '/en/News/award?page=3'],
  ['en', undefined, 2, '/en/News?page=2'],
] as const)('builds the path in %s for category %s and page %i', (locale, category, page, path) => {
  expect(newsPagePath(locale, category, page)).toBe(path);
});
