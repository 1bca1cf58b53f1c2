import type { MenuCall, MenuEntry } from '@dswine/shared/contract/menu';
import { menuOf } from './menu.ts';
import { isMenuError, itemsOf, menuCallsOf, withResponses } from './menu-calls.ts';

const call: MenuCall = {
  group: 'events',
  template: 'Event/EventMenu/{Code}?Lang=tw',
  locales: ['tw'],
};
const entry = (group: MenuEntry['group'], path: string): MenuEntry => ({
  group,
  order: 10,
  path,
  label: { tw: path, en: path },
});
const menu = [
  entry('news', '/News'),
  entry('events', '/EventInfo/155'),
  entry('events', '/EventInfo/156'),
];
const offers = { Id: 155, Title: '展場限定優惠', Path: '/EventInfo/155' };
const paths = (entries: readonly MenuEntry[]) => entries.map(({ path }) => path);

it('creates menu calls only for the locales of the group', () => {
  expect(menuCallsOf({ menuCalls: [call] }, 'tw', 'DSWINE2026')).toEqual([
    { call, key: 'Event/EventMenu/DSWINE2026?Lang=tw' },
  ]);
  expect(menuCallsOf({ menuCalls: [call] }, 'en', 'DSWINE2026')).toEqual([]);
});

it('fills its group in the order of the response, and leaves other groups unchanged', () => {
  const calls = menuCallsOf({ menuCalls: [call] }, 'tw', 'DSWINE2026');
  const items = itemsOf(call, [{ ...offers, Path: '/EventInfo/160' }, offers]);
  expect(paths(withResponses(menu, calls, [{ items }]))).toEqual([
    '/News',
    '/EventInfo/160',
    '/EventInfo/155',
  ]);
  expect(items[0]).toMatchObject({
    group: 'events',
    order: 0,
    locales: ['tw'],
    label: { tw: '展場限定優惠' },
  });
});

it('highlights a group from a response on the pages that the release names', () => {
  const calls = menuCallsOf({ menuCalls: [call] }, 'tw', 'DSWINE2026');
  const named = menu.map((item) =>
    item.path === '/EventInfo/155' ? { ...item, segments: ['EventKOL'] } : item,
  );
  const merged = withResponses(named, calls, [{ items: itemsOf(call, [offers]) }]);
  expect(menuOf(merged, 'tw', '/EventKOL/Apply').find(({ current }) => current)?.group).toBe(
    'events',
  );
});

it.each([[{ code: 404 }], [{ code: 0 }]])('keeps the entries of the release at %j', (answer) => {
  const calls = menuCallsOf({ menuCalls: [call] }, 'tw', 'DSWINE2026');
  expect(withResponses(menu, calls, [answer])).toEqual(menu);
  expect(withResponses(menu, calls, [])).toEqual(menu);
  expect(isMenuError(answer)).toBe(answer.code !== 404);
});

it.each([
  ['no list', { Items: [] }],
  ['another host', [{ ...offers, Path: '//elsewhere.example' }]],
  ['a script', [{ ...offers, Path: 'javascript:alert(1)' }]],
])('ignores a response with %s', (_what, data) => {
  expect(itemsOf(call, data)).toEqual([]);
});
