import { createPositions } from './scroll-positions.ts';

/** An in-memory `sessionStorage`. */
function memoryStorage(stored?: string): () => Storage {
  const items = new Map(stored === undefined ? [] : [['dswine:positions', stored]]);
  return () =>
    ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    }) as Storage;
}
const page = (key: string, pathname = '/', search = '') => ({ key, pathname, search });
const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

it('persist across documents', () => {
  const storage = memoryStorage();
  createPositions(storage).save(page('a1'), 812.4);
  expect(createPositions(storage).get(page('a1'))).toBe(812);
  expect(createPositions(storage).get(page('a2'))).toBeUndefined();
});

it('distinguish the first pages of documents by URL', () => {
  const positions = createPositions(memoryStorage());
  positions.save(page('default', '/News'), 10);
  positions.save(page('default', '/News', '?page=2'), 20);
  expect(positions.get(page('default', '/News'))).toBe(10);
  expect(positions.get(page('default', '/Contact'))).toBeUndefined();
});

it('drop the oldest of more than 60 entries', () => {
  const positions = createPositions(memoryStorage());
  for (let index = 0; index < 61; index += 1) positions.save(page(`k${index}`), index);
  expect(positions.get(page('k0'))).toBeUndefined();
  expect(positions.get(page('k1'))).toBe(1);
});

it.each([
  ['is malformed', memoryStorage('[1,["x"],["y","z"],null]')],
  ['is no JSON', memoryStorage('no JSON')],
  ['is denied', denied],
])('stay in memory when what is stored %s', (_what, storage) => {
  const positions = createPositions(storage);
  positions.save(page('a'), 5);
  expect(positions.get(page('a'))).toBe(5);
  expect(positions.get(page('y'))).toBeUndefined();
});
