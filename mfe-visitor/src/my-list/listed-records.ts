import { useEffect } from 'react';
import useSWR from 'swr';
import type { ListedRecords } from '@dswine/shared/contract/my-list';
import { isSame, withEntry, type ListEntry, type NewEntry } from '@dswine/shared/fair/my-list';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, type RequestFailed } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';

type Named = Pick<ListEntry, 'kind' | 'id'>;
const parameters = { exhibitor: 'Exhibitor', product: 'Product', event: 'Event' } as const;

/**
 * Key of the request for the given entries; undefined without entries. Sorted, so that equal lists
 * share one request.
 */
export function listedKey(
  edition: string,
  locale: Locale,
  entries: readonly Named[],
): string | undefined {
  if (entries.length === 0) return undefined;
  const named = entries.map(({ kind, id }) => `${parameters[kind]}=${id}`).sort();
  return `MyList/${edition}?Lang=${locale}&${named.join('&')}`;
}

/**
 * Loads the current records of the entries. Offline there is no data, and the list shows its saved
 * entries.
 */
export function useListedRecords(entries: readonly Named[] | undefined) {
  const { exhibitionCode, locale } = useSite();
  const key = listedKey(exhibitionCode, locale, entries ?? []);
  return useSWR<ListedRecords, RequestFailed>(key ?? null, { keepPreviousData: true });
}

/** Updates the saved names, booths and positions with the organiser's records, for offline use. */
export function useFreshEntries(records: ListedRecords | undefined): void {
  const { locale } = useSite();
  const { change } = useMyList();
  useEffect(() => {
    if (!records) return;
    const fresh = entriesOf(records, locale);
    change((before) =>
      fresh.reduce((entries, entry) => {
        const saved = entries.find((one) => isSame(one, entry));
        if (!saved) return entries;
        const [after] = withEntry([saved], entry);
        return JSON.stringify(after) === JSON.stringify(saved)
          ? entries
          : withEntry(entries, entry);
      }, before),
    );
  }, [records, locale, change]);
}

/** Converts API records to list entries. */
export function entriesOf(
  { Exhibitors, Products, Events }: ListedRecords,
  locale: Locale,
): NewEntry[] {
  const positionOf = ({
    Booths,
    Spot,
  }: ListedRecords['Exhibitors'][number] | ListedRecords['Products'][number]) => ({
    booths: Booths,
    ...(Spot && { spot: { x: Spot.X, y: Spot.Y } }),
  });
  return [
    ...Exhibitors.map((one): NewEntry => ({
      kind: 'exhibitor',
      id: one.Id,
      names: { [locale]: one.Name },
      ...positionOf(one),
    })),
    ...Products.map((one): NewEntry => ({
      kind: 'product',
      id: one.Id,
      names: { [locale]: one.Name },
      ...positionOf(one),
    })),
    ...Events.map((one): NewEntry => ({
      kind: 'event',
      id: one.Id,
      names: { [locale]: one.Title },
      booths: [],
      start: one.Start,
      end: one.End,
    })),
  ];
}
