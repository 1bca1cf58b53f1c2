import { isQueryTextFull, queryTextLimit, readQueryText } from './query-text.ts';
import { readQuery } from './request-key.ts';

it('shortens a long query text instead of dropping it, and is idempotent', () => {
  const long = '琴酒 '.repeat(60);
  const { q } = readQuery(new URLSearchParams({ q: long }), { q: 'text' });
  expect(q).toEqual([readQueryText(long)]);
  const [text = ''] = q ?? [];
  expect(long.startsWith(text)).toBe(true);
  expect(readQueryText(text)).toBe(text);
  expect(isQueryTextFull(text)).toBe(true);
});

it('reads control characters as spaces, and omits a blank text', () => {
  expect(readQueryText('London\tdry gin')).toBe('London dry gin');
  expect(isQueryTextFull('London dry gin')).toBe(false);
  expect(readQuery(new URLSearchParams({ q: ' \n ' }), { q: 'text' })).toEqual({});
});

it('counts a character outside the basic plane once', () => {
  expect([...readQueryText('𠮷'.repeat(101))]).toHaveLength(queryTextLimit);
});
