import { isBoothNumber, takeBooths } from './booth-number.ts';

it.each([
  ['123', true],
  ['a-123', true],
  ['N1-001', true],
  [' １２３ ', true],
  ['', false],
  ['abc', false],
  ['a-12x3', false],
  ['booth 12', false],
])('isBoothNumber(%j) returns %j', (text, is) => {
  expect(isBoothNumber(text)).toBe(is);
});

const existing = ['a123', 'b123', 'b146'];
const take = (typed: string) =>
  takeBooths(typed, (letters, digits) =>
    existing.filter((booth) => booth.startsWith(letters) && booth.slice(1) === digits),
  );

it.each([
  ['B0146?', ['b146'], '?'],
  ['where is Ａ０１２３', ['a123'], 'where is'],
  ['攤位A-123、B0146', ['a123', 'b146'], '、'],
  ['booth no. a 123 gin', ['a123'], 'gin'],
  ['0123', ['a123', 'b123'], ''],
  ['123號攤位在哪', ['a123', 'b123'], '在哪'],
  ['sgod-810', [], 'sgod-810'],
  ['brut 123 ml', [], 'brut 123 ml'],
  ['from a 123', [], 'from a 123'],
  ['a0123b', [], 'a0123b'],
  ['a0999', [], 'a0999'],
])('finds the booths in %j', (typed, booths, rest) => {
  expect(take(typed)).toMatchObject({ booths, rest });
});

it('sets isAlone for nothing but a booth with letters or a label, existing or not', () => {
  const alone = (typed: string) => take(typed).isAlone;
  expect(['A0999', 'booth 999', '攤位 a999?'].map(alone)).toEqual([true, true, true]);
  expect(['999', 'gin a999', 'booth'].map(alone)).toEqual([false, false, false]);
});
