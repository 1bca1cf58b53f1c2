import { useFairStore, type ProductSearch } from '@dswine/shared/section/fair-store';
import { useSite, useSlot, type Slot } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import { useEffect } from 'react';
import { addressOf, filterOf } from '../search/list-filter.ts';

/** Parses the search from the URL in the format of specification § 3. */
export function searchOf(slot: Pick<Slot, 'params' | 'query'>, locale: Locale): ProductSearch {
  const filter = filterOf(slot);
  const { keyword, chosen } = filter;
  return {
    keyword,
    category: chosen.category[0] ?? '',
    selectedCategories: [...chosen.category],
    searchType: keyword === '' ? 'filter' : 'keyword',
    address: addressOf('products', filter, locale),
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
        productSearch: searchOf({ params, query }, locale),
        productListViewed: true,
      }),
    [fair, params, query, locale],
  );
}
