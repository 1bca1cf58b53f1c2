import type { SectionEntry } from '@dswine/shared/section/section';

/** The component page, which only development servers have. */
export const section = {
  routes: {
    components: () => import('./components-page.tsx'),
  },
  fragments: {},
  loadMessages: (locale) =>
    locale === 'tw' ? import('./messages/tw.json') : import('./messages/en.json'),
} satisfies SectionEntry;
