import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { exhibitorEntry } from '../my-list.fixture.ts';
import { stopsOf, visitOrder } from './visit-order.ts';

const entry = (booth: string, x?: number, y?: number): ListEntry =>
  exhibitorEntry(booth, {
    booths: [booth],
    ...(x !== undefined && y !== undefined && { spot: { x, y } }),
  });
const order = (entries: ListEntry[], entrances = [{ x: 0, y: 0 }]) =>
  visitOrder(stopsOf(entries), entrances).map(({ booth }) => booth);

it('orders stops up one aisle and down the next', () => {
  const entries = [
    entry('B2', 42, 10),
    entry('B1', 42, 30),
    entry('A2', 2, 30),
    entry('A1', 2, 10),
  ];
  expect(order(entries)).toEqual(['A1', 'A2', 'B1', 'B2']);
});

it('starts at the entrance nearest to any stop', () => {
  const entrances = [
    { x: 50, y: 90 },
    { x: 95, y: 0 },
  ];
  expect(order([entry('A1', 10, 0), entry('A2', 90, 0)], entrances)).toEqual(['A2', 'A1']);
});

it('creates one stop per booth with all its entries, and none for events', () => {
  const product: ListEntry = { ...entry('A1', 2, 2), id: '9', kind: 'product' };
  const stops = stopsOf([entry('A1', 2, 2), product, { ...entry('A5'), kind: 'event' }]);
  expect(stops.map(({ booth, entries }) => [booth, entries.length])).toEqual([['A1', 2]]);
});

it('puts stops without a position last, by booth number', () => {
  expect(order([entry('Z9'), entry('B2'), entry('C3', 1, 1)])).toEqual(['C3', 'B2', 'Z9']);
});

it('shortens the walk to the nearest stop next, and loses no stop', () => {
  const entries = [entry('A1', 10, 0), entry('A2', -15, 0), entry('A3', 40, 0)];
  expect(order(entries)).toEqual(['A2', 'A1', 'A3']);
});
