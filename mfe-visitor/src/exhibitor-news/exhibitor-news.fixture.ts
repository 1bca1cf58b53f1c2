import type {
  ExhibitorNewsCard,
  ExhibitorNewsDetail,
  ExhibitorNewsList,
} from '@dswine/shared/contract/exhibitor-news';
import type { Locale } from '@dswine/shared/section/section';
import { pick, sampleWinery } from '../exhibitors/exhibitors.fixture.ts';

const exhibitor = (locale: Locale) => ({
  Id: '1030',
  Name: pick(locale, '雲釜蒸餾所', 'Alishan Cloudstill'),
  Area: 'spirits' as const,
  Booths: ['B0312'],
});
const categories = (locale: Locale) => [
  { Code: 'people', Name: pick(locale, '人物與酒廠', 'People and places'), Count: 1 },
  { Code: 'new-product', Name: pick(locale, '新品發表', 'New products'), Count: 1 },
];

function cards(locale: Locale): [ExhibitorNewsCard, ExhibitorNewsCard] {
  const [people, products] = categories(locale);
  const card = (Id: string, Title: string, at: string, Category = people) => ({
    Id,
    Title,
    Summary: pick(locale, '茶葉在蒸餾前一天才採。', 'The tea is picked the day before.'),
    Category: { Code: Category?.Code ?? '', Name: Category?.Name ?? '' },
    PublishedAt: `${at}+08:00`,
    Picture: { Src: `/media/press-${Id}.svg`, Width: 800, Height: 450, Tone: 'spirits' } as const,
    Exhibitor: exhibitor(locale),
  });
  const fog = pick(locale, '霧有一位專職紀錄員', 'Somebody keeps a record of the fog');
  const gin = pick(locale, '高山茶琴酒首批裝瓶', 'A first bottling of gin with mountain tea');
  return [
    card('823', fog, '2026-01-21T13:00:00'),
    card('822', gin, '2026-01-09T14:00:00', products),
  ];
}

export function exhibitorNewsListFixture(locale: Locale, category?: string): ExhibitorNewsList {
  const Items = cards(locale).filter(
    ({ Category }) => category === undefined || Category.Code === category,
  );
  const Total = Items.length;
  return { Total, Page: 1, PageSize: 12, PageCount: 1, Items, Categories: categories(locale) };
}

/** The first sample item with all its details. */
export function exhibitorNewsItemFixture(locale: Locale): ExhibitorNewsDetail {
  const [first, second] = cards(locale);
  return {
    ...first,
    Body: [pick(locale, '酒廠在海拔一千四百公尺。', 'The distillery stands at 1,400 metres.')],
    Link: {
      Label: pick(locale, '雲釜蒸餾所網站上的全文', 'The full story at Alishan Cloudstill'),
      Url: 'https://alishan-cloudstill.example/press',
    },
    Exhibitor: { ...sampleWinery(locale), ...exhibitor(locale) },
    Previous: { Id: second.Id, Title: second.Title },
    More: [second],
  };
}
