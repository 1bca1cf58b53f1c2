import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPersonKey, setPersonKey } from './person-key.ts';
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
])('%s and %s are two people', (one, other) => expect(personOf(one)).not.toBe(personOf(other)));

it('personOf returns a keyed hash that no dictionary of plain hashes contains', () => {
  expect(personOf('ann@example.tw')).toMatch(/^[0-9a-f]{8}\.[0-9a-f]{64}$/u);
  expect(personOf('ann@example.tw')).not.toContain(
    createHash('sha256').update('ann@example.tw').digest('hex'),
  );
});

it('personOf gives equal results within one installation and different ones in another', () => {
  const [here, there] = [
    mkdtempSync(join(tmpdir(), 'dswine-key-')),
    mkdtempSync(join(tmpdir(), 'dswine-key-')),
  ];
  const names = [here, there, here].map((folder) => {
    setPersonKey(readPersonKey({ file: join(folder, 'keys/person.key'), mayCreate: true }));
    return personOf('ann@example.tw');
  });
  expect(names[0]).toBe(names[2]);
  expect(names[0]).not.toBe(names[1]);
  expect(statSync(join(here, 'keys', 'person.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(here, 'keys'))).toEqual(['person.key']);
  for (const folder of [here, there]) rmSync(folder, { recursive: true });
});

it('readPersonKey throws and creates no key where the key must be shared', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dswine-key-'));
  const file = join(folder, 'shared/person.key');
  expect(() => readPersonKey({ file, mayCreate: false })).toThrow(/ENOENT.*person\.key/u);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
