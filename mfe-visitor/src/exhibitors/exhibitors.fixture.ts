import type {
  ExhibitorCard,
  ExhibitorDetail,
  ExhibitorList,
  ProductCard,
} from '@dswine/shared/contract/exhibitors';
import type { Picture } from '@dswine/shared/contract/wire';
import type { Locale } from '@dswine/shared/section/section';

export const pick = (locale: Locale, tw: string, en: string) => (locale === 'tw' ? tw : en);
const names = (locale: Locale, tw: string, en: string) => ({
  Name: pick(locale, tw, en),
  OtherName: pick(locale, en, tw),
});
const picture = (Tone: Picture['Tone']): Picture => ({
  Src: `/pictures/sample-${Tone}.svg`,
  Width: 640,
  Height: 480,
  Tone,
});

export const sampleWinery = (locale: Locale): ExhibitorCard => ({
  Id: '1001',
  ...names(locale, '白鷺岸酒莊', 'Domaine de la Rive aux Hérons'),
  Country: { Code: 'FR', Name: pick(locale, '法國', 'France') },
  Area: 'wine',
  Booths: ['A0123', 'A0124'],
  Brands: ['Rive aux Hérons', 'Clos du Passeur'],
  Intro: pick(locale, '羅亞爾河畔的家族酒莊。', 'A family estate on the Loire.'),
  Picture: picture('wine'),
  SearchPriority: true,
});

const brewery = (locale: Locale): ExhibitorCard => ({
  ...sampleWinery(locale),
  Id: '1002',
  ...names(locale, '雪待酒造', 'Yukimachi Shuzo'),
  NativeName: { Text: '雪待ち酒造株式会社', Lang: 'ja' },
  Country: { Code: 'JP', Name: pick(locale, '日本', 'Japan') },
  Area: 'sake',
  Booths: ['C0305'],
  Brands: ['雪待ち'],
  Intro: pick(locale, '新潟山間的酒藏。', 'A brewery in the Niigata hills.'),
  Picture: picture('sake'),
  SearchPriority: false,
});

const brewpub = (locale: Locale): ExhibitorCard => ({
  ...sampleWinery(locale),
  Id: '1003',
  ...names(locale, '三腳渡精釀', 'Sanjiaodu Craft Beer'),
  Country: { Code: 'TW', Name: pick(locale, '臺灣', 'Taiwan') },
  Area: 'beer',
  Booths: ['D0411'],
  Brands: ['Low Tide'],
  Picture: picture('beer'),
  SearchPriority: false,
});

export const sampleWine = (locale: Locale): ProductCard => ({
  Id: '20001',
  ...names(locale, '渡船人白詩楠 2022', 'Clos du Passeur Chenin Blanc 2022'),
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
  ExhibitorName: sampleWinery(locale).Name,
  Rating: 4.6,
  RatedBy: 12,
  Picture: picture('wine'),
});

export const sampleExhibitorCards = (locale: Locale): ExhibitorCard[] => [
  sampleWinery(locale),
  brewery(locale),
  brewpub(locale),
];

/** The second page of a list in the format of the organiser's API. */
export function sampleExhibitorList(locale: Locale): ExhibitorList {
  const choices = (text: string) =>
    text.split(', ').map((one) => {
      const [Code = '', tw = '', en = '', count = ''] = one.split('/');
      return { Code, Name: pick(locale, tw, en), Count: Number(count) };
    });
  return {
    Total: 51,
    Page: 2,
    PageSize: 24,
    PageCount: 3,
    Items: sampleExhibitorCards(locale),
    Facets: {
      Countries: choices('TW/臺灣/Taiwan/62, FR/法國/France/41, JP/日本/Japan/38'),
      Areas: choices('wine/葡萄酒區/Wine/120, spirits/烈酒區/Spirits/80, sake/清酒區/Sake/60'),
      Categories: choices('junmai/純米酒/Junmai/31'),
      Tags: choices('organic/有機認證/Certified organic/12'),
      BoothOptions: choices('corner/角落攤位/Corner stand/9'),
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
      pick(locale, '酒米全部來自步行可達的水田。', 'All of its rice comes from nearby paddies.'),
    ],
    Website: 'https://yukimachi.example/',
    Areas: [{ Code: 'sake', Name: pick(locale, '清酒區', 'Sake') }],
    Categories: [{ Code: 'junmai', Name: pick(locale, '純米酒', 'Junmai') }],
    Tags: [{ Code: 'small-batch', Name: pick(locale, '小量生產', 'Small batch') }],
    Products: [sampleWine(locale)],
    HighestRated: [sampleWine(locale)],
    RelatedProducts: [],
    Related: [sampleWinery(locale), brewpub(locale)],
  };
}
