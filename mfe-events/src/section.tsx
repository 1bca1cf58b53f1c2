import type { Section } from '@dswine/shared/section/section';

const allEntries = { template: 'Event/Calendar/{Code}/0{?Lang}' };

/** What the events section gives to the site. The spelling `EventsCalender` in URLs is the specification's. */
export const section = {
  name: 'events',
  routes: [
    {
      id: 'calendar',
      path: 'EventsCalender',
      offline: true,
      data: { calendar: allEntries },
      load: () => import(/* webpackChunkName: "page-calendar" */ './calendar/calendar-page.tsx'),
    },
    {
      // A detail path without an id shows the whole list; it would otherwise be read as a topic named "Detail".
      id: 'calendar-all',
      path: 'EventsCalender/Detail',
      sitemap: false,
      data: { calendar: allEntries },
      load: () => import(/* webpackChunkName: "page-calendar-all" */ './calendar/calendar-page.tsx'),
    },
    {
      id: 'calendar-topic',
      path: 'EventsCalender/:topic',
      sitemap: 'calendar-topic',
      data: { calendar: { template: 'Event/Calendar/{Code}/{Topic}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-calendar-topic" */ './calendar/calendar-page.tsx'),
    },
    {
      id: 'calendar-entry',
      path: 'EventsCalender/Detail/:id',
      sitemap: 'event',
      data: { entry: { template: 'Event/CalendarDetail/{Code}/{Id}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-calendar-entry" */ './calendar/calendar-entry-page.tsx'),
    },
  ],
  fragments: [
    {
      id: 'next-events',
      slot: 'home',
      order: 40,
      data: { calendar: { ...allEntries, optional: true } },
      load: () => import(/* webpackChunkName: "fragment-next-events" */ './calendar/next-events.tsx'),
    },
  ],
  menu: [
    {
      group: 'events',
      order: 10,
      path: '/EventsCalender',
      label: { tw: '活動行事曆', en: 'Event Calendar' },
      // The Events menu shows in Chinese only (specification § 6).
      locales: ['tw'],
    },
  ],
  loadWords: (locale) =>
    locale === 'tw'
      ? import(/* webpackChunkName: "words-tw" */ './words/tw.ts')
      : import(/* webpackChunkName: "words-en" */ './words/en.ts'),
} satisfies Section;
