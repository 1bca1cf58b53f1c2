import { Services as ServiceList } from '@dswine/shared/contract/services';
import { servicePicture } from '../pictures/picture-requests.ts';
import { pictureOf } from '../pictures/picture-source.ts';
import { requireEdition } from '../content/editions.queries.ts';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary: 'Free and paid services for exhibitors',
  params: { code: name },
  query: lang,
  data: ServiceList,
});

export async function serviceRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
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
            Picture: pictureOf(pictures, params.code, servicePicture(record)),
            Caption: Sample.Caption[Lang],
            ...(Sample.Path !== undefined && { Path: Sample.Path }),
          },
        },
      ];
    });
    return { Code: 200, Data: { Free, Paid } };
  });
}
