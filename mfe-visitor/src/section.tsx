import type { Section } from '@dswine/shared/section/section';
import { directoryRoutes } from './directory-routes.ts';
import { footer } from './footer.ts';

export const section = {
  name: 'visitor',
  routes: [
    ...directoryRoutes,
    {
      id: 'about-exhibition',
      path: 'VisitorInfo',
      data: { about: { template: 'Exhibitions/About/{Code}{?Lang}' } },
      load: () =>
        import(
          /* webpackChunkName: "page-about-exhibition" */ './visitor-info/visitor-info-page.tsx'
        ),
    },
    {
      id: 'admission',
      path: 'VisitorAdmission',
      data: { admission: { template: 'Admission/{Code}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-admission" */ './admission/admission-page.tsx'),
    },
    {
      id: 'shuttle',
      path: 'VisitorShuttle',
      data: { shuttle: { template: 'Shuttle/{Code}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-shuttle" */ './shuttle/shuttle-page.tsx'),
    },
    {
      id: 'pre-registration',
      path: 'VisitorReg',
      data: { admission: { template: 'Admission/{Code}{?Lang}', optional: true } },
      load: () =>
        import(
          /* webpackChunkName: "page-pre-registration" */ './registration/registration-page.tsx'
        ),
    },
    {
      id: 'floor-plan',
      path: 'VisitorFloorplan',
      hydrate: 'load',
      offline: true,
      query: {
        booth: 'code',
        booths: 'list',
        find: 'text',
        area: 'code',
        from: 'text',
        to: 'text',
      },
      data: { plan: { template: 'Floorplan/{Code}{?Lang}' } },
      load: () =>
        import(/* webpackChunkName: "page-floor-plan" */ './floor-plan/floor-plan-page.tsx'),
    },
    {
      id: 'site-search',
      path: 'Search',
      sitemap: false,
      query: { q: 'text', kind: 'code' },
      data: { found: { template: 'Search/{Code}?Keyword={Q}{&Lang,Kind}' } },
      load: () =>
        import(/* webpackChunkName: "page-site-search" */ './site-search/site-search-page.tsx'),
    },
    {
      // The list is stored on the device; the HTML is the same for everyone until hydration. `items`
      // is a list that somebody shares.
      id: 'my-list',
      path: 'MyList',
      hydrate: 'load',
      offline: true,
      sitemap: false,
      query: { items: 'list' },
      data: { shared: { template: 'MyList/{Code}{?Lang,Items}', optional: true } },
      chunk: 'mine',
      load: () => import(/* webpackChunkName: "page-mine" */ './my-list/my-list-page.tsx'),
    },
    {
      id: 'my-visit',
      path: 'MyVisit',
      hydrate: 'load',
      offline: true,
      sitemap: false,
      chunk: 'mine',
      load: () => import(/* webpackChunkName: "page-mine" */ './my-list/my-visit-page.tsx'),
    },
    {
      id: 'compare',
      path: 'Compare',
      hydrate: 'load',
      sitemap: false,
      query: { exhibitor: 'codes', product: 'codes' },
      data: { compared: { template: 'Compare/{Code}{?Lang,Exhibitor*,Product*}' } },
      chunk: 'mine',
      load: () => import(/* webpackChunkName: "page-mine" */ './compare/compare-page.tsx'),
    },
    {
      id: 'exhibitor-news',
      path: 'VisitorExNews/:category?',
      sitemap: 'exhibitor-news-category',
      query: { page: 'number' },
      data: { news: { template: 'ExhibitorNews/{Code}{?Lang,Category,Page}' } },
      chunk: 'exhibitor-press',
      load: () =>
        import(
          /* webpackChunkName: "page-exhibitor-press" */ './exhibitor-news/exhibitor-news-list-page.tsx'
        ),
    },
    {
      // `Detail` without an id is the list, not a category with that name (rulings § 2).
      id: 'exhibitor-news-without-id',
      path: 'VisitorExNews/Detail',
      sitemap: false,
      query: { page: 'number' },
      data: { news: { template: 'ExhibitorNews/{Code}{?Lang,Page}' } },
      chunk: 'exhibitor-press',
      load: () =>
        import(
          /* webpackChunkName: "page-exhibitor-press" */ './exhibitor-news/exhibitor-news-list-page.tsx'
        ),
    },
    {
      id: 'exhibitor-news-item',
      path: 'VisitorExNews/Detail/:id',
      sitemap: 'exhibitor-news',
      data: { item: { template: 'ExhibitorNews/Detail/{Code}/{Id}{?Lang}' } },
      chunk: 'exhibitor-press',
      load: () =>
        import(
          /* webpackChunkName: "page-exhibitor-press" */ './exhibitor-news/exhibitor-news-item-page.tsx'
        ),
    },
    {
      // `?v=` selects a video (rulings § 2); the default is the newest.
      id: 'videos',
      path: 'VisitorVideo/:category?',
      sitemap: 'video-category',
      query: { v: 'code', page: 'number' },
      data: {
        video: { template: 'Videos/Play/{Code}{?Lang,V,Category}' },
        videos: { template: 'Videos/{Code}{?Lang,Category,Page}' },
      },
      load: () => import(/* webpackChunkName: "page-videos" */ './videos/videos-page.tsx'),
    },
  ],
  fragments: [
    {
      id: 'areas',
      slot: 'home',
      order: 10,
      data: { about: { template: 'Exhibitions/About/{Code}{?Lang}' } },
      load: () => import(/* webpackChunkName: "fragment-areas" */ './areas/areas-fragment.tsx'),
    },
    {
      id: 'featured-exhibitors',
      slot: 'home',
      order: 30,
      data: {
        exhibitors: {
          template: 'Exhibitors/{Code}?Featured=true&PageSize=6&Items=card&Facets=none{&Lang}',
        },
      },
      load: () =>
        import(
          /* webpackChunkName: "fragment-featured-exhibitors" */ './exhibitors/featured-exhibitors.tsx'
        ),
    },
    {
      id: 'featured-products',
      slot: 'home',
      order: 35,
      data: {
        products: {
          template: 'Products/{Code}?Featured=true&PageSize=6&Facets=none{&Lang}',
          optional: true,
        },
      },
      load: () =>
        import(
          /* webpackChunkName: "fragment-featured-products" */ './products/featured-products.tsx'
        ),
    },
  ],
  menu: [
    {
      group: 'visitors',
      order: 10,
      path: '/VisitorInfo',
      label: { tw: '關於展覽', en: 'About Exhibition' },
      segments: ['VisitorAdmission', 'VisitorShuttle', 'VisitorReg'],
    },
    {
      group: 'visitors',
      order: 20,
      path: '/VisitorFloorplan',
      label: { tw: '展場平面圖', en: 'Floor Plan' },
    },
    {
      group: 'visitors',
      order: 30,
      path: '/VisitorExhibitor',
      label: { tw: '參展商名單', en: 'Exhibitor List' },
      yearPrefix: true,
    },
    {
      group: 'visitors',
      order: 40,
      path: '/VisitorProduct',
      label: { tw: '參展產品', en: 'Exhibitor Products' },
      yearPrefix: true,
    },
    {
      group: 'visitors',
      order: 50,
      path: '/VisitorExNews',
      label: { tw: '參展商新訊', en: 'Exhibitor News' },
      yearPrefix: true,
    },
    { group: 'visitors', order: 60, path: '/VisitorVideo', label: { tw: '影片', en: 'Videos' } },
  ],
  footer,
  loadMessages: (locale) =>
    locale === 'tw'
      ? import(/* webpackChunkName: "messages-tw" */ './messages/tw.json')
      : import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
} satisfies Section;
