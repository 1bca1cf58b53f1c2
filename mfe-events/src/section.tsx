import type { Messages } from '@dswine/shared/section/messages';
import type { SectionEntry } from '@dswine/shared/section/section';

/** The code of what `section.json` states, by id. */
export const section = {
  routes: {
    today: () => import('./calendar/today/today-page.tsx'),
    calendar: () => import('./calendar/calendar-page.tsx'),
    'calendar-all': () => import('./calendar/calendar-page.tsx'),
    'calendar-topic': () => import('./calendar/calendar-page.tsx'),
    'calendar-entry': () => import('./calendar/calendar-entry-page.tsx'),
    events: () => import('./event-pages/events-page.tsx'),
    'run-bar': () => import('./event-pages/run-bar-page.tsx'),
    bars: () => import('./run-bar/bars-page.tsx'),
    kol: () => import('./event-pages/kol-page.tsx'),
    lottery: () => import('./event-pages/lottery-page.tsx'),
    seminars: () => import('./event-pages/seminar-page.tsx'),
    tastings: () => import('./event-pages/drink-page.tsx'),
    'booth-vote': () => import('./event-pages/booth-page.tsx'),
    'cheers-vip': () => import('./event-pages/cheers-vip-page.tsx'),
    'event-info': () => import('./event-info/event-info-page.tsx'),
    classes: () => import('./classes/class-list-page.tsx'),
    'classes-without-id': () => import('./classes/class-list-page.tsx'),
    'class-group': () => import('./classes/class-list-page.tsx'),
    class: () => import('./classes/class-page.tsx'),
    meets: () => import('./classes/meet-list-page.tsx'),
    'meets-without-id': () => import('./classes/meet-list-page.tsx'),
    'meet-group': () => import('./classes/meet-list-page.tsx'),
    meet: () => import('./classes/meet-page.tsx'),
    'run-bar-apply': () => import('./applications/run-bar-apply-page.tsx'),
    'kol-apply': () => import('./applications/kol-apply-page.tsx'),
    'entry-apply': () => import('./applications/entry-apply-page.tsx'),
    'apply-list': () => import('./applications/apply-list-page.tsx'),
  },
  fragments: {
    'today-link': () => import('./calendar/today/today-link.tsx'),
    'next-events': () => import('./calendar/next-events.tsx'),
  },
  loadMessages: (locale) => import(`./messages/${locale}.json`) as Promise<{ default: Messages }>,
} satisfies SectionEntry;
