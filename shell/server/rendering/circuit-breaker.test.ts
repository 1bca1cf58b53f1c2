import { createCircuitBreaker } from './circuit-breaker.ts';

const kind = '7 visitor/detail none';

/** A breaker with a fake clock, in ms. */
function breakerAt(start: number) {
  let now = start;
  return { breaker: createCircuitBreaker(() => now), wait: (ms: number) => (now += ms) };
}

it('opens for a failing URL and for no other', () => {
  const { breaker } = breakerAt(1_000);
  breaker.reportFailure(kind, '/Detail/1001');
  breaker.reportFailure(kind, '/Detail/1001');
  breaker.reportFailure(kind, '/Detail/1001');
  expect(breaker.isOpen(kind, '/Detail/1001')).toBe(true);
  expect(breaker.isOpen(kind, '/Detail/1002')).toBe(false);
});

it('opens for a kind after failures at three different URLs, and for no other kind', () => {
  const { breaker } = breakerAt(1_000);
  for (const url of ['/1', '/2', '/3']) breaker.reportFailure(kind, url);
  expect(breaker.isOpen(kind, '/4')).toBe(true);
  expect(breaker.isOpen('8 visitor/detail none', '/4')).toBe(false);
});

it('does not open for a kind when renderings succeed between the failures', () => {
  const { breaker } = breakerAt(1_000);
  for (const url of ['/1', '/2', '/3', '/4']) {
    breaker.reportFailure(kind, url);
    breaker.reportSuccess(kind);
  }
  expect(breaker.isOpen(kind, '/5')).toBe(false);
  expect(breaker.isOpen(kind, '/4')).toBe(true);
});

it('closes after ten seconds, and reopens at the next failure unless a success precedes it', () => {
  const { breaker, wait } = breakerAt(1_000);
  for (const url of ['/1', '/2', '/3']) breaker.reportFailure(kind, url);
  wait(10_001);
  expect(breaker.isOpen(kind, '/1')).toBe(false);
  breaker.reportFailure(kind, '/9');
  expect(breaker.isOpen(kind, '/1')).toBe(true);
  wait(10_001);
  breaker.reportSuccess(kind);
  breaker.reportFailure(kind, '/9');
  expect(breaker.isOpen(kind, '/1')).toBe(false);
});
