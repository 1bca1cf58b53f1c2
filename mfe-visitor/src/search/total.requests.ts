import useSWR from 'swr';
import { useSite } from '@dswine/shared/section/runtime';
import { useDebounced, whileTyping } from '@dswine/shared/section/use-debounced';
import { callQuery, type ListName, type ListResponse } from './list-filter.ts';

/**
 * How many results a list has with these choices, before they are applied. Undefined without
 * choices, while it loads, and when the request fails.
 */
export function useTotal(of: ListName, choices: FormData | undefined): number | undefined {
  const { exhibitionCode, locale } = useSite();
  const parameters = [...(choices ?? [])].map(([name, value]) => ({ name, value: String(value) }));
  const query = callQuery(parameters, { PageSize: '1', Lang: locale });
  const typed = useDebounced(choices === undefined ? '' : query);
  const call = of === 'exhibitors' ? 'Exhibitors' : 'Products';
  const { data } = useSWR<Pick<ListResponse, 'Total'>>(
    typed === '' ? null : `${call}/${exhibitionCode}?${typed}`,
    whileTyping,
  );
  return data?.Total;
}
