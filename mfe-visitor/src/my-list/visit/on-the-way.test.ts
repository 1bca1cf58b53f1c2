import { findWay } from './on-the-way.ts';

const at = (X: number) => ({ X, Y: 4, W: 4, H: 4 });
const facility = (Code: string, X: number) => ({
  ...{ Code, Kind: 'stage' as const, Name: Code, OtherName: Code, CommonNames: [] },
  ...at(X),
});
const booth = (Number: string, X: number) => ({
  ...{ Number, Area: 'wine' as const, Exhibitors: [] },
  ...at(X),
});
const plan = {
  Aisles: [
    { X: 0, Y: 0, W: 300, H: 4 },
    { X: 500, Y: 0, W: 20, H: 4 },
  ],
  Facilities: [facility('stage', 20), facility('room', 170), facility('island', 505)],
  Booths: [booth('A1', 60), booth('A2', 120), booth('A3', 280), booth('A4', 185)],
};
const stops = ['A2', 'A3', 'A4', 'A1', 'Z9'].map((number) => ({
  booth: number,
  spot: undefined,
  entries: [],
}));

it.each([
  ['stage', 3, ['A1', 'A2', 'A4'], 'in walking order, without distant ones'],
  ['room', 0, ['A4'], 'nearby'],
])(
  'finds the booths on the way from the %s to the room: %i min, %j, %s',
  (from, minutes, found) => {
    const way = findWay(plan, from, 'room', stops);
    expect([way?.minutes, way?.stops.map((stop) => stop.booth)]).toEqual([minutes, found]);
  },
);

it.each([undefined, 'nowhere', 'island'])('finds no way to %s', (to) => {
  expect(findWay(plan, 'stage', to, stops)).toBeUndefined();
});
