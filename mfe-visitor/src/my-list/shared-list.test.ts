import { readHandover, type ListEntry } from '@dswine/shared/fair/my-list';
import { readNotes, withShared, writeSharedList } from './shared-list.ts';

const entry = (id: string, rest: Partial<ListEntry> = {}): ListEntry => ({
  kind: 'product',
  id,
  names: { tw: `酒 ${id}` },
  note: '',
  booths: ['A0123'],
  ...rest,
});
const noted = entry('1', { note: '問年份 ✓', rating: 4, taste: ['dry'], want: 'must' });
const notesOf = (link: string) =>
  readNotes(new URLSearchParams(link.split('#')[1] ?? '').get('notes'));

it('writes a link without notes', () => {
  expect(writeSharedList([noted, entry('2')], false)).toBe('?items=p1,p2');
});

it('puts shared notes into the URL fragment, without the priority', () => {
  const link = writeSharedList([noted, entry('2')], true);
  expect(link.split('#')[0]).toBe('?items=p1,p2');
  expect(notesOf(link)).toEqual([
    {
      kind: 'product',
      id: '1',
      names: {},
      booths: [],
      note: '問年份 ✓',
      rating: 4,
      taste: ['dry'],
    },
  ]);
});

it('puts a long list into the URL fragment', () => {
  const long = Array.from({ length: 61 }, (_, at) => entry(String(at)));
  const link = writeSharedList(long, false);
  expect(link.startsWith('#add=p0,p1,')).toBe(true);
  expect(readHandover(link.slice(5))).toHaveLength(61);
});

it.each(['', 'x', '%%%', 'bm9uZQ'])('reads no notes from %j', (text) => {
  expect(readNotes(text)).toEqual([]);
});

it('adds new entries with their notes, and leaves existing entries unchanged', () => {
  const own = entry('2', { note: 'mine' });
  const after = withShared(
    [own],
    [entry('1'), entry('2')].map(({ note: _note, ...record }) => record),
    [noted, entry('2', { note: 'theirs' })],
  );
  expect(after.map(({ id, note, rating }) => [id, note, rating])).toEqual([
    ['2', 'mine', undefined],
    ['1', '問年份 ✓', 4],
  ]);
});
