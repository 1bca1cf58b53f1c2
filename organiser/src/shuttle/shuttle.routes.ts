import { Shuttle } from '@dswine/shared/contract/shuttle';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary: 'Free buses to the hall and back: stops and timetables',
  params: { code: name },
  query: lang,
  data: Shuttle,
});

export async function shuttleRoutes(app: Organiser, { database }: Services): Promise<void> {
  app.get('/Shuttle/:code', { schema }, async ({ params, query: { Lang } }) => {
    const records = await listRecords(database, params.code, 'shuttles');
    const Lines = records.map(({ Id, Name, Note, Ways }) => ({
      Id,
      Name: Name[Lang],
      Note: Note[Lang],
      Ways: Ways.map((way) => ({
        To: way.To[Lang],
        ...(way.FromHall && { FromHall: true }),
        Stops: way.Stops.map((stop) => ({
          Name: stop.Name[Lang],
          Place: stop.Place[Lang],
          Minutes: stop.Minutes,
        })),
        Services: way.Services.map((service) => ({ ...service, Days: service.Days[Lang] })),
      })),
    }));
    return { Code: 200, Data: { Lines } };
  });
}
