import { fillGaps, type Gap } from './fill-gaps.ts';
import type { Stop } from './visit-order.ts';

const at = (x: number | undefined) => (x === undefined ? undefined : { x, y: 0 });
const stop = (booth: string, x?: number): Stop => ({ booth, spot: at(x), entries: [] });
const gap = (room: number, from?: number, to?: number): Gap => ({
  room,
  from: at(from),
  to: at(to),
});

it.each<[what: string, stops: Stop[], gaps: Gap[], visits: string[]]>([
  [
    'assigns each booth to the nearest gap',
    [stop('far', 90), stop('near', 10), stop('middle', 50)],
    [gap(4, 0, 20), gap(4, 20, 80), gap(4, 80)],
    ['near', 'middle', 'far'],
  ],
  [
    'uses another gap when the nearest one is full',
    [stop('A', 10), stop('B', 12), stop('C', 14)],
    [gap(1, 0, 20), gap(0, 20, 20), gap(1, 20)],
    ['A', '', 'C'],
  ],
  [
    'orders the booths of a gap along the walk',
    [stop('C', 30), stop('A', 10), stop('B', 20)],
    [gap(4, 0, 40)],
    ['A B C'],
  ],
  [
    'preserves the order in gaps without locations',
    [stop('C', 30), stop('A', 10), stop('B', 20)],
    [gap(3)],
    ['C A B'],
  ],
  [
    'adds booths without a position last',
    [stop('Y'), stop('Z'), stop('A', 5)],
    [gap(2, 0, 10), gap(1)],
    ['A Y', 'Z'],
  ],
])('%s', (_what, stops, gaps, visits) => {
  const filled = fillGaps(stops, gaps);
  expect(filled.map((visited) => visited.map(({ booth }) => booth).join(' '))).toEqual(visits);
});
