import { useEffect } from 'react';
import useSWR from 'swr';
import type { ListedRecords } from '@dswine/shared/contract/my-list';
import { listedKey, withRecords } from '@dswine/shared/fair/lists/listed-records';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, type RequestFailed } from '@dswine/shared/section/runtime';

/**
 * Loads the current records of the entries. Offline there is no data, and the list shows its saved
 * entries.
 */
export function useListedRecords(entries: readonly Pick<ListEntry, 'kind' | 'id'>[] | undefined) {
  const { exhibitionCode, locale } = useSite();
  const key = listedKey(exhibitionCode, locale, entries ?? []);
  return useSWR<ListedRecords, RequestFailed>(key ?? null, { keepPreviousData: true });
}

/**
 * Loads the records of the list and updates its saved facts with them, for offline use and to tell
 * of changes.
 */
export function useFreshEntries(entries: readonly ListEntry[] | undefined) {
  const { locale } = useSite();
  const { change } = useMyList();
  const response = useListedRecords(entries);
  const { data, error, isLoading } = response;
  useEffect(() => {
    // While a longer list is loading, `data` is that of the shorter one.
    if (data && entries && !isLoading && !error)
      change((before) => withRecords(before, data, locale, entries));
  }, [data, error, isLoading, entries, locale, change]);
  return response;
}
