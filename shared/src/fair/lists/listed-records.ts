import type { ListedRecords } from '../../contract/my-list.ts';
import type { Locale } from '../../contract/locales.ts';
import { isSame, withFacts, type ListEntry, type NewEntry, type SeenFacts } from './my-list.ts';

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

/** Converts API records to list entries. */
export function entriesOf(
  { Exhibitors, Products, Events }: ListedRecords,
  locale: Locale,
): NewEntry[] {
  const inHall = ({
    Booths,
    Spot,
    Area,
    Country,
    Picture,
    Walk,
  }: ListedRecords['Exhibitors'][number] | ListedRecords['Products'][number]) => ({
    booths: Booths,
    area: Area,
    countries: { [locale]: Country.Name },
    picture: Picture,
    ...(Walk !== undefined && { walk: Walk }),
    ...(Spot && { spot: { x: Spot.X, y: Spot.Y } }),
  });
  return [
    ...Exhibitors.map((one): NewEntry => ({
      kind: 'exhibitor',
      id: one.Id,
      names: { [locale]: one.Name },
      ...inHall(one),
    })),
    ...Products.map((one): NewEntry => ({
      kind: 'product',
      id: one.Id,
      names: { [locale]: one.Name },
      ...inHall(one),
    })),
    ...Events.map((one): NewEntry => ({
      kind: 'event',
      id: one.Id,
      names: { [locale]: one.Title },
      booths: [],
      start: one.Start,
      end: one.End,
      places: { [locale]: one.Place },
      placeCode: one.PlaceCode,
      ...(one.Walk !== undefined && { walk: one.Walk }),
      ...(one.Spot && { spot: { x: one.Spot.X, y: one.Spot.Y } }),
      ...(one.Area && { area: one.Area }),
    })),
  ];
}

/**
 * Updates the entries with the organiser's records and keeps what the reader has seen of them. Marks
 * the `requested` ones that it no longer has. Returns the same array when nothing changes.
 */
export function withRecords(
  entries: readonly ListEntry[],
  records: ListedRecords,
  locale: Locale,
  requested: readonly Named[],
): readonly ListEntry[] {
  const fresh = entriesOf(records, locale);
  const after = entries.map((entry) => {
    const record = fresh.find((one) => isSame(one, entry));
    const { isDeleted, seen, ...known } = entry;
    if (!record)
      return isDeleted || !requested.some((one) => isSame(one, entry))
        ? entry
        : { ...entry, isDeleted: true as const };
    const updated = {
      ...withFacts(known, record),
      seen: withUnknown(seen ?? known, record),
    };
    return JSON.stringify(sorted(updated)) === JSON.stringify(sorted(entry)) ? entry : updated;
  });
  return after.every((entry, at) => entry === entries[at]) ? entries : after;
}

const sorted = (entry: ListEntry) =>
  Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What was seen, with what was not known then: that is no change. */
function withUnknown(seen: SeenFacts, now: SeenFacts): SeenFacts {
  const [start, end] = [seen.start ?? now.start, seen.end ?? now.end];
  return {
    names: { ...now.names, ...seen.names },
    booths: seen.booths.length > 0 ? seen.booths : now.booths,
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...((seen.places ?? now.places) && { places: { ...now.places, ...seen.places } }),
  };
}
