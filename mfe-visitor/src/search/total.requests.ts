import useSWR from 'swr';
import { useSite } from '@dswine/shared/section/runtime';
import { useDebounced, whileTyping } from '@dswine/shared/section/use-debounced';
import type { ListName, ListResponse } from './list-filter.ts';

/**
 * How many results a list has with these choices, before they are applied. Undefined without
 * choices, while it loads, and when the request fails.
 */
export function useTotal(of: ListName, choices: FormData | undefined): number | undefined {
  const { exhibitionCode, locale } = useSite();
  const query = new URLSearchParams({ Items: 'card', Facets: 'none', PageSize: '1', Lang: locale });
  for (const [name, value] of choices ?? [])
    query.append(`${name[0]?.toUpperCase()}${name.slice(1)}`, String(value));
  const typed = useDebounced(choices === undefined ? '' : String(query));
  const call = of === 'exhibitors' ? 'Exhibitors' : 'Products';
  const { data } = useSWR<Pick<ListResponse, 'Total'>>(
    typed === '' ? null : `${call}/${exhibitionCode}?${typed}`,
    whileTyping,
  );
  return data?.Total;
}
