/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import { sampleExhibitor, sampleExhibitorList } from './exhibitors/exhibitors.fixture.ts';
import { sampleAdmission } from './admission/admission.fixture.ts';
import { sampleAbout } from '@dswine/shared/testing/about.fixture';
import { sampleShuttle } from './shuttle/shuttle.fixture.ts';
import { samplePlan } from './floor-plan/floor-plan.fixture.ts';
import { sampleFound } from './site-search/site-search.fixture.ts';
import { sampleCompared } from './compare/compare.fixture.ts';
import {
  exhibitorNewsItemFixture,
  exhibitorNewsListFixture,
} from './exhibitor-news/exhibitor-news.fixture.ts';
import { sampleVideo, sampleVideoList } from './videos/videos.fixture.ts';
import { sampleProductDetail, sampleProductList } from './products/products.fixture.ts';
import { section } from './section.tsx';

checkSection(section, {
  exhibitors: {
    params: { category: 'junmai' },
    query: { country: ['FR', 'JP'] },
    data: { exhibitors: sampleExhibitorList('tw') },
  },
  'exhibitors-without-id': { data: { exhibitors: sampleExhibitorList('tw') } },
  exhibitor: { params: { id: '1002' }, data: { exhibitor: sampleExhibitor('tw') } },
  'exhibitor-inquiry': { params: { id: '1002' }, data: { exhibitor: sampleExhibitor('tw') } },
  'about-exhibition': { data: { about: sampleAbout('tw') } },
  admission: { data: { admission: sampleAdmission('tw') } },
  shuttle: { data: { shuttle: sampleShuttle('tw') } },
  'pre-registration': {},
  'floor-plan': { query: { booth: ['a-123'], to: ['A0123'] }, data: { plan: samplePlan('tw') } },
  'site-search': { query: { q: ['gin'] }, data: { found: sampleFound('tw') } },
  'my-list': {},
  'my-visit': {},
  compare: {
    query: { exhibitor: ['1002'], product: ['20001'] },
    data: { compared: sampleCompared('tw') },
  },
  'exhibitor-news': {
    params: { category: 'people' },
    data: { news: exhibitorNewsListFixture('tw', 'people') },
  },
  'exhibitor-news-without-id': { data: { news: exhibitorNewsListFixture('tw') } },
  'exhibitor-news-item': { params: { id: '823' }, data: { item: exhibitorNewsItemFixture('tw') } },
  videos: {
    query: { v: ['208'] },
    data: { video: sampleVideo('tw'), videos: sampleVideoList('tw') },
  },
  products: {
    query: { category: ['junmai', 'gin'], sort: ['name'] },
    data: { products: sampleProductList('tw') },
  },
  'products-without-id': { data: { products: sampleProductList('tw') } },
  product: { params: { id: '20001' }, data: { product: sampleProductDetail('tw') } },
  'featured-products': { data: { products: sampleProductList('tw') } },
  'product-inquiry': { params: { id: '20001' }, data: { product: sampleProductDetail('tw') } },
  'featured-exhibitors': { data: { exhibitors: sampleExhibitorList('tw') } },
});
