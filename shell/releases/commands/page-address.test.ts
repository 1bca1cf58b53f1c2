import { pageAddress } from './error-commands.ts';

const sitemap = async () =>
  ['/', '/News', '/en/News/Detail/501', '/News/Detail/502'].map(
    (path) => new URL(path, 'https://fair.example'),
  );

it.each([
  ['', '/', true],
  ['News', '/News', true],
  ['News/Detail/:id', '/en/News/Detail/501', false],
  ['Archive/:year', '/Archive', false],
])('finds a page of the route "%s"', async (pattern, path, isExact) => {
  expect(await pageAddress(pattern, sitemap)).toEqual({ path, isExact });
});
