import { Bars } from '@dswine/shared/contract/run-bar';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { loadLocalizer } from '../content/localizer.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary:
    'The bars of the run-bar with their hours and places on the drawn map, and walks between them',
  params: { code: name },
  query: lang,
  data: Bars,
});

export async function runBarRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
  app.get('/Event/Bars/:code', { schema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    const bars = await listRecords(database, params.code, 'bars');
    const routes = await listRecords(database, params.code, 'bar-routes');
    return {
      Code: 200,
      Data: {
        Bars: bars.map(({ Name, District, Address, Metro, Text, WithoutAlcohol, ...rest }) => ({
          ...rest,
          Name: view.text(Name),
          District: view.text(District),
          Address: view.text(Address),
          Metro: view.text(Metro),
          Text: view.text(Text),
          WithoutAlcohol: view.text(WithoutAlcohol),
        })),
        Routes: routes.map(({ Id, Name, Text, Stops }) => ({
          Id,
          Name: view.text(Name),
          Text: view.text(Text),
          Stops,
        })),
      },
    };
  });
}
