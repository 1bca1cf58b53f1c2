import { PartnerList } from '@dswine/shared/contract/partners';
import { partnerPicture } from '../picture-routes/picture-requests.ts';
import { pictureOf } from '../picture-routes/picture-source.ts';
import { expoSchema, lang, name } from '../server/expo-schema.ts';
import { localise } from '../server/localise.ts';
import type { Organiser } from '../server/organiser.ts';
import { listRecords } from '../store/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

const schema = expoSchema({
  summary: 'Organisers, co-organisers, media and sponsors of the fair',
  params: { code: name },
  query: lang,
  data: PartnerList,
});

export function partnerRoutes(app: Organiser, database: Database): void {
  app.get('/Partners/:code', { schema }, async ({ params, query }) => {
    const records = await listRecords(database, params.code, 'partners');
    const Items = records.map((record) => ({
      ...localise(record, query.Lang),
      Picture: pictureOf(params.code, partnerPicture(record)),
    }));
    return { Code: 200, Data: { Items } };
  });
}
