import { findRoute } from '@dswine/shared/fair/hall/find-route';
import type { Point, Rectangle } from '@dswine/shared/fair/hall/rectangle';
import { samplePlan } from '../floor-plan.fixture.ts';
import { facilitiesOf, placeOfBooth } from '../shown/places.ts';
import { stepsOf } from './walking-steps.ts';

const plan = samplePlan('en');
const at = (number: string): Rectangle => {
  const booth = plan.Booths.find(({ Number }) => Number === number);
  if (!booth) throw new Error(`The sample has no booth ${number}.`);
  return booth;
};
const entrance: Rectangle = { X: 16, Y: 36, W: 8, H: 3.8 };
/** Whether a straight line, which runs along the hall or across it, crosses a booth. */
const crosses = (from: Point, to: Point, { X, Y, W, H }: Rectangle) =>
  Math.min(from.x, to.x) < X + W - 0.01 &&
  Math.max(from.x, to.x) > X + 0.01 &&
  Math.min(from.y, to.y) < Y + H - 0.01 &&
  Math.max(from.y, to.y) > Y + 0.01;

it('finds a route between any two locations that crosses no booth', () => {
  const places = [...plan.Booths, entrance];
  for (const from of places)
    for (const to of places) {
      if (from === to) continue;
      const route = findRoute(from, to, plan.Aisles);
      const points = route?.points ?? [];
      expect(points.length).toBeGreaterThan(1);
      expect(route?.metres).toBeCloseTo(findRoute(to, from, plan.Aisles)?.metres ?? 0, 6);
      for (const [index, point] of points.slice(1).entries())
        for (const booth of plan.Booths)
          expect(crosses(points[index] ?? point, point, booth)).toBe(false);
    }
});

it('ends a route at the nearer side of a corner booth', () => {
  // D0411 is at a crossing; its lane leads straight to the entrance.
  const route = findRoute(entrance, at('D0411'), plan.Aisles);
  expect(route?.metres).toBeCloseTo(36 - 22 + 2, 5);
  expect(route?.points.map(({ x, y }) => [x, y])).toEqual([
    [20, 36],
    [20, 22],
    [22, 22],
  ]);
});

it('finds a short route with few turns between distant booths', () => {
  const route = findRoute(at('A0123'), at('B0124'), plan.Aisles);
  expect(route?.points.length).toBeLessThanOrEqual(6);
  expect(route?.metres).toBeLessThan(50);
});

it('finds no route when no aisles connect the booths', () => {
  const apart = [...plan.Aisles.slice(0, 1), { X: 0, Y: 22, W: 40, H: 4 }];
  for (const aisles of [apart, []])
    expect(findRoute(at('A0123'), at('D0411'), aisles)).toBeUndefined();
});

describe('stepsOf', () => {
  const places = [...facilitiesOf(plan), ...plan.Booths.map(placeOfBooth)];
  const stepsBetween = (start: [string, Rectangle], goal: [string, Rectangle]) => {
    const [from, to] = [start, goal].map(([code]) => places.find((one) => one.code === code));
    const route = findRoute(start[1], goal[1], plan.Aisles);
    if (!from || !to || !route) throw new Error('The sample has no such way.');
    return stepsOf(route, { from, to }, places);
  };

  it('names the booth at the next corner and the booth passed on the way', () => {
    const steps = stepsBetween(['main-entrance', entrance], ['A0123', at('A0123')]);
    expect(steps).toMatchObject([
      {
        ...{ kind: 'start', turn: 'straight', heading: 'north', metres: 32 },
        near: { code: 'B0123' },
        passed: { side: 'right', place: { code: 'D0411' } },
      },
      { kind: 'turn', turn: 'left', heading: 'west', metres: 12 },
      { kind: 'arrive', side: 'left' },
    ]);
    expect(steps[1]).not.toHaveProperty('near');
  });

  it('puts a destination at the end of a straight walk ahead', () => {
    const steps = stepsBetween(['D0411', at('D0411')], ['main-entrance', entrance]);
    expect(steps.at(0)).toMatchObject({ kind: 'start', heading: 'south' });
    expect(steps.at(-1)).toEqual({ kind: 'arrive', side: 'ahead' });
  });
});
