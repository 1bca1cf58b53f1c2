import type { Messages } from '@dswine/shared/section/messages';
import type { SectionEntry } from '@dswine/shared/section/section';

/** The code of what `section.json` states, by id. */
export const section = {
  routes: {
    'exhibitor-info': () => import('./exhibitor-info/exhibitor-info-page.tsx'),
    'exhibitor-inquiry': () => import('./exhibitor-inquiry/exhibitor-inquiry-page.tsx'),
    'exhibitor-inquiry-completed': () =>
      import('./exhibitor-inquiry/exhibitor-inquiry-completed-page.tsx'),
    'exhibitor-free': () => import('./free-services/free-services-page.tsx'),
    'exhibitor-upgrade': () => import('./paid-services/paid-services-page.tsx'),
    'exhibitor-calendar': () => import('./exhibitor-calendar/exhibitor-calendar-page.tsx'),
    'exhibitor-download': () => import('./exhibitor-downloads/exhibitor-download-page.tsx'),
    'ad-directory': () => import('./advertising/advertising-page.tsx'),
    'ad-online-directory': () => import('./advertising/advertising-page.tsx'),
    'ad-public-area': () => import('./advertising/advertising-page.tsx'),
    'exhibitor-desk': () => import('./desk/desk-overview-page.tsx'),
    'exhibitor-profile': () => import('./desk/profile-page.tsx'),
    'exhibitor-product': () => import('./desk/product-page.tsx'),
    'exhibitor-company': () => import('./desk/company-page.tsx'),
    'exhibitor-orders': () => import('./desk/orders-page.tsx'),
    'exhibitor-deadlines': () => import('./desk/desk-deadlines-page.tsx'),
    'exhibitor-inquiries': () => import('./desk/inquiries-page.tsx'),
    'exhibitor-team': () => import('./desk/team-page.tsx'),
  },
  fragments: {
    'for-exhibitors': () => import('./exhibitor-info/invitation.tsx'),
  },
  loadMessages: (locale) => import(`./messages/${locale}.json`) as Promise<{ default: Messages }>,
} satisfies SectionEntry;
