import type { ListEntry } from '@dswine/shared/fair/my-list';
import { changesOf, hasNews, withAllSeen } from './changes.ts';

const at = (time: string, day = '17') => `2026-04-${day}T${time}:00+08:00`;
const event: ListEntry = {
  kind: 'event',
  id: '701',
  names: { en: 'Opening' },
  note: '',
  booths: [],
  start: at('15:00'),
  end: at('16:00'),
  places: { en: 'Room B' },
  seen: {
    names: { en: 'Opening' },
    booths: [],
    start: at('14:00'),
    end: at('15:00'),
    places: { en: 'Room A' },
  },
};
const seen = (rest: Partial<ListEntry['seen']>): ListEntry => {
  const { start = '', end = '' } = event;
  return {
    ...event,
    seen: { names: { en: 'Opening' }, booths: [], start, end, places: { en: 'Room B' }, ...rest },
  };
};

it('returns the old and new time and location', () => {
  expect(changesOf(event, 'en')).toEqual([
    { what: 'time', before: '14:00', after: '15:00' },
    { what: 'place', before: 'Room A', after: 'Room B' },
  ]);
});

it('includes the day when it changed, and the end when the duration changed', () => {
  expect(changesOf(seen({ start: at('15:00', '18'), end: at('16:00', '18') }), 'en')).toEqual([
    { what: 'time', before: 'Sat 18 April 15:00', after: 'Fri 17 April 15:00' },
  ]);
  expect(changesOf(seen({ end: at('15:30') }), 'en')).toEqual([
    { what: 'time', before: '15:00–15:30', after: '15:00–16:00' },
  ]);
});

it('compares names in the language of the page only', () => {
  expect(changesOf(seen({ names: { tw: '開幕' } }), 'en')).toEqual([]);
});

it('returns changed names and booths', () => {
  const moved: ListEntry = {
    kind: 'exhibitor',
    id: '1',
    names: { tw: '新名' },
    note: '',
    booths: ['B0200'],
    seen: { names: { tw: '舊名' }, booths: ['A0123', 'A0124'] },
  };
  expect(changesOf(moved, 'tw')).toEqual([
    { what: 'name', before: '舊名', after: '新名' },
    { what: 'booths', before: 'A0123, A0124', after: 'B0200' },
  ]);
});

it('reports changes until the visitor has seen them', () => {
  const cancelled: ListEntry = { ...event, isDeleted: true };
  expect([hasNews(event, 'en'), hasNews(cancelled, 'en'), hasNews(seen({}), 'en')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(hasNews(withAllSeen(cancelled), 'en')).toBe(false);
});
