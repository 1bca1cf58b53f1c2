import type { Standalone } from '@dswine/shared/standalone/samples';
import { samplePastVideos } from '../src/history-videos/history-videos.sample.ts';
import { sampleNewsCards, sampleNewsDetail, sampleNewsList } from '../src/news/news.sample.ts';

export const samples: Standalone['samples'] = {
  news: {
    full({ locale, params: { category }, query }) {
      const list = sampleNewsList(locale, {
        page: Number(query['page']?.[0] ?? 1),
        ...(category === undefined ? {} : { category }),
      });
      const known = category === undefined || list.Categories.some(({ Code }) => Code === category);
      return known && list.Page <= list.PageCount ? list : undefined;
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
      sampleNewsCards(locale).some(({ Id }) => Id === id) ? sampleNewsDetail(locale, id) : undefined,
  },
};

export const addresses = { 'news-item': '/News/Detail/512' };
