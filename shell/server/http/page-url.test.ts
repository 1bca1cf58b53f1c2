import { pathOnSite } from './page-url.ts';

it.each([
  '//elsewhere.example/News',
  '/\\elsewhere.example/News',
  '/..//elsewhere.example/News',
  '/\t/elsewhere.example',
  'https://elsewhere.example/News',
  'javascript:alert(1)',
  '/News\r\nSet-Cookie: a=b',
])('leads from %j to a path of this site', (address) => {
  const path = pathOnSite(address, 'https://dswine.example');
  expect(path).toMatch(/^\/(?![/\\])[^\s]*$/u);
  expect(new URL(path, 'https://dswine.example').host).toBe('dswine.example');
});
