import type { ReactElement } from 'react';
import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import type { FooterEntry, MenuCall, MenuEntry } from '@dswine/shared/contract/menu';
import type { Locale } from '@dswine/shared/section/section';
import type { FairState } from '@dswine/shared/section/fair-store';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { sampleLinks } from '@dswine/shared/testing/links.fixture';
import { renderInSite } from '@dswine/shared/testing/render-in-site';
import { createApi } from '../composition/api.ts';
import { matchPage } from '../composition/matched-page.ts';
import { shellRoutes } from '../shell-routes.ts';
import { createLoadedPages } from '../composition/loaded-pages.ts';
import { compositionOf, routeOf, sectionOf } from '../composition/composition.fixture.ts';
import type { PageState } from '../composition/page-state.ts';
import { ShellProvider, type Shell } from '../composition/shell-context.ts';
import { createSectionErrorsStore } from '../composition/section-errors.store.ts';
import type { ConsentConfig } from '../composition/consent-config.ts';
import type { SiteLinks } from '@dswine/shared/fair/addresses/site-links';
import en from '../messages/en.json';
import tw from '../messages/tw.json';

const messagesOf = { tw, en };

/** Menu entries as provided by the sections' releases, deliberately out of order. */
export const sampleMenu: MenuEntry[] = [
  { group: 'contact', order: 10, path: '/Contact', label: { tw: '聯絡我們', en: 'Contact' } },
  {
    group: 'visitors',
    order: 30,
    path: '/VisitorExhibitor',
    label: { tw: '參展商名單', en: 'Exhibitor List' },
    yearPrefix: true,
  },
  {
    group: 'visitors',
    order: 10,
    path: '/VisitorInfo',
    label: { tw: '展覽介紹', en: 'About Exhibition' },
  },
  {
    group: 'visitors',
    order: 40,
    path: '/VisitorFloorplan',
    label: { tw: '展場平面圖', en: 'Floor Plan' },
  },
  {
    group: 'events',
    order: 10,
    path: '/EventInfo/155',
    label: { tw: '展場限定優惠', en: 'Offers' },
    locales: ['tw'],
  },
  {
    group: 'exhibitors',
    order: 10,
    path: '/ExhibitorInfo',
    label: { tw: '參展資訊', en: 'Exhibitor Information' },
  },
  {
    group: 'information',
    order: 30,
    path: '/Report',
    label: { tw: '展後報告', en: 'Show Report' },
  },
  { group: 'news', order: 10, path: '/News', label: { tw: '最新消息', en: 'Latest News' } },
];

/** Entries of the footer alone. */
export const sampleFooter: FooterEntry[] = [
  {
    group: 'visitors',
    order: 20,
    path: '/VisitorAdmission',
    label: { tw: '入場須知', en: 'Admission' },
  },
  { group: 'events', order: 5, path: '/Events', label: { tw: '活動總覽', en: 'All events' } },
  { group: 'mine', order: 10, path: '/MyList', label: { tw: '我的清單', en: 'My List' } },
];

/** A section with one list page. */
const sampleSection = sectionOf('info', [], {
  routes: [{ ...routeOf('News/:category?', 'news'), query: { page: 'number' } }],
});

type RenderOptions = {
  locale: Locale;
  path: string;
  law?: Partial<ConsentConfig>;
  links?: SiteLinks;
  edition?: ExhibitionInfo;
  fair?: Partial<FairState>;
  menuCalls?: MenuCall[];
  data?: PageState['data'];
  /** Render time, ISO UTC. */
  now?: string;
};

const defaults = {
  links: sampleLinks,
  edition: sampleEdition,
  fair: {},
  now: '2026-03-01T01:00:00.000Z',
};

/** Renders a part of the site layout or home page at a URL of the site. */
export function renderInShell(part: ReactElement, options: RenderOptions) {
  const { locale, path, links, edition, fair, now } = { ...defaults, ...options };
  const state = stateOf({ ...defaults, ...options });
  const shell: Shell = {
    state,
    composition: () => state.composition,
    api: createApi(state),
    pageAt: (url) => matchPage(state.composition, shellRoutes, url),
    loaded: createLoadedPages([]),
    trouble: createSectionErrorsStore([]),
    retry: () => undefined,
    onPageShown: () => undefined,
    onHydrated: () => undefined,
    ready: Promise.resolve(),
  };
  return renderInSite(<ShellProvider value={shell}>{part}</ShellProvider>, {
    section: 'shell',
    messages: messagesOf[locale],
    locale,
    path,
    edition,
    links,
    fair,
    now,
  });
}

type StateOptions = RenderOptions & typeof defaults;

function stateOf({ locale, law, links, menuCalls = [], data = {}, now }: StateOptions): PageState {
  return {
    locale,
    status: 200,
    exhibitionCode: 'DSWINE2026',
    expoApi: '/api/expo/',
    authApi: '/api/auth/',
    siteUrl: 'http://localhost:3000',
    siteName: 'DSWINE',
    law: { ageQuestion: false, ...law },
    links,
    offline: true,
    stickyOffset: 360,
    deviceHeaders: false,
    renderedAt: now,
    clockOffset: 0,
    dateBar: false,
    composition: compositionOf([sampleSection], {
      menu: sampleMenu,
      menuCalls,
      footer: sampleFooter,
    }),
    data,
    failures: {},
    broken: [],
  };
}
