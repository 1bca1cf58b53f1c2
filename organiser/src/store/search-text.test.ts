import { boothDigits, foldSearchText } from './search-text.ts';

describe('foldSearchText', () => {
  it.each([
    ['臺灣啤酒', '台湾啤酒'],
    ['獺祭', '獭祭'],
    ['純米大吟釀', '純米大吟醸'],
    ['沢の鶴', '澤の鶴'],
    ['Château Élégance', 'CHATEAU ELEGANCE'],
    ['ＢＥＥＲ　１２３', 'beer 123'],
    ['Smørrebrød & Weißbier', 'smorrebrod & weissbier'],
    ['カモメ', 'かもめ'],
    ['Hawke’s Bay', "Hawke's Bay"],
  ])('folds %s and %s to the same text', (one, other) =>
    expect(foldSearchText(one)).toBe(foldSearchText(other)),
  );

  it('does not fold different words together, such as Japanese voiced sounds', () => {
    expect(foldSearchText('がぎ')).not.toBe(foldSearchText('かき'));
    expect(foldSearchText('紅酒')).not.toBe(foldSearchText('白酒'));
  });

  it('folds a part of a text to a part of the folded text', () => {
    expect(foldSearchText('葡萄乾白蘭地')).toContain(foldSearchText('乾白'));
  });
});

describe('boothDigits', () => {
  it.each(['A0123', 'a-123', '123', '１２３', ' A 0123 '])('reads 123 from %s', (text) =>
    expect(boothDigits(text)).toBe(123),
  );
  it.each(['', 'abc', '12345678901234567890'])('returns undefined for "%s"', (text) =>
    expect(boothDigits(text)).toBeUndefined(),
  );
});
