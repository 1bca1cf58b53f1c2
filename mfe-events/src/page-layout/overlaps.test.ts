import { savedEntriesOf, overlapsOf } from './overlaps.ts';

const at = (id: string, from: string, to: string) => ({
  kind: 'event' as const,
  id,
  names: { tw: id },
  note: '',
  booths: [],
  start: `2026-04-17T${from}:00+08:00`,
  end: `2026-04-17T${to}:00+08:00`,
});
const list = [at('2', '11:00', '12:00'), at('1', '10:00', '11:00'), at('3', '10:30', '11:30')];

it('returns the saved calendar entries sorted by time', () => {
  const exhibitor = { kind: 'exhibitor' as const, id: '9', names: {}, note: '', booths: [] };
  expect(savedEntriesOf([exhibitor, ...list]).map(({ id }) => id)).toEqual(['1', '3', '2']);
  expect(savedEntriesOf(undefined)).toEqual([]);
});

it('returns overlapping entries, but not adjacent ones', () => {
  const overlaps = (entry: { id: string; start: string; end: string }) =>
    overlapsOf({ Id: entry.id, Start: entry.start, End: entry.end }, savedEntriesOf(list)).map(
      ({ id }) => id,
    );
  expect(overlaps(at('1', '10:00', '11:00'))).toEqual(['3']);
  expect(overlaps(at('3', '10:30', '11:30'))).toEqual(['1', '2']);
});
