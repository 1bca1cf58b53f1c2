import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';

const kind = '7 visitor/detail none';
const urls = ['/1', '/2', '/3'];
let clock: ReturnType<typeof createManualClock>;
let breaker: CircuitBreaker;
beforeEach(async () => {
  clock = createManualClock();
  breaker = createCircuitBreaker(clock);
  await clock.advance(1);
});

it('opens for a URL that fails, and for its kind once three different URLs have failed', () => {
  for (const url of ['/1', '/1', '/1', '/2']) breaker.reportFailure(kind, url);
  expect(['/1', '/2', '/4'].map((url) => breaker.isOpen(kind, url))).toEqual([true, true, false]);
  breaker.reportFailure(kind, '/3');
  expect([breaker.isOpen(kind, '/4'), breaker.isOpen('8 visitor', '/4')]).toEqual([true, false]);
});

it('does not open for a kind when renderings succeed between the failures', () => {
  for (const url of [...urls, '/4']) {
    breaker.reportFailure(kind, url);
    breaker.reportSuccess(kind);
  }
  expect(breaker.isOpen(kind, '/5')).toBe(false);
  expect(breaker.isOpen(kind, '/4')).toBe(true);
});

it('closes after ten seconds, and reopens at the next failure unless a success precedes it', async () => {
  for (const url of urls) breaker.reportFailure(kind, url);
  await clock.advance(10_000);
  expect(breaker.isOpen(kind, '/1')).toBe(true);
  await clock.advance(1);
  expect(breaker.isOpen(kind, '/1')).toBe(false);
  breaker.reportFailure(kind, '/9');
  expect(breaker.isOpen(kind, '/1')).toBe(true);
  await clock.advance(10_001);
  breaker.reportSuccess(kind);
  breaker.reportFailure(kind, '/9');
  expect(breaker.isOpen(kind, '/1')).toBe(false);
});
