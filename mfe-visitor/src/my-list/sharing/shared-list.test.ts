import { readHandover, type ListEntry } from '@dswine/shared/fair/lists/my-list';
import { exhibitorEntry } from '../my-list.fixture.ts';
import { readNotes, withShared, writeSharedList } from './shared-list.ts';

const entry = (id: string, rest: Partial<ListEntry> = {}) =>
  exhibitorEntry(id, { kind: 'product', ...rest });
const note = { note: '問年份 ✓', rating: 4, taste: ['dry'] } as const;
const noted = entry('1', { ...note, taste: ['dry'], want: 'must' });

it('writes a link without notes', () => {
  expect(writeSharedList([noted, entry('2')], false)).toBe('?items=p1,p2');
});

it('puts shared notes into the URL fragment, without the priority', () => {
  const [query, fragment] = writeSharedList([noted, entry('2')], true).split('#');
  expect(query).toBe('?items=p1,p2');
  expect(readNotes(new URLSearchParams(fragment).get('notes'))).toEqual([
    { kind: 'product', id: '1', names: {}, booths: [], ...note },
  ]);
});

it('puts a long list into the URL fragment', () => {
  const long = Array.from({ length: 61 }, (_, at) => entry(String(at)));
  const link = writeSharedList(long, false);
  expect(link).toMatch(/^#add=p0,p1,/);
  expect(readHandover(link.slice(5))).toHaveLength(61);
});

it.each(['', 'x', '%%%', 'bm9uZQ'])('reads no notes from %j', (text) => {
  expect(readNotes(text)).toEqual([]);
});

it('adds new entries with their notes, and leaves existing entries unchanged', () => {
  const shared = [entry('1'), entry('2')].map(({ note: _note, ...record }) => record);
  const notes = [noted, entry('2', { note: 'theirs' })];
  const after = withShared([entry('2', { note: 'mine' })], shared, notes);
  expect(after.map((one) => [one.id, one.note, one.rating])).toEqual([
    ['2', 'mine', undefined],
    ['1', '問年份 ✓', 4],
  ]);
});
