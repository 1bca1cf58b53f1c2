import { pageAddress } from './page-address.ts';

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

it('returns the static part of a route when the sitemap is unavailable', async () => {
  const unavailable = () => Promise.reject(new Error('away'));
  expect(await pageAddress('News/Detail/:id', unavailable)).toEqual({
    path: '/News/Detail',
    isExact: false,
  });
});
