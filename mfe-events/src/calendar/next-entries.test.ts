import { sampleEntries } from './calendar.fixture.ts';
import { nextEntries } from './next-entries.ts';

const entries = sampleEntries('tw');
const idsAt = (now: string, room = 4) => nextEntries(entries, now, room).map(({ Id }) => Id);

it('returns the first entries when all are ahead', () => {
  expect(idsAt('2026-01-01T00:00:00Z')).toEqual(['701', '702', '703', '704']);
});

it('omits past entries and includes current ones', () => {
  expect(idsAt('2026-04-17T06:00:00Z')).toEqual(['703', '704', '705']);
});

it('returns at most the given number of entries', () => {
  expect(idsAt('2026-04-17T06:00:00Z', 2)).toEqual(['703', '704']);
});

it('returns the first entries again when all are over', () => {
  expect(idsAt('2026-06-01T00:00:00Z')).toEqual(['701', '702', '703', '704']);
});

it('sorts unsorted entries by time', () => {
  expect(nextEntries(entries.toReversed(), '2026-01-01T00:00:00Z', 1).map(({ Id }) => Id)).toEqual([
    '701',
  ]);
});
