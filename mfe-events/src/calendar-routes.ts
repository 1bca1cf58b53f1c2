import type { SectionRoute } from '@dswine/shared/section/section';

/** Enough for the rest of a day and the evening before it. */
const nextEntries = { template: 'Event/Calendar/{Code}/0?Next=24{&Lang}' };
const allEntries = { template: 'Event/Calendar/{Code}/0{?Lang}' };

/** Query parameters of the calendar filter: day, hour and place. */
const filterQuery = { day: 'code', hour: 'number', place: 'code' } as const;

/** The page about today, and the calendar. */
export const calendarRoutes = [
  {
    id: 'today',
    path: 'Today',
    offline: true,
    data: {
      calendar: nextEntries,
      shuttle: { template: 'Shuttle/{Code}{?Lang}', optional: true },
    },
    chunk: 'calendar',
    load: () => import(/* webpackChunkName: "page-calendar" */ './calendar/today/today-page.tsx'),
  },
  {
    id: 'calendar',
    path: 'EventsCalender',
    query: filterQuery,
    offline: true,
    data: { calendar: allEntries },
    chunk: 'calendar',
    load: () => import(/* webpackChunkName: "page-calendar" */ './calendar/calendar-page.tsx'),
  },
  {
    // A detail path without an id shows the whole list. Without this route, "Detail" would match
    // as a topic.
    id: 'calendar-all',
    path: 'EventsCalender/Detail',
    query: filterQuery,
    sitemap: false,
    data: { calendar: allEntries },
    chunk: 'calendar',
    load: () => import(/* webpackChunkName: "page-calendar" */ './calendar/calendar-page.tsx'),
  },
  {
    id: 'calendar-topic',
    path: 'EventsCalender/:topic',
    query: filterQuery,
    sitemap: 'calendar-topic',
    data: { calendar: { template: 'Event/Calendar/{Code}/{Topic}{?Lang}' } },
    chunk: 'calendar',
    load: () => import(/* webpackChunkName: "page-calendar" */ './calendar/calendar-page.tsx'),
  },
  {
    id: 'calendar-entry',
    path: 'EventsCalender/Detail/:id',
    sitemap: 'event',
    data: { entry: { template: 'Event/CalendarDetail/{Code}/{Id}{?Lang}' } },
    chunk: 'calendar',
    load: () =>
      import(/* webpackChunkName: "page-calendar" */ './calendar/calendar-entry-page.tsx'),
  },
] satisfies SectionRoute[];
