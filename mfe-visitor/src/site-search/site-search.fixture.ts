import type { SiteSearch } from '@dswine/shared/contract/search';
import type { Locale } from '@dswine/shared/section/section';

const names = {
  tw: { booth: '攤位 B0146', gin: '參展商：琴酒', maker: '燭羽琴酒', product: '燭羽倫敦琴酒' },
  en: {
    booth: 'Booth B0146',
    gin: 'Exhibitors: Gin',
    maker: 'Tallow & Quill Gin',
    product: 'Tallow & Quill London Dry Gin',
  },
};

/** A booth, a list of a category, 27 exhibitors and 7 events. */
export function sampleFound(locale: Locale): SiteSearch {
  const { booth, gin, maker, product } = names[locale];
  return {
    Total: 36,
    Groups: [
      {
        Kind: 'place',
        Total: 1,
        Items: [
          {
            Kind: 'place',
            Id: 'B0146',
            Name: booth,
            Note: maker,
            Path: '/VisitorFloorplan?booth=B0146',
            Area: 'spirits',
          },
        ],
      },
      {
        Kind: 'page',
        Total: 1,
        Items: [{ Kind: 'page', Id: 'gin', Name: gin, Note: '27', Path: '/VisitorExhibitor/gin' }],
      },
      {
        Kind: 'exhibitor',
        Total: 27,
        Booths: ['B0146', 'B0147'],
        Items: [
          {
            Kind: 'exhibitor',
            Id: '1063',
            Name: maker,
            Note: 'B0144, B0146',
            Text: product,
            Path: '/VisitorExhibitor/Detail/1063',
            Area: 'spirits',
          },
        ],
      },
      {
        Kind: 'event',
        Total: 7,
        Items: [
          {
            Kind: 'event',
            Id: '726',
            Name: '琴酒與島嶼植物',
            Note: '13:30',
            Path: '/EventsCalender/Detail/726',
            ...(locale === 'en' && { Untranslated: ['Name'] }),
          },
        ],
      },
    ],
    Alike: [],
  };
}

export const nothingFound: SiteSearch = { Total: 0, Groups: [], Alike: ['Whisky'] };
