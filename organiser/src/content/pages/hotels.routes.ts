import { HotelList } from '@dswine/shared/contract/hotels';
import { Type } from 'typebox';
import { localise } from '../editions/edition.ts';
import { readRoute } from '../editions/read-route.ts';
import { hotelPicture } from '../../media/pictures/picture-requests.ts';
import type { EditionRecords } from '../records/records.ts';

const minutes = Type.Integer({ minimum: 1, maximum: 999 });

export const hotelRoute = readRoute({
  path: '/Hotels/:code',
  summary: 'Hotels near the hall, by stars, shuttle and the longest walk in minutes',
  query: {
    Stars: Type.Array(Type.String({ maxLength: 4 }), { maxItems: 10, default: [] }),
    Shuttle: Type.Optional(Type.String({ maxLength: 10 })),
    Walk: Type.Optional(minutes),
  },
  data: HotelList,
  select({ edition, view, query }) {
    const all = edition.records.hotels;
    const filter = {
      stars: query.Stars,
      shuttle: query.Shuttle === 'yes',
      ...(query.Walk !== undefined && { walk: query.Walk }),
    };
    const count = (other: Partial<typeof filter>) =>
      narrowHotels(all, { ...filter, ...other }).length;
    return {
      Total: all.length,
      Items: narrowHotels(all, filter).map((record) => ({
        ...localise(record, view.lang),
        Picture: view.picture(hotelPicture(record)),
      })),
      Stars: starChoices(all).map((stars) => ({
        Code: String(stars),
        Name: view.text({ tw: `${stars} 星級`, en: `${stars} stars` }),
        Count: count({ stars: [String(stars)] }),
      })),
      Shuttle: count({ shuttle: true }),
      Walk: walkChoices.map((walk) => ({
        Code: String(walk),
        Name: view.text({ tw: `${walk} 分鐘以內`, en: `Within ${walk} min` }),
        Count: count({ walk }),
      })),
    };
  },
});

type HotelRecord = EditionRecords['hotels'];

type HotelFilter = { stars: readonly string[]; shuttle: boolean; walk?: number };

/** The longest walks to choose from, in minutes. */
const walkChoices = [10, 20, 30] as const;

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
function starChoices(hotels: readonly HotelRecord[]): number[] {
  return [...new Set(hotels.map(({ Stars }) => Stars))].sort((a, b) => b - a);
}
