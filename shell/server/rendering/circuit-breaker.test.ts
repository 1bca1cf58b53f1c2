import { createCircuitBreaker } from './circuit-breaker.ts';

const kind = '7 visitor/detail none';

/** A breaker with a fake clock, in ms. */
function breakerAt(start: number) {
  let now = start;
  return { breaker: createCircuitBreaker(() => now), wait: (ms: number) => (now += ms) };
}

it('opens for the URL that failed and for no other', () => {
  const { breaker } = breakerAt(1_000);
  breaker.reportFailure(kind, '/Detail/1001');
  breaker.reportFailure(kind, '/Detail/1001');
  breaker.reportFailure(kind, '/Detail/1001');
  expect(breaker.isOpen(kind, '/Detail/1001')).toBe(true);
  expect(breaker.isOpen(kind, '/Detail/1002')).toBe(false);
});

it('opens for a kind when three different URLs failed, and for no other kind', () => {
  const { breaker } = breakerAt(1_000);
  for (const url of ['/1', '/2', '/3']) breaker.reportFailure(kind, url);
  expect(breaker.isOpen(kind, '/4')).toBe(true);
  expect(breaker.isOpen('8 visitor/detail none', '/4')).toBe(false);
});

it('does not count bad records between which good ones are rendered', () => {
  const { breaker } = breakerAt(1_000);
  for (const url of ['/1', '/2', '/3', '/4']) {
    breaker.reportFailure(kind, url);
    breaker.reportSuccess(kind);
  }
  expect(breaker.isOpen(kind, '/5')).toBe(false);
  expect(breaker.isOpen(kind, '/4')).toBe(true);
});

it('tries again after ten seconds; a kind that fails once more stays open', () => {
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
