import { readEntry, writeEntry } from './button-entry.ts';
import type { NewEntry } from '../lists/my-list.ts';

it.each<NewEntry>([
  { kind: 'exhibitor', id: '1001', names: { tw: '白鷺岸「酒莊」' }, booths: ['A0123', 'A0124'] },
  { kind: 'product', id: '20001', names: { en: `"O'Neill" & <Sons>, 12,5 %` }, booths: [] },
  {
    kind: 'event',
    id: '701',
    names: { tw: '開幕', en: 'Opening' },
    booths: [],
    spot: { x: 3.5, y: 0 },
    start: '2026-04-17T10:00:00+08:00',
    end: '2026-04-17T11:00:00+08:00',
    places: { en: 'Main Stage' },
  },
])('readEntry returns the record that writeEntry wrote: $id', (record) => {
  expect(readEntry(writeEntry(record))).toEqual(record);
});

it('replaces line breaks in names, rejects other text and drops invalid fields', () => {
  const record = { kind: 'exhibitor', id: '1', names: { tw: 'a\nb' }, booths: [] } as const;
  expect(readEntry(writeEntry(record))?.names).toEqual({ tw: 'a b' });
  for (const text of ['', 'x1', 'e', 'e1x\nname']) expect(readEntry(text)).toBeUndefined();
  expect(readEntry('e1\n\n\n\nx,2')).toEqual({
    kind: 'exhibitor',
    id: '1',
    names: {},
    booths: [],
  });
});
