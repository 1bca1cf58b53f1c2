import { accreditationForm } from '@dswine/shared/fair/accreditation-form';
import { contactForm } from '@dswine/shared/fair/contact-form';
import { confirmNotifyForm, leaveNotifyForm, notifyForm } from '@dswine/shared/fair/notify-form';
import { deleteSubmissionForm, findSubmissionForm } from '@dswine/shared/fair/own-submission-forms';
import { footer } from './footer.ts';
import { menu } from './menu.ts';
import type { Section } from '@dswine/shared/section/section';

export const section = {
  name: 'info',
  routes: [
    {
      id: 'news',
      path: 'News/:category?',
      sitemap: 'news-category',
      query: { page: 'number' },
      data: { news: { template: 'News/{Code}{?Lang,Category,Page}' } },
      chunk: 'press',
      load: () => import(/* webpackChunkName: "page-press" */ './news/news-list-page.tsx'),
    },
    {
      // `Detail` without an id goes to the list. Otherwise it would match as a category.
      id: 'news-all',
      path: 'News/Detail',
      sitemap: false,
      query: { page: 'number' },
      data: { news: { template: 'News/{Code}{?Lang,Page}' } },
      chunk: 'press',
      load: () => import(/* webpackChunkName: "page-press" */ './news/news-list-page.tsx'),
    },
    {
      id: 'news-item',
      path: 'News/Detail/:id',
      sitemap: 'news',
      data: { item: { template: 'News/Detail/{Code}/{Id}{?Lang}' } },
      chunk: 'press',
      load: () => import(/* webpackChunkName: "page-press" */ './news/news-item-page.tsx'),
    },
    {
      id: 'contact',
      path: 'Contact',
      forms: { contact: contactForm },
      chunk: 'contact',
      load: () => import(/* webpackChunkName: "page-contact" */ './contact/contact-page.tsx'),
    },
    {
      id: 'contact-completed',
      path: 'Contact_completed',
      sitemap: false,
      query: { ref: 'text' },
      chunk: 'contact',
      load: () =>
        import(/* webpackChunkName: "page-contact" */ './contact/contact-completed-page.tsx'),
    },
    {
      // Submissions of any form of the site, whichever section the form belongs to.
      id: 'submission',
      path: 'Submission',
      sitemap: false,
      personal: true,
      query: { ref: 'text', another: 'code', done: 'code' },
      data: { own: { template: 'Submissions/Own/{Code}{?Lang}' } },
      forms: { find: findSubmissionForm, delete: deleteSubmissionForm },
      chunk: 'contact',
      load: () =>
        import(/* webpackChunkName: "page-contact" */ './own-submissions/submission-page.tsx'),
    },
    {
      // Mails about the next edition (rulings § 2).
      id: 'notify',
      path: 'Notify',
      query: { as: 'code', ref: 'text' },
      forms: { notify: notifyForm },
      chunk: 'contact',
      load: () => import(/* webpackChunkName: "page-contact" */ './notify/notify-page.tsx'),
    },
    {
      id: 'notify-link',
      path: 'Notify/Link',
      sitemap: false,
      personal: true,
      query: { done: 'code' },
      data: { subscription: { template: 'Notify/Own/{Code}{?Lang}' } },
      forms: { confirm: confirmNotifyForm, leave: leaveNotifyForm },
      chunk: 'contact',
      load: () => import(/* webpackChunkName: "page-contact" */ './notify/notify-link-page.tsx'),
    },
    {
      // Videos play at `VisitorVideo?v=` (rulings § 2); this page links to them by year.
      id: 'history-video',
      path: 'HistoryVideo',
      data: { videos: { template: 'Videos/{Code}?Category=history&PageSize=60{&Lang}' } },
      load: () =>
        import(
          /* webpackChunkName: "page-history-video" */ './history-videos/history-video-page.tsx'
        ),
    },
    {
      id: 'venue',
      path: 'InfoVenue',
      data: { venue: { template: 'Venue/{Code}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-venue" */ './venue/venue-page.tsx'),
    },
    {
      id: 'hotels',
      path: 'InfoHotel',
      query: { stars: 'codes', shuttle: 'code', walk: 'number' },
      data: { hotels: { template: 'Hotels/{Code}{?Lang,Stars*,Shuttle,Walk}' } },
      load: () => import(/* webpackChunkName: "page-hotels" */ './hotels/hotels-page.tsx'),
    },
    {
      id: 'partners',
      path: 'InfoPartner',
      data: { partners: { template: 'Partners/{Code}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-partners" */ './partners/partners-page.tsx'),
    },
    {
      id: 'visa',
      path: 'InfoVisa',
      data: { visa: { template: 'Visa/{Code}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-visa" */ './visa/visa-page.tsx'),
    },
    {
      id: 'press',
      path: 'Press',
      data: { press: { template: 'Press/{Code}{?Lang}' } },
      chunk: 'press-room',
      load: () => import(/* webpackChunkName: "page-press-room" */ './press/press-page.tsx'),
    },
    {
      id: 'accreditation',
      path: 'Press/Accreditation',
      data: { press: { template: 'Press/{Code}{?Lang}', optional: true } },
      forms: { accreditation: accreditationForm },
      chunk: 'press-room',
      load: () =>
        import(/* webpackChunkName: "page-press-room" */ './press/accreditation-page.tsx'),
    },
    {
      id: 'accreditation-completed',
      path: 'Press/Accreditation_completed',
      sitemap: false,
      query: { ref: 'text' },
      chunk: 'press-room',
      load: () =>
        import(
          /* webpackChunkName: "page-press-room" */ './press/accreditation-completed-page.tsx'
        ),
    },
    {
      id: 'report',
      path: 'Report',
      query: { year: 'code' },
      data: { report: { template: 'Report/{Code}{?Lang,Year}' } },
      load: () => import(/* webpackChunkName: "page-report" */ './report/report-page.tsx'),
    },
    {
      id: 'archive',
      path: 'Archive',
      data: { archive: { template: 'Archive/{Code}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-archive" */ './archive/archive-page.tsx'),
    },
    {
      id: 'albums',
      path: 'HistoryPhoto/:group?',
      sitemap: 'album-group',
      data: { albums: { template: 'Albums/{Code}{?Lang,Group}' } },
      chunk: 'photos',
      load: () => import(/* webpackChunkName: "page-photos" */ './photos/albums-page.tsx'),
    },
    {
      // `Detail` without an id goes to the list.
      id: 'albums-all',
      path: 'HistoryPhoto/Detail',
      sitemap: false,
      data: { albums: { template: 'Albums/{Code}{?Lang}' } },
      chunk: 'photos',
      load: () => import(/* webpackChunkName: "page-photos" */ './photos/albums-page.tsx'),
    },
    {
      id: 'album',
      path: 'HistoryPhoto/Detail/:id',
      sitemap: 'album',
      data: { album: { template: 'Albums/Detail/{Code}/{Id}{?Lang}' } },
      chunk: 'photos',
      load: () => import(/* webpackChunkName: "page-photos" */ './photos/album-page.tsx'),
    },
  ],
  fragments: [
    {
      id: 'next-edition',
      slot: 'home',
      order: 15,
      data: {},
      load: () =>
        import(
          /* webpackChunkName: "fragment-next-edition" */ './notify/next-edition-fragment.tsx'
        ),
    },
    {
      id: 'latest-news',
      slot: 'home',
      order: 20,
      data: { news: { template: 'News/{Code}?PageSize=4{&Lang}' } },
      load: () =>
        import(/* webpackChunkName: "fragment-latest-news" */ './news/latest-news-fragment.tsx'),
    },
    {
      id: 'partners-row',
      slot: 'home',
      order: 60,
      data: { partners: { template: 'Partners/{Code}{?Lang}', optional: true } },
      load: () =>
        import(/* webpackChunkName: "fragment-partners-row" */ './partners/partners-fragment.tsx'),
    },
  ],
  menu,
  footer,
  loadMessages: (locale) =>
    locale === 'tw'
      ? import(/* webpackChunkName: "messages-tw" */ './messages/tw.json')
      : import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
} satisfies Section;
