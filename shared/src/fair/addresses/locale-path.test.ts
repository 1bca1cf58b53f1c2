import { inLocalePath, splitLocale } from './locale-path.ts';

it.each([
  ['tw', '/', '/'],
  ['en', '/', '/en'],
  ['tw', '/News', '/News'],
  ['en', 'News', '/en/News'],
  ['tw', '//elsewhere.example', '/elsewhere.example'],
  ['tw', '/\\elsewhere.example', '/elsewhere.example'],
] as const)('inLocalePath(%s, %s) returns %s', (locale, path, expected) => {
  expect(inLocalePath(locale, path)).toBe(expected);
});

it.each([
  ['/', 'tw', '/'],
  ['/en', 'en', '/'],
  ['/EN/News', 'en', '/News'],
  ['/english', 'tw', '/english'],
  ['/News/en', 'tw', '/News/en'],
] as const)('splitLocale(%s) returns the locale %s and the path %s', (path, locale, rest) => {
  expect(splitLocale(path)).toEqual({ locale, path: rest });
});
