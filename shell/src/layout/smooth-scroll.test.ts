import { eased } from './smooth-scroll.ts';

it('eases in and out, and never moves backwards', () => {
  expect(eased(0)).toBe(0);
  expect(eased(0.5)).toBe(0.5);
  expect(eased(1)).toBe(1);
  const steps = Array.from({ length: 101 }, (_, index) => eased(index / 100));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(eased(0.1)).toBeLessThan(0.1);
  expect(eased(0.9)).toBeGreaterThan(0.9);
});
