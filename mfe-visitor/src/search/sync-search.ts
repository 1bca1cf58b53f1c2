import {
  useFairStore,
  type ExhibitorSearch,
  type ProductSearch,
} from '@dswine/shared/section/fair-store';
import { useSite, useSlot, type Slot } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import { useEffect } from 'react';
import { addressOf, filterOf, type ListName } from './list-filter.ts';

/**
 * Synchronises the store with the URL, which is the source of truth. Also records that the list was
 * visited.
 */
export function useSyncSearch(of: ListName): void {
  const fair = useFairStore();
  const { locale } = useSite();
  const { params, query } = useSlot();
  useEffect(() => {
    const slot = { params, query };
    fair.setState(
      of === 'exhibitors'
        ? { exhibitorSearch: exhibitorSearchOf(slot, locale), exhibitorListViewed: true }
        : { productSearch: productSearchOf(slot, locale), productListViewed: true },
    );
  }, [of, fair, params, query, locale]);
}

/**
 * Parses the search from the URL in the format of specification § 3. A booth search uses the booth
 * number as its keyword.
 */
export function exhibitorSearchOf(
  slot: Pick<Slot, 'params' | 'query'>,
  locale: Locale,
): ExhibitorSearch {
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

/** Parses the search from the URL in the format of specification § 3. */
export function productSearchOf(
  slot: Pick<Slot, 'params' | 'query'>,
  locale: Locale,
): ProductSearch {
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
