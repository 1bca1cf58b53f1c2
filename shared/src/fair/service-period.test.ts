import { areServicesOpen, serviceEnd } from './service-period.ts';

it.each([
  ['2026-04-20', '2026-06-20'],
  ['2025-12-31', '2026-02-28'],
  ['2027-12-30', '2028-02-29'],
])('after a show that ends on %s, services end on %s', (lastDay, end) => {
  expect(serviceEnd(lastDay)).toBe(end);
});

it.each([
  ['2026-06-20T15:59:59Z', true],
  ['2026-06-20T16:00:00Z', false],
])('at %s areServicesOpen returns %s', (now, open) => {
  expect(areServicesOpen('2026-04-20', now)).toBe(open);
});
