import { Admission } from '@dswine/shared/contract/admission';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { loadLocalizer } from '../content/localizer.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary: 'Admission: who, when and with which documents',
  params: { code: name },
  query: lang,
  data: Admission,
});

export async function admissionRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
  app.get('/Admission/:code', { schema }, async ({ params, query: { Lang } }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, Lang);
    const records = await listRecords(database, params.code, 'admission');
    const Rules = records.map(({ Id, Title, Lead, Items }) => ({
      Id,
      Title: Title[Lang],
      Lead: Lead[Lang],
      Items: Items.map((item) => item[Lang]),
      ...view.placesIn([Lead, ...Items].map(view.text)),
    }));
    const onArrival = records.flatMap(({ Items }) => Items.filter((item) => item.OnArrival));
    const OnArrival = {
      Items: onArrival.map((item) => item[Lang]),
      ...view.placesIn(onArrival.map(view.text)),
    };
    return { Code: 200, Data: { Rules, ...(onArrival.length > 0 && { OnArrival }) } };
  });
}
