import { Services } from '@dswine/shared/contract/services';
import { servicePicture } from '../picture-routes/picture-requests.ts';
import { pictureOf } from '../picture-routes/picture-source.ts';
import { requireEdition } from '../editions/editions.queries.ts';
import { expoSchema, lang, name } from '../server/expo-schema.ts';
import type { Organiser } from '../server/organiser.ts';
import { listRecords } from '../store/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

const schema = expoSchema({
  summary: 'Free and paid services for exhibitors',
  params: { code: name },
  query: lang,
  data: Services,
});

export function serviceRoutes(app: Organiser, database: Database): void {
  app.get('/Services/:code', { schema }, async ({ params, query: { Lang } }) => {
    await requireEdition(database, params.code);
    const records = await listRecords(database, params.code, 'services');
    const Free = records.flatMap((record) =>
      record.Kind === 'free'
        ? [
            {
              Id: record.Id,
              Name: record.Name[Lang],
              Summary: record.Summary[Lang],
              How: record.How[Lang],
            },
          ]
        : [],
    );
    const Paid = records.flatMap((record) => {
      if (record.Kind !== 'paid') return [];
      const { Id, Feature, Fee, Sample } = record;
      return [
        {
          Id,
          Feature,
          Name: record.Name[Lang],
          Summary: record.Summary[Lang],
          Includes: record.Includes.map((item) => item[Lang]),
          Fee,
          Without: record.Without[Lang],
          With: record.With[Lang],
          Sample: {
            Picture: pictureOf(params.code, servicePicture(record)),
            Caption: Sample.Caption[Lang],
            ...(Sample.Path !== undefined && { Path: Sample.Path }),
          },
        },
      ];
    });
    return { Code: 200, Data: { Free, Paid } };
  });
}
