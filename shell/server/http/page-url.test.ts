import { pageUrl } from './page-url.ts';

it.each([
  ['/News?page=2', '/News', '?page=2'],
  ['//elsewhere.example/News?hl=tw', '//elsewhere.example/News', '?hl=tw'],
  ['/\\elsewhere.example/News', '//elsewhere.example/News', ''],
  ['http://elsewhere.example/News', '/http://elsewhere.example/News', ''],
  ['*', '/*', ''],
])('resolves %s to a URL of the site', (target, pathname, search) => {
  expect(pageUrl(target, 'https://fair.example')).toMatchObject({
    origin: 'https://fair.example',
    pathname,
    search,
  });
});
