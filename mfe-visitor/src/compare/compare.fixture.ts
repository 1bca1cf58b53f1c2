import type { Compared } from '@dswine/shared/contract/my-list';
import type { Locale } from '@dswine/shared/section/section';
import { sampleExhibitor, sampleExhibitorCards } from '../exhibitors/exhibitors.fixture.ts';
import { sampleProductDetail } from '../products/products.fixture.ts';

export function sampleCompared(locale: Locale): Compared {
  const { Areas, Categories } = sampleExhibitor(locale);
  return {
    Exhibitors: sampleExhibitorCards(locale)
      .slice(0, 2)
      .map((card) => ({ ...card, Areas, Categories, Tags: [], ProductCount: 6 })),
    Products: [sampleProductDetail(locale)],
  };
}
