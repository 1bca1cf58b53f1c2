import { describe, expect, it } from '@jest/globals';
import { createPositions } from './scroll-positions.ts';

/** A tab's storage in memory. */
function tab(said?: string): () => Storage {
  const items = new Map(said === undefined ? [] : [['dswine:positions', said]]);
  return () =>
    ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    }) as Storage;
}
const page = (key: string, pathname = '/', search = '') => ({ key, pathname, search });

describe('the places of a tab', () => {
  it('outlive the document', () => {
    const storage = tab();
    createPositions(storage).keep(page('a1'), 812.4);
    expect(createPositions(storage).of(page('a1'))).toBe(812);
    expect(createPositions(storage).of(page('a2'))).toBeUndefined();
  });

  it('tell the first pages of documents apart by their address', () => {
    const places = createPositions(tab());
    places.keep(page('default', '/News'), 10);
    places.keep(page('default', '/News', '?page=2'), 20);
    expect(places.of(page('default', '/News'))).toBe(10);
    expect(places.of(page('default', '/Contact'))).toBeUndefined();
  });

  it('forget the oldest', () => {
    const places = createPositions(tab());
    for (let index = 0; index < 61; index += 1) places.keep(page(`k${index}`), index);
    expect(places.of(page('k0'))).toBeUndefined();
    expect(places.of(page('k1'))).toBe(1);
    expect(places.of(page('k60'))).toBe(60);
  });

  it.each([['{"a":1}'], ['[1,["x"],["y","z"],null]'], ['no JSON']])(
    'start anew from %s',
    (said) => {
      const places = createPositions(tab(said));
      places.keep(page('a'), 1);
      expect(places.of(page('a'))).toBe(1);
      expect(places.of(page('y'))).toBeUndefined();
    },
  );

  it('last as long as the document where storage is refused', () => {
    const places = createPositions(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    places.keep(page('a'), 5);
    expect(places.of(page('a'))).toBe(5);
  });
});
