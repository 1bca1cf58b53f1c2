import { isBoothNumber, takeBooths } from './booth-number.ts';

it.each(['123', 'A0123', 'a-123', 'A 123', 'N1-001', '１２３', ' A0123 '])('accepts %j', (text) => {
  expect(isBoothNumber(text)).toBe(true);
});

it.each(['', ' ', 'abc', 'a-12x3', '12x', '-', 'booth 12'])('rejects %j', (text) => {
  expect(isBoothNumber(text)).toBe(false);
});

const existing = ['a123', 'b123', 'b146'];
const take = (typed: string) =>
  takeBooths(typed, (letters, digits) =>
    existing.filter((booth) => booth.startsWith(letters) && booth.slice(1) === digits),
  );

it.each([
  ['B0146?', ['b146'], '?'],
  ['A 123', ['a123'], ''],
  ['where is Ａ０１２３', ['a123'], 'where is'],
  ['A0123在哪', ['a123'], '在哪'],
  ['攤位A-123、B0146', ['a123', 'b146'], '、'],
  ['booth no. a 123 gin', ['a123'], 'gin'],
  ['0123', ['a123', 'b123'], ''],
  ['123號', ['a123', 'b123'], '號'],
  ['find stand 123', ['a123', 'b123'], 'find'],
  ['123號攤位在哪', ['a123', 'b123'], '在哪'],
])('finds the booths in %j', (typed, booths, rest) => {
  expect(take(typed)).toMatchObject({ booths, rest });
});

it.each(['SGOD-810', 'Brut 123 ml', 'from a 123', '2123', 'a0123b', 'b2b', 'A0999'])(
  'finds no booth in %j',
  (typed) => {
    expect(take(typed)).toMatchObject({ booths: [], rest: typed.toLowerCase() });
  },
);

it('sets isAlone for nothing but a booth with letters or a label, existing or not', () => {
  const alone = (typed: string) => take(typed).isAlone;
  expect(['A0999', 'booth 999', '攤位 a999?'].map(alone)).toEqual([true, true, true]);
  expect(['999', 'gin a999', 'booth'].map(alone)).toEqual([false, false, false]);
});
