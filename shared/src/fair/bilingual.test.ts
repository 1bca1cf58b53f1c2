import { inLocale, langOf, listInLocale, onlyIn, untranslated } from './bilingual.ts';

it('reads a text in one language, and in the other one where it has nothing else', () => {
  expect(inLocale({ tw: '酒', en: 'Wine' }, 'en')).toBe('Wine');
  expect(inLocale({ tw: '酒' }, 'en')).toBe('酒');
  expect(inLocale({ en: 'Wine' }, 'tw')).toBe('Wine');
});

it('reads paragraphs as one text: languages are not mixed while there are any of the page’s own', () => {
  expect(listInLocale([{ tw: '一', en: 'One' }, { en: 'Two' }], 'tw')).toEqual(['一']);
  expect(listInLocale([{ en: 'One' }, { en: 'Two' }], 'tw')).toEqual(['One', 'Two']);
});

it('names the texts that are in the other language only, and marks those', () => {
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

it('knows the one language of a record by its name', () => {
  expect([onlyIn({ tw: '酒' }), onlyIn({ en: 'Wine' }), onlyIn({ tw: '酒', en: 'Wine' })]).toEqual([
    { OnlyIn: 'tw' },
    { OnlyIn: 'en' },
    {},
  ]);
});
