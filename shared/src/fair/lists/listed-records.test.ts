import type { ListedRecords } from '../../contract/my-list.ts';
import { withRecords } from './listed-records.ts';
import type { ListEntry } from './my-list.ts';

const event = (rest: Partial<ListEntry> = {}): ListEntry => ({
  kind: 'event',
  id: '701',
  names: { en: 'Opening' },
  note: 'front row',
  booths: [],
  start: '2026-04-17T14:00:00+08:00',
  end: '2026-04-17T15:00:00+08:00',
  ...rest,
});
const record = (rest: object = {}): ListedRecords =>
  ({
    Exhibitors: [],
    Products: [],
    Doors: [],
    Events: [
      {
        Id: '701',
        Title: 'Opening',
        Start: '2026-04-17T14:00:00+08:00',
        End: '2026-04-17T15:00:00+08:00',
        Place: 'Main Stage',
        ...rest,
      },
    ],
  }) as unknown as ListedRecords;
const nothing: ListedRecords = { Exhibitors: [], Products: [], Events: [], Doors: [] };
const update = (entries: readonly ListEntry[], records: ListedRecords) =>
  withRecords(entries, records, 'en', entries);

it('updates the time of an entry and records the previous one as seen', () => {
  const [after] = update([event()], record({ Start: '2026-04-17T15:00:00+08:00' }));
  expect(after).toMatchObject({
    start: '2026-04-17T15:00:00+08:00',
    note: 'front row',
    seen: { start: '2026-04-17T14:00:00+08:00', places: { en: 'Main Stage' } },
  });
});

it('preserves the values first seen across several changes', () => {
  const once = update([event()], record({ Place: 'Room A' }));
  const [twice] = update(once, record({ Place: 'Room B' }));
  expect(twice?.seen?.places).toEqual({ en: 'Room A' });
});

it('returns the same list when nothing has changed', () => {
  const once = update([event()], record());
  expect(update(once, record())).toBe(once);
});

it('marks an unlisted entry as deleted until it is listed again', () => {
  const deleted = update([event()], nothing);
  expect(deleted[0]).toMatchObject({ isDeleted: true, names: { en: 'Opening' } });
  expect(update(deleted, record())[0]).not.toHaveProperty('isDeleted');
});

it('does not mark entries that were not requested', () => {
  const entries = [event()];
  expect(withRecords(entries, nothing, 'en', [])).toBe(entries);
});
