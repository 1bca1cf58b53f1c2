import type { Messages } from '@dswine/shared/section/messages';
import type { SectionEntry } from '@dswine/shared/section/section';

/** The code of what `section.json` states, by id. */
export const section = {
  routes: {
    news: () => import('./news/news-list-page.tsx'),
    'news-all': () => import('./news/news-list-page.tsx'),
    'news-item': () => import('./news/news-item-page.tsx'),
    contact: () => import('./contact/contact-page.tsx'),
    'contact-completed': () => import('./contact/contact-completed-page.tsx'),
    submission: () => import('./own-submissions/submission-page.tsx'),
    notify: () => import('./notify/notify-page.tsx'),
    'notify-link': () => import('./notify/notify-link-page.tsx'),
    'history-video': () => import('./history-videos/history-video-page.tsx'),
    venue: () => import('./venue/venue-page.tsx'),
    hotels: () => import('./hotels/hotels-page.tsx'),
    partners: () => import('./partners/partners-page.tsx'),
    visa: () => import('./visa/visa-page.tsx'),
    press: () => import('./press/press-page.tsx'),
    accreditation: () => import('./press/accreditation-page.tsx'),
    'accreditation-completed': () => import('./press/accreditation-completed-page.tsx'),
    report: () => import('./report/report-page.tsx'),
    'open-data': () => import('./open-data/open-data-page.tsx'),
    archive: () => import('./archive/archive-page.tsx'),
    albums: () => import('./photos/albums-page.tsx'),
    'albums-all': () => import('./photos/albums-page.tsx'),
    album: () => import('./photos/album-page.tsx'),
  },
  fragments: {
    'next-edition': () => import('./notify/next-edition-fragment.tsx'),
    'latest-news': () => import('./news/latest-news-fragment.tsx'),
    'partners-row': () => import('./partners/partners-fragment.tsx'),
  },
  loadMessages: (locale) => import(`./messages/${locale}.json`) as Promise<{ default: Messages }>,
} satisfies SectionEntry;
