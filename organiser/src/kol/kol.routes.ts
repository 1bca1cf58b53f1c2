import { Creators } from '@dswine/shared/contract/kol';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { loadLocalizer } from '../content/localizer.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary: 'The creators who report on the fair',
  params: { code: name },
  query: lang,
  data: Creators,
});

export async function kolRoutes(app: Organiser, { database, pictures }: Services): Promise<void> {
  app.get('/Event/Creators/:code', { schema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    const creators = await listRecords(database, params.code, 'creators');
    const Data = creators.map(({ Name, Mark, Field, Bio, Shows, ...rest }) => ({
      ...rest,
      Name: view.text(Name),
      Mark: view.text(Mark),
      Field: view.text(Field),
      Bio: view.text(Bio),
      Shows: view.text(Shows),
    }));
    return { Code: 200, Data };
  });
}
