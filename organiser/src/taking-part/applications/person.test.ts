import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPersonKey, setPersonKey, personOf } from './person-key.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

it.each([
  ['Ann@Example.TW', 'ann@example.tw', true],
  [' ann@example.tw ', 'ann@example.tw', true],
  ['ann+fair@example.tw', 'ann@example.tw', false],
  ['ann+fair@outlook.com', 'ann@outlook.com', true],
  ['a.nn@outlook.com', 'ann@outlook.com', false],
  ['ann+fair@googlemail.com', 'a.nn@gmail.com', true],
  ['ann@münchen.de', 'ann@xn--mnchen-3ya.de', true],
  ['a.n.n@gmail.com', 'ann@googlemail.com', true],
  ['ａnn@example.tw', 'ann@example.tw', true],
  ['a.nn@example.tw', 'ann@example.tw', false],
])('%s and %s are one person: %s', (one, other, isOne) =>
  expect(personOf(one) === personOf(other)).toBe(isOne),
);

it('personOf returns a keyed hash, which is equal only within one installation', () => {
  const folders = [newFolder(), newFolder()];
  const [here = '', there = ''] = folders;
  const names = [here, there, here].map((folder) => {
    setPersonKey(readPersonKey({ file: join(folder, 'keys/person.key'), mayCreate: true }));
    return personOf('ann@example.tw');
  });
  expect(names[0]).toMatch(/^[0-9a-f]{8}\.[0-9a-f]{64}$/u);
  expect(names[0]).not.toContain(createHash('sha256').update('ann@example.tw').digest('hex'));
  expect(names[0]).toBe(names[2]);
  expect(names[0]).not.toBe(names[1]);
  expect(statSync(join(here, 'keys/person.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(here, 'keys'))).toEqual(['person.key']);
  const shared = { file: join(here, 'shared/person.key'), mayCreate: false };
  expect(() => readPersonKey(shared)).toThrow(/ENOENT.*person\.key/u);
  expect(readdirSync(here)).toEqual(['keys']);
});
