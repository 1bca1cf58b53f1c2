import { Venue } from '@dswine/shared/contract/venue';
import { expoSchema, lang, name, orNothing } from '../server/expo-schema.ts';
import { localise } from '../server/localise.ts';
import type { Organiser } from '../server/organiser.ts';
import { listRecords } from '../store/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

const schema = expoSchema({
  summary: 'The way to the hall',
  params: { code: name },
  query: lang,
  data: orNothing(Venue),
});

export function venueRoutes(app: Organiser, database: Database): void {
  app.get('/Venue/:code', { schema }, async ({ params, query }) => {
    const [record] = await listRecords(database, params.code, 'venue');
    if (!record) return { Code: 200, Data: null };
    return { Code: 200, Data: localise(record, query.Lang) };
  });
}
