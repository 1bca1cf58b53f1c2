import type { Standalone } from '@dswine/shared/standalone/samples';
import { sampleNews } from '../src/overview/overview.fixture.ts';

/** What `dev` and the check before a promotion answer, by the name of the request. */
export const samples: Standalone['samples'] = {
  news: {
    full: ({ locale }) => sampleNews(locale),
    empty: ({ locale }) => ({ ...sampleNews(locale), Total: 0, Items: [] }),
  },
};
