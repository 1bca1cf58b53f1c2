import { personOf } from './person.ts';

it.each([
  ['Ann@Example.TW', 'ann@example.tw'],
  [' ann@example.tw ', 'ann@example.tw'],
  ['ann+fair@example.tw', 'ann@example.tw'],
  ['a.n.n@gmail.com', 'ann@googlemail.com'],
  ['ａnn@example.tw', 'ann@example.tw'],
])('%s is the same person as %s', (one, other) => expect(personOf(one)).toBe(personOf(other)));

it.each([
  ['ann@example.tw', 'anne@example.tw'],
  ['a.nn@example.tw', 'ann@example.tw'],
  ['ann@example.tw', 'ann@example.com'],
])('%s is another person than %s', (one, other) => expect(personOf(one)).not.toBe(personOf(other)));

it('keeps no address', () => expect(personOf('ann@example.tw')).toMatch(/^[0-9a-f]{64}$/u));
