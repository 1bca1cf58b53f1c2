import type { Standalone } from '@dswine/shared/standalone/samples';
import { samplePastVideos } from '../src/history-videos/history-videos.fixture.ts';
import { sampleArchive } from '../src/archive/archive.fixture.ts';
import { sampleHotels } from '../src/hotels/hotels.fixture.ts';
import { sampleNewsCards, sampleNewsDetail, sampleNewsList } from '../src/news/news.fixture.ts';
import { sampleOpenData } from '../src/open-data/open-data.fixture.ts';
import { sampleFound } from '../src/own-submissions/own-submissions.fixture.ts';
import { samplePartners } from '../src/partners/partners.fixture.ts';
import { sampleAlbum, sampleAlbums } from '../src/photos/photos.fixture.ts';
import { samplePress } from '../src/press/press.fixture.ts';
import { sampleReport } from '../src/report/report.fixture.ts';
import { sampleVenue } from '../src/venue/venue.fixture.ts';
import { sampleVisa } from '../src/visa/visa.fixture.ts';

export const samples: Standalone['samples'] = {
  news: {
    full({ locale, params: { category }, query }) {
      const list = sampleNewsList(locale, {
        page: Number(query['page']?.[0] ?? 1),
        ...(category === undefined ? {} : { category }),
      });
      const exists =
        category === undefined || list.Categories.some(({ Code }) => Code === category);
      return exists && list.Page <= list.PageCount ? list : undefined;
    },
    empty({ locale }) {
      const list = sampleNewsList(locale);
      return {
        ...list,
        Total: 0,
        PageCount: 1,
        Items: [],
        Categories: list.Categories.map((category) => ({ ...category, Count: 0 })),
      };
    },
  },
  videos: {
    full: ({ locale }) => samplePastVideos(locale),
    empty: ({ locale }) => ({ ...samplePastVideos(locale), Total: 0, Items: [] }),
  },
  item: {
    full: ({ locale, params: { id } }) =>
      sampleNewsCards(locale).some(({ Id }) => Id === id)
        ? sampleNewsDetail(locale, id)
        : undefined,
  },
  own: { full: ({ locale }) => sampleFound(locale), empty: () => ({ Found: 'none' }) },
  venue: { full: ({ locale }) => sampleVenue(locale) },
  hotels: {
    full: ({ locale, query }) => sampleHotels(locale, query['stars']),
    empty: ({ locale }) => ({ ...sampleHotels(locale), Items: [] }),
  },
  partners: { full: ({ locale }) => samplePartners(locale), empty: () => ({ Items: [] }) },
  visa: { full: ({ locale }) => sampleVisa(locale) },
  press: {
    full: ({ locale }) => samplePress(locale),
    empty: ({ locale }) => ({ ...samplePress(locale), Releases: [], Media: [] }),
  },
  openData: { full: sampleOpenData, empty: () => ({ ...sampleOpenData(), Sets: [] }) },
  archive: { full: ({ locale }) => sampleArchive(locale), empty: () => ({ Items: [] }) },
  subscription: {
    full: () => ({ State: 'unconfirmed', Audience: 'visitor', Year: '2027' }),
    empty: () => ({ State: 'none' }),
  },
  report: { full: ({ locale }) => sampleReport(locale) },
  albums: {
    full: ({ locale, params: { group } }) => sampleAlbums(locale, group),
    empty: () => ({ Groups: [], Items: [] }),
  },
  album: { full: ({ locale, params: { id } }) => sampleAlbum(locale, id) },
};

export const addresses = { 'news-item': '/News/Detail/512', album: '/HistoryPhoto/Detail/1' };
