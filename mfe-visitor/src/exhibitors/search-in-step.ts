import { useFairStore, type ExhibitorSearch } from '@dswine/shared/section/fair-store';
import type { PageQuery } from '@dswine/shared/section/request-key';
import { useSlot } from '@dswine/shared/section/runtime';
import { useEffect } from 'react';

/** The search that an address states, as the specification § 3 keeps it. */
export function searchOf(query: PageQuery): ExhibitorSearch {
  const [keyword = ''] = query['keyword'] ?? [];
  const selectedCountries = query['country'] ?? [];
  const selectedAreas = query['area'] ?? [];
  return {
    keyword,
    country: selectedCountries[0] ?? '',
    area: selectedAreas[0] ?? '',
    boothOptions: [],
    selectedCountries,
    selectedAreas,
    page: Number(query['page']?.[0] ?? 1),
    searchType: keyword === '' ? 'filter' : 'keyword',
  };
}

/** The address is the truth; the store follows it, and remembers that the list was seen. */
export function useSearchInStep(): void {
  const fair = useFairStore();
  const { query } = useSlot();
  useEffect(() => fair.setState({ exhibitorSearch: searchOf(query), exhibitorListViewed: true }), [fair, query]);
}
