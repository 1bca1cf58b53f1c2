import { Admission } from '@dswine/shared/contract/admission';
import { expoSchema, lang, name } from '../server/expo-schema.ts';
import type { Organiser } from '../server/organiser.ts';
import { listRecords } from '../store/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

const schema = expoSchema({
  summary: 'Who may come in, when, and with what',
  params: { code: name },
  query: lang,
  data: Admission,
});

export function admissionRoutes(app: Organiser, database: Database): void {
  app.get('/Admission/:code', { schema }, async ({ params, query: { Lang } }) => {
    const records = await listRecords(database, params.code, 'admission');
    const Rules = records.map(({ Id, Title, Lead, Items }) => ({
      Id,
      Title: Title[Lang],
      Lead: Lead[Lang],
      Items: Items.map((item) => item[Lang]),
    }));
    return { Code: 200, Data: { Rules } };
  });
}
