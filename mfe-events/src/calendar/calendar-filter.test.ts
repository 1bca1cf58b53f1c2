import { filterOptions, parseFilter, applyFilter } from './calendar-filter.ts';
import { sampleEntries } from './calendar.fixture.ts';

const entries = sampleEntries('en');
const ids = (filter: Parameters<typeof applyFilter>[1]) =>
  applyFilter(entries, filter).map(({ Id }) => Id);

it('parses day, hour and location, and ignores invalid values', () => {
  expect(parseFilter({ day: ['2026-04-17'], hour: ['13'], place: ['stage'] })).toEqual({
    day: '2026-04-17',
    hour: 13,
    place: 'stage',
  });
  expect(parseFilter({ day: ['friday'], hour: ['99'] })).toEqual({});
});

it('filters entries by day, location and the hours during which they run', () => {
  expect(ids({})).toHaveLength(5);
  expect(ids({ day: '2026-04-17' })).toEqual(['702', '703']);
  expect(ids({ day: '2026-04-17', hour: 10 })).toEqual(['702']);
  // An entry from 13:30 to 14:45 is on during the hours 13 and 14, but not during hour 15.
  expect([13, 14, 15].map((hour) => ids({ day: '2026-04-17', hour }).includes('703'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(ids({ place: 'online' })).toEqual(['701']);
  expect(ids({ place: 'nowhere' })).toEqual([]);
});

it('offers each day and location once, and the hours of the entries', () => {
  const { days, hours, places } = filterOptions(entries);
  expect(days).toEqual(['2026-03-12', '2026-04-17', '2026-04-18']);
  expect(hours).toContain(13);
  expect(places.map(({ code }) => code)).toEqual([
    ...new Set(entries.map(({ PlaceCode }) => PlaceCode)),
  ]);
});
