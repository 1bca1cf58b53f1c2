import type { Clock } from '@dswine/shared/process/clock';
import { UnavailableError } from '../../http/errors.ts';
import type { Measures } from '../../measures.ts';
import type { Criteria, Found, Operation, Search, Searches } from './search.ts';

/** The same search, whose operations are counted and timed wherever its index is. */
export function measureSearch(
  search: Search,
  measures: Measures | undefined,
  clock: Clock,
): Search {
  if (!measures) return search;
  const searches: Searches = search;
  const measured =
    <Name extends Operation>(operation: Name) =>
    async (edition: string, criteria: Criteria[Name]): Promise<Found[Name]> => {
      const began = clock.monotonic();
      let outcome: 'ok' | 'unavailable' | 'failed' = 'ok';
      try {
        return await searches[operation](edition, criteria);
      } catch (error) {
        outcome = error instanceof UnavailableError ? 'unavailable' : 'failed';
        throw error;
      } finally {
        measures.search({ operation, outcome }, clock.monotonic() - began);
      }
    };
  return {
    prepare: search.prepare,
    exhibitors: measured('exhibitors'),
    products: measured('products'),
    suggestions: measured('suggestions'),
    site: measured('site'),
  };
}
