import type {
  ExhibitorCard,
  ExhibitorDetail,
  ExhibitorList,
  ProductCard,
} from '@dswine/shared/contract/exhibitors';
import type { Picture } from '@dswine/shared/contract/wire';
import type { Locale } from '@dswine/shared/section/section';

const picture = (tone: Picture['Tone']): Picture => ({
  Src: `/pictures/sample-${tone}.svg`,
  Width: 640,
  Height: 480,
  Tone: tone,
});
const pick = (locale: Locale, tw: string, en: string) => (locale === 'tw' ? tw : en);

const winery = (locale: Locale): ExhibitorCard => ({
  Id: '1001',
  Name: pick(locale, '白鷺岸酒莊', 'Domaine de la Rive aux Hérons'),
  OtherName: pick(locale, 'Domaine de la Rive aux Hérons', '白鷺岸酒莊'),
  Country: { Code: 'FR', Name: pick(locale, '法國', 'France') },
  Area: 'wine',
  Booths: ['A0123', 'A0124'],
  Brands: ['Rive aux Hérons', 'Clos du Passeur'],
  Intro: pick(
    locale,
    '羅亞爾河畔的家族酒莊，以白詩楠釀造乾型與甜型白酒。',
    'A family estate on the Loire that makes dry and sweet whites from Chenin Blanc.',
  ),
  Picture: picture('wine'),
  SearchPriority: true,
});

const brewery = (locale: Locale): ExhibitorCard => ({
  Id: '1002',
  Name: pick(locale, '雪待酒造', 'Yukimachi Shuzo'),
  OtherName: pick(locale, 'Yukimachi Shuzo', '雪待酒造'),
  NativeName: { Text: '雪待ち酒造株式会社', Lang: 'ja' },
  Country: { Code: 'JP', Name: pick(locale, '日本', 'Japan') },
  Area: 'sake',
  Booths: ['C0305'],
  Brands: ['雪待ち'],
  Intro: pick(
    locale,
    '新潟山間的酒藏，只用冬天的水釀酒。',
    'A brewery in the Niigata hills that brews with winter water only.',
  ),
  Picture: picture('sake'),
  SearchPriority: false,
});

const brewpub = (locale: Locale): ExhibitorCard => ({
  Id: '1003',
  Name: pick(locale, '三腳渡精釀', 'Sanjiaodu Craft Beer'),
  OtherName: pick(locale, 'Sanjiaodu Craft Beer', '三腳渡精釀'),
  Country: { Code: 'TW', Name: pick(locale, '臺灣', 'Taiwan') },
  Area: 'beer',
  Booths: ['D0411'],
  Brands: ['Ferry No. 3', '渡口', 'Low Tide'],
  Intro: pick(
    locale,
    '以臺灣小麥與在地果物釀造的河岸酒廠。',
    'A riverside brewery working with Taiwanese wheat and local fruit.',
  ),
  Picture: picture('beer'),
  SearchPriority: false,
});

const product = (locale: Locale): ProductCard => ({
  Id: '20001',
  Name: pick(locale, '渡船人白詩楠 2022', 'Clos du Passeur Chenin Blanc 2022'),
  OtherName: pick(locale, 'Clos du Passeur Chenin Blanc 2022', '渡船人白詩楠 2022'),
  Model: 'WCP-204',
  Booths: ['A0123', 'A0124'],
  Abv: 13.5,
  Volume: 750,
  Vintage: 2022,
  SearchPriority: true,
  Brand: 'Clos du Passeur',
  Category: { Code: 'white-wine', Name: pick(locale, '白酒', 'White wine') },
  Country: { Code: 'FR', Name: pick(locale, '法國', 'France') },
  Area: 'wine',
  ExhibitorId: '1001',
  ExhibitorName: winery(locale).Name,
  Rating: 4.6,
  RatedBy: 12,
  Picture: picture('wine'),
});

export const sampleExhibitorCards = (locale: Locale): ExhibitorCard[] => [
  winery(locale),
  brewery(locale),
  brewpub(locale),
];

/** The second page of a list in the format of the organiser's API. */
export function sampleExhibitorList(locale: Locale): ExhibitorList {
  return {
    Total: 51,
    Page: 2,
    PageSize: 24,
    PageCount: 3,
    Items: sampleExhibitorCards(locale),
    Facets: {
      Countries: [
        { Code: 'TW', Name: pick(locale, '臺灣', 'Taiwan'), Count: 62 },
        { Code: 'FR', Name: pick(locale, '法國', 'France'), Count: 41 },
        { Code: 'JP', Name: pick(locale, '日本', 'Japan'), Count: 38 },
      ],
      Areas: [
        { Code: 'wine', Name: pick(locale, '葡萄酒區', 'Wine'), Count: 120 },
        { Code: 'spirits', Name: pick(locale, '烈酒區', 'Spirits'), Count: 80 },
        { Code: 'sake', Name: pick(locale, '清酒區', 'Sake'), Count: 60 },
        { Code: 'beer', Name: pick(locale, '啤酒區', 'Beer'), Count: 60 },
      ],
      Categories: [{ Code: 'junmai', Name: pick(locale, '純米酒', 'Junmai'), Count: 31 }],
      Tags: [{ Code: 'organic', Name: pick(locale, '有機認證', 'Certified organic'), Count: 12 }],
      BoothOptions: [{ Code: 'corner', Name: pick(locale, '角落攤位', 'Corner stand'), Count: 9 }],
    },
    Wider: [],
    More: [],
  };
}

export function sampleEmptyList(locale: Locale): ExhibitorList {
  return { ...sampleExhibitorList(locale), Total: 0, Page: 1, PageCount: 1, Items: [] };
}

export function sampleExhibitor(locale: Locale): ExhibitorDetail {
  return {
    ...brewery(locale),
    Description: [
      pick(
        locale,
        '1887年創業，第六代藏元仍住在酒藏裡。',
        'Founded in 1887; the sixth generation still lives at the brewery.',
      ),
      pick(
        locale,
        '酒米全部來自步行可達的水田。',
        'All of its rice comes from paddies within walking distance.',
      ),
    ],
    Website: 'https://yukimachi.example/',
    Areas: [{ Code: 'sake', Name: pick(locale, '清酒區', 'Sake') }],
    Categories: [{ Code: 'junmai', Name: pick(locale, '純米酒', 'Junmai') }],
    Tags: [{ Code: 'small-batch', Name: pick(locale, '小量生產', 'Small batch') }],
    Products: [product(locale)],
    HighestRated: [product(locale)],
    RelatedProducts: [],
    Related: [winery(locale), brewpub(locale)],
  };
}
