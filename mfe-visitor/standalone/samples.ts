import type { ExhibitorDetail, ExhibitorList } from '@dswine/shared/contract/exhibitors';
import type { VideoDetail } from '@dswine/shared/contract/videos';
import type { Locale } from '@dswine/shared/section/section';
import type { SampleRequest, Standalone } from '@dswine/shared/standalone/samples';
import { sampleAbout } from '@dswine/shared/testing/about.fixture';
import { sampleShuttle } from '@dswine/shared/testing/shuttle.fixture';
import { sampleFound } from '../src/site-search/site-search.fixture.ts';
import { sampleCompared } from '../src/compare/compare.fixture.ts';
import {
  exhibitorNewsItemFixture,
  exhibitorNewsListFixture,
} from '../src/exhibitor-news/exhibitor-news.fixture.ts';
import { sampleVideo, sampleVideoList } from '../src/videos/videos.fixture.ts';
import { sampleAdmission } from '../src/admission/admission.fixture.ts';
import { samplePlan, unpublishedPlan } from '../src/floor-plan/floor-plan.fixture.ts';
import {
  sampleEmptyProducts,
  sampleProductDetail,
  sampleProductList,
} from '../src/products/products.fixture.ts';
import { sampleRegistration } from '../src/registration/registration.fixture.ts';
import { sampleAppointment, sampleSlots } from '../src/appointments/appointments.fixture.ts';
import {
  sampleEmptyList,
  sampleExhibitor,
  sampleExhibitorCards,
  sampleExhibitorList,
} from '../src/exhibitors/exhibitors.fixture.ts';

export const samples: Standalone['samples'] = {
  about: {
    full: ({ locale }) => sampleAbout(locale),
    empty: ({ locale }) => ({ ...sampleAbout(locale), Areas: [], Paragraphs: [] }),
  },
  found: {
    full: ({ locale }) => sampleFound(locale),
    empty: () => ({ Total: 0, Groups: [] }),
  },
  exhibitors: { full: found, empty: ({ locale }) => sampleEmptyList(locale) },
  admission: { full: ({ locale }) => sampleAdmission(locale), empty: () => ({ Rules: [] }) },
  shuttle: { full: ({ locale }) => sampleShuttle(locale), empty: () => ({ Lines: [] }) },
  plan: {
    full: ({ locale }) => samplePlan(locale),
    empty: ({ locale }) => unpublishedPlan(locale),
  },
  news: {
    full: ({ locale, params }) => exhibitorNewsListFixture(locale, params['category']),
    empty: ({ locale }) => ({
      ...exhibitorNewsListFixture(locale),
      Total: 0,
      Items: [],
      Categories: [],
    }),
  },
  item: {
    full: ({ locale, params }) =>
      params['id'] === '823' ? exhibitorNewsItemFixture(locale) : undefined,
  },
  // A list that somebody has shared names its records in the query.
  shared: { full: () => undefined },
  compared: {
    full: ({ locale }) => sampleCompared(locale),
    empty: () => ({ Exhibitors: [], Products: [] }),
  },
  video: { full: ({ locale, query }) => film(locale, query['v']?.[0]) },
  videos: {
    full: ({ locale }) => sampleVideoList(locale),
    empty: ({ locale }) => ({ ...sampleVideoList(locale), Total: 0, Items: [], Categories: [] }),
  },
  products: {
    full: ({ locale }) => sampleProductList(locale),
    empty: ({ locale }) => sampleEmptyProducts(locale),
  },
  product: {
    full: ({ locale, params }) =>
      params['id'] === '20001' ? sampleProductDetail(locale) : undefined,
  },
  exhibitor: { full: ({ locale, params }) => detail(locale, params['id']) },
  preview: {
    full: ({ locale }) => {
      const Exhibitor = detail(locale, '1002');
      return Exhibitor && { Preview: { Exhibitor, Seen: 'a', State: 'draft', Approve: false } };
    },
    empty: () => ({}),
  },
  slots: {
    full: ({ locale }) => sampleSlots(locale),
    empty: () => ({ Slots: [], Products: [] }),
  },
  badge: { full: ({ locale }) => sampleRegistration(locale), empty: () => ({}) },
  own: { full: ({ locale }) => sampleAppointment(locale), empty: () => ({ Found: 'none' }) },
};

export const addresses = {
  exhibitor: '/VisitorExhibitor/Detail/1002',
  product: '/VisitorProduct/Detail/20001',
  'exhibitor-inquiry': '/VisitorExhibitor/Inquiry/1002',
  'product-inquiry': '/VisitorProduct/Inquiry/20001',
  'exhibitor-news-item': '/VisitorExNews/Detail/823',
};

function film(locale: Locale, id = '208'): VideoDetail | undefined {
  return sampleVideoList(locale).Items.some(({ Id }) => Id === id)
    ? sampleVideo(locale, id)
    : undefined;
}

/** The sample exhibitors for a search; without one, the second of three pages. */
function found({ locale, query }: SampleRequest): ExhibitorList {
  const list = sampleExhibitorList(locale);
  const keyword = query['keyword']?.[0]?.toLowerCase();
  const isIn = (name: string, value: string) => query[name]?.includes(value) ?? true;
  const Items = list.Items.filter(
    ({ Name, OtherName, Area, Country }) =>
      (keyword === undefined || `${Name} ${OtherName}`.toLowerCase().includes(keyword)) &&
      isIn('area', Area) &&
      isIn('country', Country.Code),
  );
  if (Items.length === list.Items.length) return list;
  return { ...list, Items, Total: Items.length, Page: 1, PageCount: 1 };
}

function detail(locale: Locale, id = ''): ExhibitorDetail | undefined {
  const cards = sampleExhibitorCards(locale);
  const card = cards.find(({ Id }) => Id === id);
  if (!card) return undefined;
  const { NativeName: _nativeName, ...common } = sampleExhibitor(locale);
  return {
    ...common,
    ...card,
    Related: cards.filter(({ Id }) => Id !== id),
  };
}
