import { useEffect } from 'react';
import useSWR from 'swr';
import type { ListedRecords } from '@dswine/shared/contract/my-list';
import { isSame, withEntry, type ListEntry, type NewEntry } from '@dswine/shared/fair/my-list';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, type RequestFailed } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';

type Named = Pick<ListEntry, 'kind' | 'id'>;
const parameters = { exhibitor: 'Exhibitor', product: 'Product', event: 'Event' } as const;

/** The request for what ids name; undefined for none. Sorted, so that one list makes one request. */
export function listedKey(
  edition: string,
  locale: Locale,
  entries: readonly Named[],
): string | undefined {
  if (entries.length === 0) return undefined;
  const named = entries.map(({ kind, id }) => `${parameters[kind]}=${id}`).sort();
  return `MyList/${edition}?Lang=${locale}&${named.join('&')}`;
}

/** What the organiser says of entries now. Without a network nothing comes, and the list shows what it keeps. */
export function useListedRecords(entries: readonly Named[] | undefined) {
  const { exhibitionCode, locale } = useSite();
  const key = listedKey(exhibitionCode, locale, entries ?? []);
  return useSWR<ListedRecords, RequestFailed>(key ?? null, { keepPreviousData: true });
}

/** Keeps names, booths and places on the device as the organiser says them, for when there is no network. */
export function useFreshEntries(records: ListedRecords | undefined): void {
  const { locale } = useSite();
  const { change } = useMyList();
  useEffect(() => {
    if (!records) return;
    const fresh = entriesOf(records, locale);
    change((before) =>
      fresh.reduce((entries, entry) => {
        const known = entries.find((one) => isSame(one, entry));
        if (!known) return entries;
        const [after] = withEntry([known], entry);
        return JSON.stringify(after) === JSON.stringify(known)
          ? entries
          : withEntry(entries, entry);
      }, before),
    );
  }, [records, locale, change]);
}

/** Records as a list keeps them. */
export function entriesOf(
  { Exhibitors, Products, Events }: ListedRecords,
  locale: Locale,
): NewEntry[] {
  const placed = ({
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
      ...placed(one),
    })),
    ...Products.map((one): NewEntry => ({
      kind: 'product',
      id: one.Id,
      names: { [locale]: one.Name },
      ...placed(one),
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
