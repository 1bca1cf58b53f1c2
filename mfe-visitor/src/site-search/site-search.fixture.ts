import type { SiteSearch } from '@dswine/shared/contract/search';
import type { Locale } from '@dswine/shared/section/section';

type Group = SiteSearch['Groups'][number];

/** A booth, a list of a category, 27 exhibitors and 7 events. */
export function sampleFound(locale: Locale): SiteSearch {
  const text = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const group = (Total: number, item: Group['Items'][number]): Group => ({
    Kind: item.Kind,
    Total,
    Items: [item],
  });
  const Name = text('燭羽琴酒', 'Tallow & Quill Gin');
  const booth = text('攤位 B0146', 'Booth B0146');
  const Path = '/VisitorFloorplan?booth=B0146';
  const category = text('參展商：琴酒', 'Exhibitors: Gin');
  return {
    Total: 36,
    Groups: [
      group(1, { Kind: 'place', Id: 'B0146', Name: booth, Note: Name, Path, Area: 'spirits' }),
      group(1, {
        ...{ Kind: 'page', Id: 'gin', Name: category, Note: '27' },
        Path: '/VisitorExhibitor/gin',
      }),
      {
        ...group(27, {
          ...{ Kind: 'exhibitor', Id: '1063', Name, Note: 'B0144, B0146', Area: 'spirits' },
          Path: '/VisitorExhibitor/Detail/1063',
        }),
        Booths: ['B0146', 'B0147'],
      },
      group(7, {
        ...{ Kind: 'event', Id: '726', Name: '琴酒與島嶼植物', Note: '13:30' },
        Path: '/EventsCalender/Detail/726',
        ...(locale === 'en' && { Untranslated: ['Name'] }),
      }),
    ],
    Alike: [],
  };
}

export const nothingFound: SiteSearch = { Total: 0, Groups: [], Alike: ['Whisky'] };
