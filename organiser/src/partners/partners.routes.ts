import { PartnerList } from '@dswine/shared/contract/partners';
import { partnerPicture } from '../pictures/picture-requests.ts';
import { pictureOf } from '../pictures/picture-source.ts';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import { localise } from '../content/localise.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary: 'Organisers, co-organisers, media and sponsors of the fair',
  params: { code: name },
  query: lang,
  data: PartnerList,
});

export async function partnerRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
  app.get('/Partners/:code', { schema }, async ({ params, query }) => {
    const records = await listRecords(database, params.code, 'partners');
    const Items = records.map((record) => ({
      ...localise(record, query.Lang),
      Picture: pictureOf(pictures, params.code, partnerPicture(record)),
    }));
    return { Code: 200, Data: { Items } };
  });
}
