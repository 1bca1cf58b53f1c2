import { useFairStore, type ExhibitorSearch } from '@dswine/shared/section/fair-store';
import { useSite, useSlot, type Slot } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import { useEffect } from 'react';
import { addressOf, filterOf } from '../search/list-filter.ts';

/** The search that an address states, as the specification § 3 keeps it. A booth that is looked for is its keyword. */
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

/** The address is the truth; the store follows it, and remembers that the list was seen. */
export function useSearchInStep(): void {
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
