import type { ListEntry } from '@dswine/shared/fair/my-list';
import { stopsOf, visitOrder } from './visit-order.ts';

const entry = (id: string, booth: string, x?: number, y?: number): ListEntry => ({
  kind: 'exhibitor',
  id,
  names: { en: id },
  note: '',
  booths: [booth],
  ...(x !== undefined && y !== undefined && { spot: { x, y } }),
});
const order = (entries: ListEntry[], entrances = [{ x: 0, y: 0 }]) =>
  visitOrder(stopsOf(entries), entrances).map(({ booth }) => booth);

it('orders stops up one aisle and down the next', () => {
  const spots = [
    entry('1', 'A1', 2, 10),
    entry('2', 'A2', 2, 30),
    entry('3', 'B1', 42, 30),
    entry('4', 'B2', 42, 10),
  ];
  expect(order([...spots].reverse())).toEqual(['A1', 'A2', 'B1', 'B2']);
});

it('starts at the entrance nearest to any stop', () => {
  const spots = [entry('1', 'A1', 10, 0), entry('2', 'A2', 90, 0)];
  expect(
    order(spots, [
      { x: 50, y: 90 },
      { x: 95, y: 0 },
    ]),
  ).toEqual(['A2', 'A1']);
});

it('creates one stop per booth with all its entries, and none for events', () => {
  const product: ListEntry = { ...entry('9', 'A1', 2, 2), kind: 'product' };
  const stops = stopsOf([entry('1', 'A1', 2, 2), product, { ...entry('7', 'A5'), kind: 'event' }]);
  expect(stops.map(({ booth, entries }) => [booth, entries.length])).toEqual([['A1', 2]]);
});

it('puts stops without a position last, by booth number', () => {
  expect(order([entry('1', 'Z9'), entry('2', 'B2'), entry('3', 'C3', 1, 1)])).toEqual([
    'C3',
    'B2',
    'Z9',
  ]);
});

it('more than halves the walk of an unsorted list, and loses no stop', () => {
  const spots = Array.from({ length: 24 }, (_, at) =>
    entry(String(at), `A${at}`, (at * 37) % 90, (at * 53) % 70),
  );
  const length = (booths: string[]) =>
    booths.reduce(
      ([sum, x, y], booth) => {
        const spot = spots[Number(booth.slice(1))]?.spot ?? { x: 0, y: 0 };
        return [sum + Math.abs(spot.x - x) + Math.abs(spot.y - y), spot.x, spot.y] as const;
      },
      [0, 0, 0] as readonly [number, number, number],
    )[0];
  const ordered = order(spots);
  expect([...ordered].sort()).toEqual(spots.map(({ booths }) => booths[0]).sort());
  expect(length(ordered)).toBeLessThan(length(spots.map(({ booths }) => booths[0] ?? '')) / 2);
});
