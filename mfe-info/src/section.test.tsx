/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import { samplePastVideos } from './history-videos/history-videos.fixture.ts';
import { sampleNewsCards, sampleNewsDetail, sampleNewsList } from './news/news.fixture.ts';
import { sampleHotels } from './hotels/hotels.fixture.ts';
import { sampleFound } from './own-submissions/own-submissions.fixture.ts';
import { samplePartners } from './partners/partners.fixture.ts';
import { sampleAlbum, sampleAlbums } from './photos/photos.fixture.ts';
import { samplePress } from './press/press.fixture.ts';
import { sampleReport } from './report/report.fixture.ts';
import { section } from './section.tsx';
import { sampleVenue } from './venue/venue.fixture.ts';
import { sampleVisa } from './visa/visa.fixture.ts';

checkSection(section, {
  news: {
    params: { category: 'show' },
    data: { news: sampleNewsList('tw', { category: 'show' }) },
  },
  'news-all': { data: { news: sampleNewsList('tw') } },
  'news-item': { params: { id: '512' }, data: { item: sampleNewsDetail('tw') } },
  contact: {},
  'contact-completed': { query: { ref: ['DSW-7K3M-Q9TX'] } },
  submission: { data: { own: sampleFound('tw') } },
  'history-video': { data: { videos: samplePastVideos('tw') } },
  'latest-news': {
    data: { news: { ...sampleNewsList('tw'), Items: sampleNewsCards('tw').slice(0, 4) } },
  },
  venue: { data: { venue: sampleVenue('tw') } },
  hotels: { query: { stars: ['4'] }, data: { hotels: sampleHotels('tw', ['4']) } },
  partners: { data: { partners: samplePartners('tw') } },
  visa: { data: { visa: sampleVisa('tw') } },
  press: { data: { press: samplePress('tw') } },
  accreditation: { data: { press: samplePress('tw') } },
  'accreditation-completed': { query: { ref: ['DSW-7K3M-Q9TX'] } },
  report: { data: { report: sampleReport('tw') } },
  albums: { params: { group: '1' }, data: { albums: sampleAlbums('tw', '1') } },
  'albums-all': { data: { albums: sampleAlbums('tw') } },
  album: { params: { id: '1' }, data: { album: sampleAlbum('tw') } },
  'partners-row': { data: { partners: samplePartners('tw') } },
});
