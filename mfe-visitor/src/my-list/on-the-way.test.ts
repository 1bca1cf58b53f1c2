import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { findWay } from './on-the-way.ts';
import type { Stop } from './visit-order.ts';

const at = (X: number, Y = 4) => ({ X, Y, W: 4, H: 4 });
const facility = (Code: string, X: number) => ({
  Code,
  Kind: 'stage' as const,
  Name: Code,
  OtherName: Code,
  CommonNames: [],
  ...at(X),
});
const booth = (number: string, X: number, Y = 4) => ({
  Number: number,
  Area: 'wine' as const,
  Exhibitors: [],
  ...at(X, Y),
});
const plan: Pick<Floorplan, 'Aisles' | 'Booths' | 'Facilities'> = {
  Aisles: [
    { X: 0, Y: 0, W: 300, H: 4 },
    { X: 500, Y: 0, W: 20, H: 4 },
  ],
  Facilities: [facility('stage', 20), facility('room', 170), facility('island', 505)],
  Booths: [booth('A1', 60), booth('A2', 120), booth('A3', 280), booth('A4', 185)],
};
const stop = (number: string): Stop => ({ booth: number, spot: undefined, entries: [] });
const stops = ['A2', 'A3', 'A4', 'A1', 'Z9'].map(stop);

it('finds the booths between two locations in walking order, without distant ones', () => {
  const way = findWay(plan, 'stage', 'room', stops);
  expect(way?.minutes).toBe(3);
  expect(way?.stops.map(({ booth: number }) => number)).toEqual(['A1', 'A2', 'A4']);
});

it('finds only nearby booths when start and end are the same location', () => {
  const way = findWay(plan, 'room', 'room', stops);
  expect([way?.minutes, way?.stops.map(({ booth: number }) => number)]).toEqual([0, ['A4']]);
});

it('returns undefined when a location is missing, unknown or reached by no aisle', () => {
  expect(findWay(plan, 'stage', undefined, stops)).toBeUndefined();
  expect(findWay(plan, 'stage', 'nowhere', stops)).toBeUndefined();
  expect(findWay(plan, 'stage', 'island', stops)).toBeUndefined();
});
