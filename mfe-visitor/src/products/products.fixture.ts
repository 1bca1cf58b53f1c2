import type { ProductCard } from '@dswine/shared/contract/exhibitors';
import type { ProductDetail, ProductList } from '@dswine/shared/contract/products';
import type { Locale } from '@dswine/shared/section/section';
import {
  pick,
  sampleExhibitorList,
  sampleWine,
  sampleWinery,
} from '../exhibitors/exhibitors.fixture.ts';

const junmai = (locale: Locale): ProductCard => {
  const { Vintage: _vintage, ...wine } = sampleWine(locale);
  return {
    ...wine,
    Id: '20002',
    Name: pick(locale, '雪待純米酒 越淡麗', 'Yukimachi Junmai Koshi Tanrei'),
    OtherName: pick(locale, 'Yukimachi Junmai Koshi Tanrei', '雪待純米酒 越淡麗'),
    NativeName: { Text: '雪待ち 純米酒 越淡麗', Lang: 'ja' },
    Brand: '雪待ち',
    Category: { Code: 'junmai', Name: pick(locale, '純米酒', 'Junmai') },
    Country: { Code: 'JP', Name: pick(locale, '日本', 'Japan') },
    Area: 'sake',
    ExhibitorId: '1002',
    ExhibitorName: pick(locale, '雪待酒造', 'Yukimachi Shuzo'),
    Booths: ['C0305'],
    Rating: 4.1,
    SearchPriority: false,
  };
};

/** The first page of a list in the format of the organiser's API. */
export function sampleProductList(locale: Locale): ProductList {
  const { BoothOptions: _options, ...Facets } = sampleExhibitorList(locale).Facets;
  return {
    Total: 26,
    Page: 1,
    PageSize: 24,
    PageCount: 2,
    Items: [sampleWine(locale), junmai(locale)],
    Facets,
    Wider: [],
    More: [],
  };
}

export function sampleEmptyProducts(locale: Locale): ProductList {
  return { ...sampleProductList(locale), Total: 0, PageCount: 1, Items: [] };
}

export function sampleProductDetail(locale: Locale): ProductDetail {
  return {
    ...sampleWine(locale),
    Description: pick(locale, '在大橡木桶中熟成一年。', 'It spent a year in large oak.'),
    Tags: [{ Code: 'old-vines', Name: pick(locale, '老藤', 'Old vines') }],
    Exhibitor: { ...sampleWinery(locale), Website: 'https://herons.example/' },
    Related: [junmai(locale)],
    HighestRated: [junmai(locale)],
  };
}
