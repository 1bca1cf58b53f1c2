import { SearchPages, type SearchEntry } from '@dswine/shared/contract/menu';
import { createSiteData, type SiteOptions } from '../../process/site-data.ts';

/** The pages that the live releases of the site give to its search: none before it answers. */
export type SitePages = () => Promise<readonly SearchEntry[]>;

const none: readonly SearchEntry[] = [];

/** Only the first search waits for the site. */
export function createSitePages(options: SiteOptions): SitePages {
  const read = createSiteData(options, {
    ...{ file: '/search-pages.json', schema: SearchPages },
    ...{ freshMs: 5000, waits: false },
  });
  return async () => (await read())?.pages ?? none;
}
