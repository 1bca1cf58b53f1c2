import { fillGaps, type Gap } from './fill-gaps.ts';
import type { Spot, Stop } from './visit-order.ts';

const stop = (booth: string, spot?: Spot): Stop => ({ booth, spot, entries: [] });
const at = (x: number) => ({ x, y: 0 });
const gap = (room: number, from?: number, to?: number): Gap => ({
  room,
  from: from === undefined ? undefined : at(from),
  to: to === undefined ? undefined : at(to),
});
const fill = (stops: Stop[], gaps: Gap[]) =>
  fillGaps(stops, gaps).map((visited) => visited.map(({ booth }) => booth).join(' '));

it('assigns each booth to the nearest gap', () => {
  const stops = [stop('far', at(90)), stop('near', at(10)), stop('middle', at(50))];
  expect(fill(stops, [gap(4, 0, 20), gap(4, 20, 80), gap(4, 80)])).toEqual([
    'near',
    'middle',
    'far',
  ]);
});

it('uses another gap when the nearest one is full', () => {
  const stops = [stop('A', at(10)), stop('B', at(12)), stop('C', at(14))];
  expect(fill(stops, [gap(1, 0, 20), gap(0, 20, 20), gap(1, 20)])).toEqual(['A', '', 'C']);
});

it('orders the booths of a gap along the walk', () => {
  const stops = [stop('C', at(30)), stop('A', at(10)), stop('B', at(20))];
  expect(fill(stops, [gap(4, 0, 40)])).toEqual(['A B C']);
});

it('preserves the order in gaps without locations, and adds booths without a position last', () => {
  expect(fill([stop('C', at(30)), stop('A', at(10)), stop('B', at(20))], [gap(3)])).toEqual([
    'C A B',
  ]);
  expect(fill([stop('Y'), stop('Z'), stop('A', at(5))], [gap(2, 0, 10), gap(1)])).toEqual([
    'A Y',
    'Z',
  ]);
});
