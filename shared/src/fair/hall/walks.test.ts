import { placeCodeOf, walkingMinutes, walksFrom } from './walks.ts';

const aisles = [
  { X: 0, Y: 0, W: 200, H: 4 },
  { X: 300, Y: 0, W: 20, H: 4 },
];
const at = (X: number) => ({ X, Y: 4, W: 4, H: 4 });

it('walkingMinutes assumes 50 metres a minute and returns at least 1', () => {
  expect([3, 74, 76, 171].map(walkingMinutes)).toEqual([1, 1, 2, 3]);
});

it('walksFrom finds walks to all reachable locations, and pauses during long work', async () => {
  const pause = jest.fn(() => Promise.resolve());
  const places = Array.from({ length: 60 }, (_, index) => ({
    code: `A${index}`,
    at: at(index * 3),
  }));
  const [first = { code: '', at: at(0) }] = places;
  const walks = await walksFrom(first, [...places, { code: 'apart', at: at(304) }], aisles, pause);
  expect(walks).toMatchObject({ A0: 0, A1: 1, A40: 2, A59: 4 });
  expect(walks).not.toHaveProperty('apart');
  expect(pause).toHaveBeenCalledTimes(1);
});

it('placeCodeOf converts an English name to a hyphenated lower-case code', () => {
  expect(placeCodeOf('Toilets, north-west')).toBe('toilets-north-west');
});
