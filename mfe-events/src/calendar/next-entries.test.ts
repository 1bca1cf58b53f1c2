import { sampleEntries } from './calendar.fixture.ts';
import { nextEntries } from './next-entries.ts';

const entries = sampleEntries('tw');
const idsAt = (now: string, room = 4) => nextEntries(entries, now, room).map(({ Id }) => Id);

it('shows the first ones when all lie ahead', () => {
  expect(idsAt('2026-01-01T00:00:00Z')).toEqual(['701', '702', '703', '704']);
});

it('leaves out what is over and keeps what is on', () => {
  expect(idsAt('2026-04-17T06:00:00Z')).toEqual(['703', '704', '705']);
});

it('shows no more than there is room for', () => {
  expect(idsAt('2026-04-17T06:00:00Z', 2)).toEqual(['703', '704']);
});

it('shows the first ones again when all are over', () => {
  expect(idsAt('2026-06-01T00:00:00Z')).toEqual(['701', '702', '703', '704']);
});

it('orders by time itself', () => {
  expect(nextEntries(entries.toReversed(), '2026-01-01T00:00:00Z', 1).map(({ Id }) => Id)).toEqual([
    '701',
  ]);
});
