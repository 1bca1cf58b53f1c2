import { ResponseCache } from './response-cache.ts';

const response = (body: string) => ({ body: Buffer.from(body), headers: {} });

it('gives an answer back until its time is over', () => {
  let now = 0;
  const answers = new ResponseCache(2000, () => now);
  answers.set('a', response('1'), 5000);
  now = 4999;
  expect(answers.get('a')).toEqual(response('1'));
  now = 5000;
  expect([answers.get('a'), answers.size]).toEqual([undefined, 0]);
});

it('keeps within its bound by dropping what was used longest ago', () => {
  const answers = new ResponseCache(3030);
  for (const key of ['a', 'b', 'c']) answers.set(key, response('123456789'), 5000);
  answers.get('a');
  answers.set('d', response('123456789'), 5000);
  expect(['a', 'b', 'c', 'd'].map((key) => answers.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(answers.size).toBe(3030);
});

it('counts an answer once when it is replaced, and never keeps one above its bound', () => {
  const answers = new ResponseCache(3030);
  answers.set('a', response('123456789'), 5000);
  answers.set('a', response('12345'), 5000);
  expect(answers.size).toBe(1006);
  answers.set('b', response('x'.repeat(3100)), 5000);
  expect([answers.get('b'), answers.size]).toEqual([undefined, 0]);
});

it('counts what small answers take beside their bodies', () => {
  const answers = new ResponseCache(100_000);
  for (let number = 0; number < 1000; number += 1) answers.set(`${number}`, response('{}'), 5000);
  const kept = Array.from({ length: 1000 }, (_, number) => answers.get(`${number}`)).filter(
    Boolean,
  );
  expect(kept.length).toBeLessThan(100);
});
