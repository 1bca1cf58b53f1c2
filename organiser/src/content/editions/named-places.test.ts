import { namedPlaces } from './edition.ts';

const hall = {
  names: [
    { code: 'main-stage', name: { tw: '主舞臺', en: 'Main Stage' } },
    { code: 'service-desk', name: { tw: '服務臺', en: 'Service Desk' } },
    {
      code: 'toilets-north-west',
      name: { tw: '西北側洗手間', en: 'Toilets, north-west (level 1)' },
    },
    { code: 'forum', name: { tw: '論壇區', en: 'Forum' } },
  ],
  walks: { 'toilets-north-west': 4, 'main-stage': 2, 'service-desk': 1, forum: 3, A0123: 2 },
};
it.each([
  ['tw', '抽獎在主舞臺，獎品請至服務臺領取；攤位A0123 另有試飲。', 'main-stage service-desk A0123'],
  ['en', 'Claim prizes at the service desk or at A0123.', 'service-desk A0123'],
  ['en', 'The toilets, north-west (level 1) are new.', 'toilets-north-west'],
  // Parts of words, desks outside the plan and unknown booths are no places of the plan.
  ['en', 'Forums and B0999, the XA0123 and COVID19.', ''],
  ['tw', '大廳設代駕與計程車服務臺。', ''],
] as const)('finds the places of the floor plan in the text in %s: %s', (lang, text, codes) =>
  expect(
    namedPlaces([text], hall, lang)
      .map(({ Code }) => Code)
      .join(' '),
  ).toBe(codes),
);

it('tells the walk to a booth', () => {
  const booth = { Code: 'A0123', Name: 'A0123', Booth: true, Walk: 2 };
  expect(namedPlaces(['A0123'], hall, 'en')).toEqual([booth]);
});
