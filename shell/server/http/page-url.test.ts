import { pageUrl } from './page-url.ts';

it.each([
  ['/News?page=2', '/News', '?page=2'],
  ['//elsewhere.example/News?hl=tw', '//elsewhere.example/News', '?hl=tw'],
  ['/\\elsewhere.example/News', '//elsewhere.example/News', ''],
  ['http://elsewhere.example/News', '/http://elsewhere.example/News', ''],
  ['*', '/*', ''],
  ['/Cafe%CC%81?q=e%CC%81', '/Caf%C3%A9', '?q=e%CC%81'],
  ['/%ef%a8%9b%2F%E9%85%92', '/%E7%A6%8F%2F%E9%85%92', ''],
  ['/a%E9%CC', '/a%E9%CC', ''],
])('resolves %s to a URL of the site', (target, pathname, search) => {
  expect(pageUrl(target, 'https://fair.example')).toMatchObject({
    origin: 'https://fair.example',
    pathname,
    search,
  });
});
