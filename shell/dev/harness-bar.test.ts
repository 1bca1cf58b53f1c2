import { harnessBar, harnessHost, harnessState } from './harness-bar.ts';

it.each([
  ['localhost', 'full', 'anonymous', 'system'],
  ['127.0.0.1', 'full', 'anonymous', 'system'],
  ['empty-member-dark.localhost', 'empty', 'member', 'dark'],
  ['loading-unknown.localhost', 'loading', 'anonymous', 'system'],
])('reads what %s shows', (host, data, reader, colours) => {
  expect(harnessState(host)).toEqual({ data, reader, colours, outlines: 'none' });
});

it('leads to each other choice by a host that keeps the rest', () => {
  const state = harnessState('empty-member.localhost');
  expect(harnessHost(state)).toBe('empty-member.localhost');
  const pages = [{ id: 'wines', path: '/Wines' }];
  const bar = harnessBar({ section: 'cellar', pages, state, hasOrganiser: false, locale: 'en' });
  const links = [...bar.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(
    expect.arrayContaining([
      '/en/Wines',
      '/harness/member.localhost',
      '/harness/empty-member-dark.localhost',
    ]),
  );
  expect(links.join()).not.toContain('organiser');
});
