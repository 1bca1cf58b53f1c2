import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { changesOf, hasNews, withAllSeen } from './changes.ts';
import { at, eventEntry, exhibitorEntry } from '../my-list.fixture.ts';

const names = { en: 'Opening' };
const places = { en: 'Room B' };
const event = eventEntry('701', '15:00', '16:00', { names, places });
const seen = (rest: Partial<ListEntry['seen']>): ListEntry => {
  const { start, end } = event;
  return { ...event, seen: { names, booths: [], start, end, places, ...rest } };
};
const moved = seen({ start: at('14:00'), end: at('15:00'), places: { en: 'Room A' } });
const time = (before: string, after: string) => ({ what: 'time', before, after });

it.each<[what: string, entry: ListEntry, changes: unknown[]]>([
  [
    'time and location',
    moved,
    [time('14:00', '15:00'), { what: 'place', before: 'Room A', after: 'Room B' }],
  ],
  [
    'the day',
    seen({ start: at('15:00', '18'), end: at('16:00', '18') }),
    [time('Sat 18 April 15:00', 'Fri 17 April 15:00')],
  ],
  ['the duration', seen({ end: at('15:30') }), [time('15:00–15:30', '15:00–16:00')]],
  ['no name in the other language', seen({ names: { tw: '開幕' } }), []],
  [
    'name and booths',
    exhibitorEntry('1', {
      names: { en: 'New' },
      booths: ['B0200'],
      seen: { names: { en: 'Old' }, booths: ['A0123', 'A0124'] },
    }),
    [
      { what: 'name', before: 'Old', after: 'New' },
      { what: 'booths', before: 'A0123, A0124', after: 'B0200' },
    ],
  ],
])('returns old and new values: %s', (_what, entry, changes) => {
  expect(changesOf(entry, 'en')).toEqual(changes);
});

it('reports changes until the visitor has seen them', () => {
  const cancelled: ListEntry = { ...event, isDeleted: true };
  const news = [moved, cancelled, seen({}), withAllSeen({ ...moved, isDeleted: true })];
  expect(news.map((entry) => hasNews(entry, 'en'))).toEqual([true, true, false, false]);
});
