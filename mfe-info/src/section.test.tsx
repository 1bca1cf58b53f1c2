/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import { samplePastVideos } from './history-videos/history-videos.sample.ts';
import { sampleNewsCards, sampleNewsDetail, sampleNewsList } from './news/news.sample.ts';
import { section } from './section.tsx';

checkSection(section, {
  news: { params: { category: 'show' }, data: { news: sampleNewsList('tw', { category: 'show' }) } },
  'news-all': { data: { news: sampleNewsList('tw') } },
  'news-item': { params: { id: '512' }, data: { item: sampleNewsDetail('tw') } },
  contact: {},
  'contact-completed': { query: { ref: ['DSW-7K3M-Q9TX'] } },
  'history-video': { data: { videos: samplePastVideos('tw') } },
  'latest-news': { data: { news: { ...sampleNewsList('tw'), Items: sampleNewsCards('tw').slice(0, 4) } } },
});
