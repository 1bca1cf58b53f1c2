import { inLocale, langOf, listInLocale, onlyIn, untranslated } from './bilingual.ts';

it('inLocale falls back to the other language when a text has only that one', () => {
  expect(inLocale({ tw: '酒', en: 'Wine' }, 'en')).toBe('Wine');
  expect(inLocale({ tw: '酒' }, 'en')).toBe('酒');
  expect(inLocale({ en: 'Wine' }, 'tw')).toBe('Wine');
});

it('listInLocale falls back only when no paragraph has the language, and never mixes both', () => {
  expect(listInLocale([{ tw: '一', en: 'One' }, { en: 'Two' }], 'tw')).toEqual(['一']);
  expect(listInLocale([{ en: 'One' }, { en: 'Two' }], 'tw')).toEqual(['One', 'Two']);
});

it('untranslated lists fields without the language, and langOf returns their lang', () => {
  const texts = {
    Name: { en: 'Wine' },
    Intro: { tw: '酒', en: 'Wine' },
    Body: [{ en: 'One' }],
    Fee: undefined,
  };
  const answer = untranslated(texts, 'tw');
  expect(answer).toEqual({ Untranslated: ['Name', 'Body'] });
  expect(untranslated(texts, 'en')).toEqual({});
  expect(langOf(answer, 'Name', 'tw')).toEqual({ lang: 'en' });
  expect(langOf({ Untranslated: ['Name'] }, 'Name', 'en')).toEqual({ lang: 'zh-Hant-TW' });
  expect(langOf(answer, 'Intro', 'tw')).toEqual({});
});

it('onlyIn returns the language of a name that has only one', () => {
  expect([{ tw: '酒' }, { en: 'Wine' }, { tw: '酒', en: 'Wine' }].map(onlyIn)).toEqual([
    { OnlyIn: 'tw' },
    { OnlyIn: 'en' },
    {},
  ]);
});
