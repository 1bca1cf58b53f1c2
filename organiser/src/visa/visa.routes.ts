import { Visa } from '@dswine/shared/contract/visa';
import { expoSchema, lang, name, orNothing } from '../server/expo-schema.ts';
import { localise } from '../server/localise.ts';
import type { Organiser } from '../server/organiser.ts';
import { listRecords } from '../store/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

const schema = expoSchema({
  summary: 'Visa information for visitors and exhibitors from abroad',
  params: { code: name },
  query: lang,
  data: orNothing(Visa),
});

export function visaRoutes(app: Organiser, database: Database): void {
  app.get('/Visa/:code', { schema }, async ({ params, query }) => {
    const [record] = await listRecords(database, params.code, 'visa');
    if (!record) return { Code: 200, Data: null };
    return { Code: 200, Data: localise(record, query.Lang) };
  });
}
