import { useFairStore, type ExhibitorSearch } from '@dswine/shared/section/fair-store';
import { useSite, useSlot, type Slot } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import { useEffect } from 'react';
import { addressOf, filterOf } from '../search/list-filter.ts';

/**
 * Parses the search from the URL in the format of specification § 3. A booth search uses the booth
 * number as its keyword.
 */
export function searchOf(slot: Pick<Slot, 'params' | 'query'>, locale: Locale): ExhibitorSearch {
  const filter = filterOf(slot);
  const { chosen, keyword, booth, page } = filter;
  return {
    keyword: keyword === '' ? booth : keyword,
    country: chosen.country[0] ?? '',
    area: chosen.area[0] ?? '',
    boothOptions: [...chosen.boothOption],
    selectedCountries: [...chosen.country],
    selectedAreas: [...chosen.area],
    page,
    searchType: keyword === '' ? (booth === '' ? 'filter' : 'booth') : 'keyword',
    address: addressOf('exhibitors', filter, locale),
  };
}

/**
 * Synchronises the store with the URL, which is the source of truth. Also records that the list was
 * visited.
 */
export function useSyncSearch(): void {
  const fair = useFairStore();
  const { locale } = useSite();
  const { params, query } = useSlot();
  useEffect(
    () =>
      fair.setState({
        exhibitorSearch: searchOf({ params, query }, locale),
        exhibitorListViewed: true,
      }),
    [fair, params, query, locale],
  );
}
