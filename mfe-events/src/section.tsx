import {
  applicationLinkForm,
  confirmationForm,
  entryForm,
  kolForm,
  runBarForm,
  withdrawalForm,
} from '@dswine/shared/fair/application-forms';
import type { Section } from '@dswine/shared/section/section';
import { calendarRoutes } from './calendar-routes.ts';
import { classRoutes } from './class-routes.ts';
import { footer } from './footer.ts';

/**
 * The request of one event page. The ids come from the organiser (specification § 9 names 1 and 2).
 */
const event = (id: number) => ({ event: { template: `Event/About/{Code}/${id}{?Lang}` } });

/**
 * Query parameters of the confirmation page. `ref` has the type `text` so that pages with a
 * reference number are not cached.
 */
const confirmationQuery = { ref: 'text', state: 'code', wait: 'number', confirm: 'code' } as const;

/**
 * The entry of the events section. The spelling `EventsCalender` in URLs comes from the
 * specification.
 */
export const section = {
  name: 'events',
  routes: [
    ...calendarRoutes,
    {
      id: 'events',
      path: 'Events',
      data: { overview: { template: 'Event/Overview/{Code}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-events" */ './event-pages/events-page.tsx'),
    },
    {
      id: 'run-bar',
      path: 'EventRunBar',
      data: event(1),
      load: () => import(/* webpackChunkName: "page-run-bar" */ './event-pages/run-bar-page.tsx'),
    },
    {
      id: 'bars',
      path: 'EventRunBar/StoreList',
      query: { route: 'number' },
      data: { bars: { template: 'Event/Bars/{Code}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-bars" */ './run-bar/bars-page.tsx'),
    },
    {
      id: 'kol',
      path: 'EventKOL',
      data: { ...event(2), creators: { template: 'Event/Creators/{Code}{?Lang}', optional: true } },
      load: () => import(/* webpackChunkName: "page-kol" */ './event-pages/kol-page.tsx'),
    },
    {
      id: 'lottery',
      path: 'EventLottery',
      data: event(3),
      chunk: 'occasions',
      load: () => import(/* webpackChunkName: "page-occasions" */ './event-pages/lottery-page.tsx'),
    },
    {
      id: 'seminars',
      path: 'EventSeminar',
      data: event(4),
      chunk: 'occasions',
      load: () => import(/* webpackChunkName: "page-occasions" */ './event-pages/seminar-page.tsx'),
    },
    {
      id: 'tastings',
      path: 'EventDrink',
      data: event(5),
      chunk: 'occasions',
      load: () => import(/* webpackChunkName: "page-occasions" */ './event-pages/drink-page.tsx'),
    },
    {
      id: 'booth-vote',
      path: 'EventBooth',
      data: event(6),
      chunk: 'occasions',
      load: () => import(/* webpackChunkName: "page-occasions" */ './event-pages/booth-page.tsx'),
    },
    {
      id: 'cheers-vip',
      path: 'EventCheersVIP',
      data: event(7),
      chunk: 'occasions',
      load: () =>
        import(/* webpackChunkName: "page-occasions" */ './event-pages/cheers-vip-page.tsx'),
    },
    {
      id: 'event-info',
      path: 'EventInfo/:id?',
      sitemap: 'event-info',
      middleware: ['chinese-only'],
      data: { info: { template: 'Event/Info/{Code}{/Id}{?Lang}' } },
      load: () =>
        import(/* webpackChunkName: "page-event-info" */ './event-info/event-info-page.tsx'),
    },
    ...classRoutes,
    {
      id: 'run-bar-apply',
      path: 'EventRunBar/Apply',
      query: { evening: 'number', ...confirmationQuery },
      data: { places: { template: 'Event/EventPlaces/{Code}/1{?Lang}' } },
      forms: { 'run-bar': runBarForm },
      chunk: 'applications',
      load: () =>
        import(/* webpackChunkName: "page-applications" */ './applications/run-bar-apply-page.tsx'),
    },
    {
      id: 'kol-apply',
      path: 'EventKOL/Apply',
      query: confirmationQuery,
      data: { places: { template: 'Event/EventPlaces/{Code}/2{?Lang}' } },
      forms: { kol: kolForm },
      chunk: 'applications',
      load: () =>
        import(/* webpackChunkName: "page-applications" */ './applications/kol-apply-page.tsx'),
    },
    {
      id: 'entry-apply',
      path: 'EventsCalender/Apply/:id',
      sitemap: false,
      query: confirmationQuery,
      data: { places: { template: 'Event/Places/{Code}/{Id}{?Lang}' } },
      forms: { entry: entryForm },
      chunk: 'applications',
      load: () =>
        import(/* webpackChunkName: "page-applications" */ './applications/entry-apply-page.tsx'),
    },
    {
      id: 'apply-list',
      path: 'EventRunBar/ApplyList',
      sitemap: false,
      personal: true,
      query: { sent: 'code', done: 'code', confirmed: 'code', another: 'code' },
      data: { own: { template: 'Event/OwnApplications/{Code}{?Lang,Done,Confirmed}' } },
      forms: { link: applicationLinkForm, withdraw: withdrawalForm, confirm: confirmationForm },
      chunk: 'applications',
      load: () =>
        import(/* webpackChunkName: "page-applications" */ './applications/apply-list-page.tsx'),
    },
  ],
  fragments: [
    {
      // The same request as that of the next events.
      id: 'today-link',
      slot: 'home',
      order: 5,
      data: {
        calendar: { template: 'Event/Calendar/{Code}/0?Next=8{&Lang}', optional: true },
      },
      load: () =>
        import(/* webpackChunkName: "fragment-today-link" */ './calendar/today/today-link.tsx'),
    },
    {
      id: 'next-events',
      slot: 'home',
      order: 40,
      // More than the fragment shows, because some end while the page is open.
      data: {
        calendar: { template: 'Event/Calendar/{Code}/0?Next=8{&Lang}', optional: true },
      },
      load: () =>
        import(/* webpackChunkName: "fragment-next-events" */ './calendar/next-events.tsx'),
    },
  ],
  // The Events menu is in Chinese only (specification § 6). The organiser supplies its items; 155
  // and 156 are the fallback.
  menuCalls: [{ group: 'events', template: 'Event/EventMenu/{Code}?Lang=tw', locales: ['tw'] }],
  menu: [
    {
      group: 'events',
      order: 10,
      path: '/EventInfo/155',
      label: { tw: '展場限定優惠', en: 'Exhibition-only offers' },
      locales: ['tw'],
      segments: [
        'Events',
        'Today',
        'EventsCalender',
        'EventRunBar',
        'EventKOL',
        'EventLottery',
        'EventSeminar',
        'EventDrink',
        'EventBooth',
        'EventCheersVIP',
        'EventClass',
        'EventMeet',
      ],
    },
    {
      group: 'events',
      order: 20,
      path: '/EventInfo/156',
      label: { tw: '新品型錄', en: 'New product catalogue' },
      locales: ['tw'],
    },
  ],
  footer,
  loadMessages: (locale) =>
    locale === 'tw'
      ? import(/* webpackChunkName: "messages-tw" */ './messages/tw.json')
      : import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
} satisfies Section;
