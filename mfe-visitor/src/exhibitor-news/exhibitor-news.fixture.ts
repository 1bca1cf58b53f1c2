import type { ExhibitorCard } from '@dswine/shared/contract/exhibitors';
import type {
  ExhibitorNewsCard,
  ExhibitorNewsDetail,
  ExhibitorNewsList,
} from '@dswine/shared/contract/exhibitor-news';
import { inLocale } from '@dswine/shared/fair/bilingual';
import type { Locale } from '@dswine/shared/section/section';

const source = {
  id: '1030',
  name: { tw: '雲釜蒸餾所', en: 'Alishan Cloudstill' },
  other: { tw: 'Alishan Cloudstill', en: '雲釜蒸餾所' },
  intro: {
    tw: '全程在嘉義阿里山發酵、蒸餾與熟成的小批次酒廠。',
    en: 'A small-batch house that ferments, distils and ages in Alishan.',
  },
};
const categories = [
  { code: 'new-product', name: { tw: '新品發表', en: 'New products' } },
  { code: 'people', name: { tw: '人物與酒廠', en: 'People and places' } },
];
const items = [
  {
    id: '823',
    category: 'people',
    at: '2026-01-21T13:00:00+08:00',
    title: {
      tw: '雲釜蒸餾所的霧，有一位專職紀錄員',
      en: 'At Cloudstill somebody keeps a record of the fog',
    },
    summary: {
      tw: '阿里山的霧幾點來、幾點散，他寫了六年。',
      en: 'For six years he has written down when the fog comes and when it lifts.',
    },
  },
  {
    id: '822',
    category: 'new-product',
    at: '2026-01-09T14:00:00+08:00',
    title: { tw: '高山茶琴酒首批裝瓶', en: 'A first bottling of gin with mountain tea' },
    summary: {
      tw: '茶葉在蒸餾前一天才採。',
      en: 'The tea is picked the day before it is distilled.',
    },
  },
];

export function exhibitorNewsCardsFixture(locale: Locale): ExhibitorNewsCard[] {
  return items.map(({ id, category, at, title, summary }) => ({
    Id: id,
    Title: inLocale(title, locale),
    Summary: inLocale(summary, locale),
    Category: { Code: category, Name: nameOf(category, locale) },
    PublishedAt: at,
    Picture: { Src: `/media/press-${id}.svg`, Width: 800, Height: 450, Tone: 'spirits' },
    Exhibitor: {
      Id: source.id,
      Name: inLocale(source.name, locale),
      Area: 'spirits',
      Booths: ['B0312'],
    },
  }));
}

export function exhibitorNewsListFixture(locale: Locale, category?: string): ExhibitorNewsList {
  const Items = exhibitorNewsCardsFixture(locale).filter(
    (item) => category === undefined || item.Category.Code === category,
  );
  const Categories = categories.map(({ code, name }) => ({
    Code: code,
    Name: inLocale(name, locale),
    Count: 1,
  }));
  return { Total: Items.length, Page: 1, PageSize: 12, PageCount: 1, Items, Categories };
}

/** The first sample item with all its details. */
export function exhibitorNewsItemFixture(locale: Locale): ExhibitorNewsDetail {
  const [first, second] = exhibitorNewsCardsFixture(locale);
  if (!first || !second) throw new Error('The sample has two press items.');
  const Exhibitor: ExhibitorCard = {
    Id: source.id,
    Name: inLocale(source.name, locale),
    OtherName: inLocale(source.other, locale),
    Country: { Code: 'TW', Name: locale === 'tw' ? '臺灣' : 'Taiwan' },
    Area: 'spirits',
    Booths: ['B0312'],
    Brands: ['Cloudstill'],
    Intro: inLocale(source.intro, locale),
    Picture: { Src: '/media/exhibitor-1030.svg', Width: 600, Height: 400, Tone: 'spirits' },
    SearchPriority: false,
  };
  return {
    ...first,
    Body:
      locale === 'tw'
        ? ['酒廠在海拔一千四百公尺。', '今年每一批的名字就是當天的霧況。']
        : [
            'The distillery stands at 1,400 metres.',
            'Each batch is named after the fog of its day.',
          ],
    Link: {
      Label: locale === 'tw' ? '雲釜蒸餾所網站上的全文' : 'The full story at Alishan Cloudstill',
      Url: 'https://alishan-cloudstill.example/press',
    },
    Exhibitor,
    Previous: { Id: second.Id, Title: second.Title },
    More: [second],
  };
}

function nameOf(category: string, locale: Locale): string {
  const named = categories.find(({ code }) => code === category);
  if (!named) throw new Error(`There is no sample category "${category}".`);
  return inLocale(named.name, locale);
}
