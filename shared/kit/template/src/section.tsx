import type { Messages } from '@dswine/shared/section/messages';
import type { SectionEntry } from '@dswine/shared/section/section';

/** The code of what `section.json` states, by id. */
export const section = {
  routes: {
    overview: () => import('./overview/overview-page.tsx'),
  },
  fragments: {},
  loadMessages: (locale) => import(`./messages/${locale}.json`) as Promise<{ default: Messages }>,
} satisfies SectionEntry;
