import type { ProductCard } from '@dswine/shared/contract/exhibitors';
import type { ProductDetail, ProductList } from '@dswine/shared/contract/products';
import type { Locale } from '@dswine/shared/section/section';

const pick = (locale: Locale, tw: string, en: string) => (locale === 'tw' ? tw : en);

const chenin = (locale: Locale): ProductCard => ({
  Id: '20001',
  Name: pick(locale, '渡船人白詩楠 2022', 'Clos du Passeur Chenin Blanc 2022'),
  OtherName: pick(locale, 'Clos du Passeur Chenin Blanc 2022', '渡船人白詩楠 2022'),
  Brand: 'Clos du Passeur',
  Model: 'WCP-204',
  Category: { Code: 'white-wine', Name: pick(locale, '白葡萄酒', 'White wine') },
  Country: { Code: 'FR', Name: pick(locale, '法國', 'France') },
  Area: 'wine',
  ExhibitorId: '1001',
  ExhibitorName: pick(locale, '白鷺岸酒莊', 'Domaine de la Rive aux Hérons'),
  Booths: ['A0123', 'A0124'],
  Rating: 4.6,
  RatedBy: 12,
  Picture: { Src: '/pictures/sample-wine.svg', Width: 600, Height: 750, Tone: 'wine' },
  Abv: 13.5,
  Volume: 750,
  Vintage: 2022,
  SearchPriority: true,
});

const junmai = (locale: Locale): ProductCard => ({
  Id: '20002',
  Name: pick(locale, '雪待純米酒 越淡麗', 'Yukimachi Junmai Koshi Tanrei'),
  OtherName: pick(locale, 'Yukimachi Junmai Koshi Tanrei', '雪待純米酒 越淡麗'),
  NativeName: { Text: '雪待ち 純米酒 越淡麗', Lang: 'ja' },
  Brand: '雪待ち',
  Model: 'KYM-31',
  Category: { Code: 'junmai', Name: pick(locale, '純米酒', 'Junmai') },
  Country: { Code: 'JP', Name: pick(locale, '日本', 'Japan') },
  Area: 'sake',
  ExhibitorId: '1002',
  ExhibitorName: pick(locale, '雪待酒造', 'Yukimachi Shuzo'),
  Booths: ['C0305'],
  Rating: 4.1,
  RatedBy: 12,
  Picture: { Src: '/pictures/sample-sake.svg', Width: 600, Height: 750, Tone: 'sake' },
  Abv: 15.5,
  Volume: 720,
  SearchPriority: false,
});

/** The first page of a list in the format of the organiser's API. */
export function sampleProductList(locale: Locale): ProductList {
  const area = { wine: '葡萄酒區', spirits: '烈酒區', sake: '清酒區', beer: '啤酒區' };
  return {
    Total: 26,
    Page: 1,
    PageSize: 24,
    PageCount: 2,
    Items: [chenin(locale), junmai(locale)],
    Facets: {
      Areas: Object.entries(area).map(([Code, Name]) => ({
        Code,
        Name: pick(locale, Name, Code),
        Count: Code === 'wine' ? 20 : 6,
      })),
      Categories: [{ Code: 'junmai', Name: pick(locale, '純米酒', 'Junmai'), Count: 6 }],
      Countries: [{ Code: 'FR', Name: pick(locale, '法國', 'France'), Count: 20 }],
      Tags: [{ Code: 'organic', Name: pick(locale, '有機認證', 'Certified organic'), Count: 3 }],
    },
    Wider: [],
    More: [],
  };
}

export function sampleEmptyProducts(locale: Locale): ProductList {
  return { ...sampleProductList(locale), Total: 0, PageCount: 1, Items: [] };
}

export function sampleProductDetail(locale: Locale): ProductDetail {
  const { Name, OtherName } = chenin(locale);
  return {
    ...chenin(locale),
    Description: pick(
      locale,
      `${Name}以老藤白詩楠釀造，在大橡木桶中熟成一年。`,
      `${OtherName} spent a year in large oak; its vines are old Chenin Blanc.`,
    ),
    Tags: [{ Code: 'old-vines', Name: pick(locale, '老藤', 'Old vines') }],
    Exhibitor: {
      Id: '1001',
      Name: pick(locale, '白鷺岸酒莊', 'Domaine de la Rive aux Hérons'),
      OtherName: pick(locale, 'Domaine de la Rive aux Hérons', '白鷺岸酒莊'),
      Country: { Code: 'FR', Name: pick(locale, '法國', 'France') },
      Area: 'wine',
      Booths: ['A0123', 'A0124'],
      Brands: ['Clos du Passeur'],
      Intro: pick(locale, '羅亞爾河畔的家族酒莊。', 'A family estate on the Loire.'),
      Picture: { Src: '/pictures/sample-winery.svg', Width: 600, Height: 400, Tone: 'wine' },
      SearchPriority: true,
      Website: 'https://herons.example/',
    },
    Related: [junmai(locale)],
    HighestRated: [junmai(locale)],
  };
}
