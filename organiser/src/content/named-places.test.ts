import { namedPlaces } from './named-places.ts';

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
const codes = (text: string, lang: 'tw' | 'en') =>
  namedPlaces([text], hall, lang).map(({ Code }) => Code);

it('finds rooms, desks and booths of the floor plan in a text', () => {
  expect(codes('抽獎在主舞臺，獎品請至服務臺領取；攤位A0123 另有試飲。', 'tw')).toEqual([
    'main-stage',
    'service-desk',
    'A0123',
  ]);
  expect(codes('Claim prizes at the service desk or at A0123.', 'en')).toEqual([
    'service-desk',
    'A0123',
  ]);
  expect(codes('The toilets, north-west (level 1) are new.', 'en')).toEqual(['toilets-north-west']);
  expect(namedPlaces(['A0123'], hall, 'en')).toEqual([
    { Code: 'A0123', Name: 'A0123', Booth: true, Walk: 2 },
  ]);
});

it('ignores parts of words, desks outside the plan and unknown booths', () => {
  expect(codes('Forums and B0999, the XA0123 and COVID19.', 'en')).toEqual([]);
  expect(codes('大廳設代駕與計程車服務臺。', 'tw')).toEqual([]);
});
