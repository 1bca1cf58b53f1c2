import { splitLocale } from '@dswine/shared/fair/locale-path';
import { paths } from '@dswine/shared/fair/paths';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import type { ListName } from './list-filter.ts';

/** Where a list is to be found: as the reader left it, if it was seen in this language, or from its beginning. */
export function useListReturnLink(of: ListName): string {
  const { locale } = useSite();
  const left = useFair((fair) =>
    of === 'exhibitors'
      ? fair.exhibitorListViewed && fair.exhibitorSearch.address
      : fair.productListViewed && fair.productSearch.address,
  );
  return left && splitLocale(left).locale === locale ? left : paths[of](locale);
}
