import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import type { ListName } from './list-filter.ts';

/** URL of a list: as the visitor left it, if visited in this language, otherwise the whole list. */
export function useListReturnLink(of: ListName): string {
  const { locale } = useSite();
  const left = useFair((fair) =>
    of === 'exhibitors'
      ? fair.exhibitorListViewed && fair.exhibitorSearch.address
      : fair.productListViewed && fair.productSearch.address,
  );
  return left && splitLocale(left).locale === locale ? left : paths[of](locale);
}
