import { ResponseCache } from './response-cache.ts';

const response = (body: string) => ({ body: Buffer.from(body), headers: {} });

it('gives an answer back until its time is over', () => {
  let now = 0;
  const cache = new ResponseCache(2000, () => now);
  cache.set('a', response('1'), 5000);
  now = 4999;
  expect(cache.get('a')).toEqual(response('1'));
  now = 5000;
  expect([cache.get('a'), cache.size]).toEqual([undefined, 0]);
});

it('keeps within its bound by dropping what was used longest ago', () => {
  const cache = new ResponseCache(3030);
  for (const key of ['a', 'b', 'c']) cache.set(key, response('123456789'), 5000);
  cache.get('a');
  cache.set('d', response('123456789'), 5000);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(cache.size).toBe(3030);
});

it('counts an answer once when it is replaced, and never keeps one above its bound', () => {
  const cache = new ResponseCache(3030);
  cache.set('a', response('123456789'), 5000);
  cache.set('a', response('12345'), 5000);
  expect(cache.size).toBe(1006);
  cache.set('b', response('x'.repeat(3100)), 5000);
  expect([cache.get('b'), cache.size]).toEqual([undefined, 0]);
});

it('counts what small answers take beside their bodies', () => {
  const cache = new ResponseCache(100_000);
  for (let number = 0; number < 1000; number += 1) cache.set(`${number}`, response('{}'), 5000);
  const remaining = Array.from({ length: 1000 }, (_, number) => cache.get(`${number}`)).filter(
    Boolean,
  );
  expect(remaining.length).toBeLessThan(100);
});
