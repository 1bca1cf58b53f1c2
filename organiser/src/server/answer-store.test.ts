import { AnswerStore } from './answer-store.ts';

const answer = (body: string) => ({ body: Buffer.from(body), headers: {} });

it('gives an answer back until its time is over', () => {
  let now = 0;
  const answers = new AnswerStore(1000, () => now);
  answers.set('a', answer('1'), 5000);
  now = 4999;
  expect(answers.get('a')).toEqual(answer('1'));
  now = 5000;
  expect([answers.get('a'), answers.size]).toEqual([undefined, 0]);
});

it('keeps within its bound by dropping what was used longest ago', () => {
  const answers = new AnswerStore(30);
  for (const key of ['a', 'b', 'c']) answers.set(key, answer('123456789'), 5000);
  answers.get('a');
  answers.set('d', answer('123456789'), 5000);
  expect(['a', 'b', 'c', 'd'].map((key) => answers.get(key) !== undefined)).toEqual([true, false, true, true]);
  expect(answers.size).toBe(30);
});

it('counts an answer once when it is replaced, and never keeps one above its bound', () => {
  const answers = new AnswerStore(30);
  answers.set('a', answer('123456789'), 5000);
  answers.set('a', answer('12345'), 5000);
  expect(answers.size).toBe(6);
  answers.set('b', answer('x'.repeat(100)), 5000);
  expect([answers.get('b'), answers.size]).toEqual([undefined, 0]);
});
