import { eased } from './smooth-scroll.ts';

it('eases in and out, and never moves backwards', () => {
  expect([0, 0.5, 1].map(eased)).toEqual([0, 0.5, 1]);
  const steps = Array.from({ length: 101 }, (_, index) => eased(index / 100));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(eased(0.1)).toBeLessThan(0.1);
});
