import { savedEntriesOf, overlapsOf } from './overlaps.ts';

const saved = (kind: 'event' | 'exhibitor', id: string, from = '', to = '') => ({
  ...{ kind, id, names: {}, note: '', booths: [] },
  ...(from && { start: `2026-04-17T${from}:00+08:00`, end: `2026-04-17T${to}:00+08:00` }),
});
const entries = savedEntriesOf([
  saved('exhibitor', '9'),
  saved('event', '2', '11:00', '12:00'),
  saved('event', '1', '10:00', '11:00'),
  saved('event', '3', '10:30', '11:30'),
]);

it('returns the saved calendar entries sorted by time', () => {
  expect(entries.map(({ id }) => id)).toEqual(['1', '3', '2']);
  expect(savedEntriesOf(undefined)).toEqual([]);
});

it('returns overlapping entries, but not adjacent ones', () => {
  const overlaps = entries.map(({ id, start, end }) =>
    overlapsOf({ Id: id, Start: start, End: end }, entries).map((other) => other.id),
  );
  expect(overlaps).toEqual([['3'], ['1', '2'], ['3']]);
});
