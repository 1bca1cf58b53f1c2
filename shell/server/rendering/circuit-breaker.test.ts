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
