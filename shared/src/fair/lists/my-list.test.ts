import {
  joinedListLimit,
  joinedNoteLimit,
  listLimit,
  readHandover,
  readList,
  withEntry,
  withNotes,
  withoutEntry,
  writeHandover,
  writeList,
  type ListEntry,
} from './my-list.ts';

const entry = (id: string, rest: Partial<ListEntry> = {}): ListEntry => ({
  kind: 'exhibitor',
  id,
  names: { tw: `名稱 ${id}` },
  note: '',
  booths: ['A0123'],
  ...rest,
});

it('readList returns what writeList wrote, for the same edition only', () => {
  const entries = [
    entry('1001', {
      note: '十點',
      spot: { x: 3.5, y: 12 },
      want: 'must',
      rating: 4,
      taste: ['dry'],
      picture: { Src: '/api/expo/Picture/x.webp', Width: 9, Height: 9, Tone: 'wine' },
      seen: { names: { tw: '舊名' }, booths: ['A0100'], isDeleted: true },
      isDeleted: true,
    }),
    entry('701', {
      kind: 'event',
      start: '2026-04-17T10:00:00+08:00',
      end: '2026-04-17T11:00:00+08:00',
      places: { tw: '主舞臺' },
    }),
  ];
  expect(readList(writeList('DSWINE2026', entries), 'DSWINE2026')).toEqual(entries);
  expect(readList(writeList('DSWINE2025', entries), 'DSWINE2026')).toEqual([]);
});

it.each([
  null,
  '{',
  '[]',
  '{"version":2,"edition":"DSWINE2026","entries":[{"kind":"exhibitor","id":"1","names":{}}]}',
  '{"version":1,"edition":"DSWINE2026","entries":[null,1,{"kind":"castle","id":"1","names":{}},{"kind":"product","id":"x<","names":{}}]}',
])('reads no entries from %j', (stored) => {
  expect(readList(stored, 'DSWINE2026')).toEqual([]);
});

it('limits the number of entries and the length of notes that it reads', () => {
  const many = Array.from({ length: joinedListLimit + 20 }, (_, at) =>
    entry(String(at), { note: 'x'.repeat(5000) }),
  );
  const read = readList(writeList('DSWINE2026', many), 'DSWINE2026');
  expect(read).toHaveLength(joinedListLimit);
  expect(read[0]?.note).toHaveLength(joinedNoteLimit);
});

it('drops ratings and taste words that the account would reject', () => {
  const [read] = readList(
    writeList('DSWINE2026', [entry('1', { rating: 2.5, taste: ['dry', 'Dry!', 'x'.repeat(21)] })]),
    'DSWINE2026',
  );
  expect(read).toMatchObject({ taste: ['dry'] });
  expect(read).not.toHaveProperty('rating');
});

it('updates an existing entry, but keeps its note and its names in other languages', () => {
  const before = entry('1', { note: 'mine' });
  const changed = { names: { en: 'Name 1' }, booths: ['B0200'] };
  expect(withEntry([before], { kind: 'exhibitor', id: '1', ...changed })).toEqual([
    { ...before, names: { tw: '名稱 1', en: 'Name 1' }, booths: ['B0200'] },
  ]);
});

it('returns a full list unchanged', () => {
  const full = Array.from({ length: listLimit }, (_, at) => entry(String(at)));
  expect(withEntry(full, entry('9999'))).toBe(full);
});

it('changes notes and removes entries', () => {
  const second = { kind: 'exhibitor', id: '2' } as const;
  const noted = withNotes([entry('1'), entry('2')], second, { note: 'y', rating: 4 });
  expect(noted.map(({ note, rating }) => [note, rating])).toEqual([
    ['', undefined],
    ['y', 4],
  ]);
  expect(withNotes(noted, second, { rating: undefined })[1]).not.toHaveProperty('rating');
  expect(withoutEntry(noted, { kind: 'exhibitor', id: '1' }).map(({ id }) => id)).toEqual(['2']);
  expect(withoutEntry(noted, { kind: 'product', id: '1' })).toHaveLength(2);
});

it('writes and reads a shared list with each item once and without invalid parts', () => {
  const handed = writeHandover([
    entry('1001'),
    entry('20001', { kind: 'product' }),
    entry('701', { kind: 'event' }),
  ]);
  expect(handed).toBe('e1001,p20001,c701');
  expect(readHandover(`${handed}.e1001.x5.e.e-1.e12345678901`)).toEqual([
    { kind: 'exhibitor', id: '1001' },
    { kind: 'product', id: '20001' },
    { kind: 'event', id: '701' },
  ]);
});
