import type { Messages } from '@dswine/shared/section/messages';
import type { SectionEntry } from '@dswine/shared/section/section';

/** The component page, which sections have beside them while they are developed. */
export const section = {
  routes: {
    components: () => import('./components-page.tsx'),
  },
  fragments: {},
  loadMessages: (locale) => import(`./messages/${locale}.json`) as Promise<{ default: Messages }>,
} satisfies SectionEntry;
