import type { SectionEntry } from '@dswine/shared/section/section';

/** The code of what `section.json` states, by id. */
export const section = {
  routes: {
    overview: () => import('./overview/overview-page.tsx'),
  },
  fragments: {},
  loadMessages: (locale) =>
    locale === 'tw' ? import('./messages/tw.json') : import('./messages/en.json'),
} satisfies SectionEntry;
