import { Venue } from '@dswine/shared/contract/venue';
import { expoSchema, lang, name, orNothing } from '../http/expo-schema.ts';
import { localise } from '../content/localise.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary: 'The way to the hall',
  params: { code: name },
  query: lang,
  data: orNothing(Venue),
});

export async function venueRoutes(app: Organiser, { database }: Services): Promise<void> {
  app.get('/Venue/:code', { schema }, async ({ params, query }) => {
    const [record] = await listRecords(database, params.code, 'venue');
    if (!record) return { Code: 200, Data: null };
    return { Code: 200, Data: localise(record, query.Lang) };
  });
}
