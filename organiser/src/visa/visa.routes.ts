import { Visa } from '@dswine/shared/contract/visa';
import { expoSchema, lang, name, orNothing } from '../http/expo-schema.ts';
import { localise } from '../content/localise.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary: 'Visa information for visitors and exhibitors from abroad',
  params: { code: name },
  query: lang,
  data: orNothing(Visa),
});

export async function visaRoutes(app: Organiser, { database }: Services): Promise<void> {
  app.get('/Visa/:code', { schema }, async ({ params, query }) => {
    const [record] = await listRecords(database, params.code, 'visa');
    if (!record) return { Code: 200, Data: null };
    return { Code: 200, Data: localise(record, query.Lang) };
  });
}
