import type { Messages } from '@dswine/shared/section/messages';
import type { SectionEntry } from '@dswine/shared/section/section';

/** The code of what `section.json` states, by id. */
export const section = {
  routes: {
    exhibitors: () => import('./exhibitors/exhibitor-list-page.tsx'),
    'exhibitors-without-id': () => import('./exhibitors/exhibitor-list-page.tsx'),
    'exhibitor-preview': () => import('./exhibitors/exhibitor-preview-page.tsx'),
    exhibitor: () => import('./exhibitor-route.tsx'),
    'exhibitor-inquiry': () => import('./inquiry/exhibitor-inquiry-page.tsx'),
    products: () => import('./products/product-list-page.tsx'),
    'products-without-id': () => import('./products/product-list-page.tsx'),
    product: () => import('./products/product-page.tsx'),
    'product-inquiry': () => import('./inquiry/product-inquiry-page.tsx'),
    appointment: () => import('./appointments/appointment-page.tsx'),
    'about-exhibition': () => import('./visitor-info/visitor-info-page.tsx'),
    admission: () => import('./admission/admission-page.tsx'),
    shuttle: () => import('./shuttle/shuttle-page.tsx'),
    'pre-registration': () => import('./registration/registration-page.tsx'),
    badge: () => import('./registration/badge-page.tsx'),
    'floor-plan': () => import('./floor-plan/floor-plan-page.tsx'),
    'site-search': () => import('./site-search/site-search-page.tsx'),
    'my-list': () => import('./my-list/my-list-page.tsx'),
    'my-visit': () => import('./my-list/visit/my-visit-page.tsx'),
    compare: () => import('./compare/compare-page.tsx'),
    'exhibitor-news': () => import('./exhibitor-news/exhibitor-news-list-page.tsx'),
    'exhibitor-news-without-id': () => import('./exhibitor-news/exhibitor-news-list-page.tsx'),
    'exhibitor-news-item': () => import('./exhibitor-news/exhibitor-news-item-page.tsx'),
    videos: () => import('./videos/videos-page.tsx'),
  },
  fragments: {
    areas: () => import('./areas/areas-fragment.tsx'),
    'featured-exhibitors': () => import('./exhibitors/featured-exhibitors.tsx'),
    'featured-products': () => import('./products/featured-products.tsx'),
  },
  loadMessages: (locale) => import(`./messages/${locale}.json`) as Promise<{ default: Messages }>,
} satisfies SectionEntry;
