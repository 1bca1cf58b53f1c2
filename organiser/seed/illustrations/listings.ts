import { dayOf } from '@dswine/shared/fair/dates';
import { narrowHotels, starChoices, walkChoices } from '../../src/hotels/narrow-hotels.ts';
import type { EditionRecords } from '../../src/records/records.ts';
import { sponsoredSlots, takeSlots } from '../../src/search/sponsored-slots.ts';
import type { Listing } from './spread-scenes.ts';

type Published = { Id: string; Category: string; PublishedAt: string; Until?: string | undefined };

/**
 * How many records in a row have different scenes. Of all and of an area these are more pictures
 * than a large screen shows; fourteen scenes leave fewer for lists that cross these.
 */
export const screenfuls = {
  news: 10,
  event: 8,
  hotel: 12,
  exhibitor: 8,
  area: 6,
  category: 4,
  country: 3,
};

const newestFirst = (one: Published, other: Published): number =>
  `${other.PublishedAt} ${other.Id}` < `${one.PublishedAt} ${one.Id}` ? -1 : 1;

export const oldestFirst = <T extends Published>(records: readonly T[]): T[] =>
  records.toSorted((one, other) => newestFirst(other, one));

/** All records, and those of each group by itself. */
function withGroups<T>(
  records: readonly T[],
  groupOf: (record: T) => string,
): readonly (readonly T[])[] {
  return [records, ...Map.groupBy(records, groupOf).values()];
}

/**
 * The news as it is listed on each day of its year: what is published, the newest first, and what
 * is no longer news behind it.
 */
export function newsListings(records: readonly Published[]): Listing[] {
  const days = new Set(records.flatMap((one) => [dayOf(one.PublishedAt), after(one.Until)]));
  days.delete('');
  return [...days].flatMap((day) => {
    const shown = records.filter((one) => dayOf(one.PublishedAt) <= day).toSorted(newestFirst);
    const isPast = ({ Until }: Published) => Until !== undefined && Until < day;
    const listed = [...shown.filter((one) => !isPast(one)), ...shown.filter(isPast)];
    return withGroups(listed, ({ Category }) => Category).map((list) => ({
      ids: list.map(({ Id }) => Id),
      screenful: screenfuls.news,
    }));
  });
}

function after(day: string | undefined): string {
  if (day === undefined) return '';
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

export function eventListings(records: readonly EditionRecords['calendar'][]): Listing[] {
  const inOrder = records.toSorted((one, other) => (one.Start < other.Start ? -1 : 1));
  return [...Map.groupBy(inOrder, ({ Topic }) => Topic).values()].map((list) => ({
    ids: list.map(({ Id }) => Id),
    screenful: screenfuls.event,
  }));
}

type Exhibitor = EditionRecords['exhibitors'];

/**
 * The directory in its neutral order, and with the paid slots of each day before it: of all, under
 * each filter, and the featured ones.
 */
export function exhibitorListings(records: readonly Exhibitor[]): Listing[] {
  const inOrder = neutralOrder(records);
  const filtered = (of: (record: Exhibitor) => readonly string[], screenful: number) =>
    [...new Set(records.flatMap(of))].flatMap((code) =>
      slotted(
        inOrder.filter((record) => of(record).includes(code)),
        screenful,
      ),
    );
  return [
    ...slotted(inOrder, screenfuls.exhibitor),
    ...slotted(
      inOrder.filter(({ Featured }) => Featured),
      screenfuls.area,
    ),
    ...filtered(({ Areas }) => Areas, screenfuls.area),
    ...filtered(({ Categories }) => Categories, screenfuls.category),
    ...filtered(({ Country }) => [Country], screenfuls.country),
  ];
}

const neutralOrder = (records: readonly Exhibitor[]): Exhibitor[] =>
  records.toSorted(
    (one, other) => other.Popularity - one.Popularity || Number(one.Id) - Number(other.Id),
  );

/** Those in paid slots first: they stand beside most others. */
export const slottedFirst = (records: readonly Exhibitor[]): Exhibitor[] =>
  neutralOrder(records).toSorted(
    (one, other) => Number(other.SearchPriority) - Number(one.SearchPriority),
  );

/** A list on each day of a turn of the paid slots. */
function slotted(records: readonly Exhibitor[], screenful: number): Listing[] {
  const candidates = records.flatMap(({ Id, SearchPriority }, position) =>
    SearchPriority ? { position, sponsor: Id } : [],
  );
  const turns = Math.max(1, Math.ceil(candidates.length / sponsoredSlots));
  return Array.from({ length: turns }, (_, day) => {
    const slots = takeSlots(candidates, day);
    const rest = records.filter((_record, position) => !slots.includes(position));
    const first = slots.flatMap((position) => records[position] ?? []);
    return { ids: [...first, ...rest].map(({ Id }) => Id), screenful };
  });
}

/** The hotels under each filter. */
export function hotelListings(records: readonly EditionRecords['hotels'][]): Listing[] {
  const filters = [
    { stars: [], shuttle: false },
    { stars: [], shuttle: true },
    ...starChoices(records).map((stars) => ({ stars: [String(stars)], shuttle: false })),
    ...walkChoices.map((walk) => ({ stars: [], shuttle: false, walk })),
  ];
  return filters.map((filter) => ({
    ids: narrowHotels(records, filter).map(({ Id }) => Id),
    screenful: screenfuls.hotel,
  }));
}
