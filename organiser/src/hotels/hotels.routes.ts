import { HotelList } from '@dswine/shared/contract/hotels';
import { Type } from 'typebox';
import { hotelPicture } from '../pictures/picture-requests.ts';
import { pictureOf } from '../pictures/picture-source.ts';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import { localise } from '../content/localise.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { listRecords } from '../content/page-records.queries.ts';
import { narrowHotels, starChoices, walkChoices } from './narrow-hotels.ts';

const minutes = Type.Integer({ minimum: 1, maximum: 999 });
const schema = expoSchema({
  summary: 'Hotels near the hall, by stars, shuttle and the longest walk in minutes',
  params: { code: name },
  query: {
    ...lang,
    Stars: Type.Array(Type.String({ maxLength: 4 }), { maxItems: 10, default: [] }),
    Shuttle: Type.Optional(Type.String({ maxLength: 10 })),
    Walk: Type.Optional(minutes),
  },
  data: HotelList,
});

export async function hotelRoutes(app: Organiser, { database, pictures }: Services): Promise<void> {
  app.get('/Hotels/:code', { schema }, async ({ params, query }) => {
    const all = await listRecords(database, params.code, 'hotels');
    const filter = {
      stars: query.Stars,
      shuttle: query.Shuttle === 'yes',
      ...(query.Walk !== undefined && { walk: query.Walk }),
    };
    const count = (other: Partial<typeof filter>) =>
      narrowHotels(all, { ...filter, ...other }).length;
    return {
      Code: 200,
      Data: {
        Total: all.length,
        Items: narrowHotels(all, filter).map((record) => ({
          ...localise(record, query.Lang),
          Picture: pictureOf(pictures, params.code, hotelPicture(record)),
        })),
        Stars: starChoices(all).map((stars) => ({
          Code: String(stars),
          Name: query.Lang === 'tw' ? `${stars} 星級` : `${stars} stars`,
          Count: count({ stars: [String(stars)] }),
        })),
        Shuttle: count({ shuttle: true }),
        Walk: walkChoices.map((walk) => ({
          Code: String(walk),
          Name: query.Lang === 'tw' ? `${walk} 分鐘以內` : `Within ${walk} min`,
          Count: count({ walk }),
        })),
      },
    };
  });
}
