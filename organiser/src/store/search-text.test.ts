import { boothDigits, foldSearchText } from './search-text.ts';

it.each([
  ['臺灣啤酒', '台湾啤酒'],
  ['獺祭', '獭祭'],
  ['純米大吟釀', '純米大吟醸'],
  ['Château Élégance', 'CHATEAU ELEGANCE'],
  ['ＢＥＥＲ　１２３', 'beer 123'],
  ['Smørrebrød & Weißbier', 'smorrebrod & weissbier'],
  ['カモメ', 'かもめ'],
  ['Hawke’s Bay', "Hawke's Bay"],
])('folds %s and %s to the same text', (one, other) =>
  expect(foldSearchText(one)).toBe(foldSearchText(other)),
);

it.each([
  ['がぎ', 'かき'],
  ['紅酒', '白酒'],
])('does not fold %s and %s together', (one, other) =>
  expect(foldSearchText(one)).not.toBe(foldSearchText(other)),
);

it('folds a part of a text to a part of the folded text', () => {
  expect(foldSearchText('葡萄乾白蘭地')).toContain(foldSearchText('乾白'));
});

it.each([
  ['a-123', 123],
  ['１２３', 123],
  ['', undefined],
  ['abc', undefined],
  ['12345678901234567890', undefined],
])('boothDigits reads "%s" as %d', (text, digits) => expect(boothDigits(text)).toBe(digits));
