import type { EditionRecords } from '../records/records.ts';

type HotelRecord = EditionRecords['hotels'];

/** The filter of the hotel list. An unset field excludes no hotel. */
export type HotelFilter = { stars: readonly string[]; shuttle: boolean; walk?: number };

/** The longest walks to choose from, in minutes. */
export const walkChoices = [10, 20, 30] as const;

export function narrowHotels(
  hotels: readonly HotelRecord[],
  { stars, shuttle, walk }: HotelFilter,
): HotelRecord[] {
  return hotels.filter(
    (hotel) =>
      (stars.length === 0 || stars.includes(String(hotel.Stars))) &&
      (!shuttle || hotel.Shuttle !== undefined) &&
      (walk === undefined || (hotel.Walk !== undefined && hotel.Walk <= walk)),
  );
}

/** The star classes that occur, highest first. */
export function starChoices(hotels: readonly HotelRecord[]): number[] {
  return [...new Set(hotels.map(({ Stars }) => Stars))].sort((a, b) => b - a);
}
