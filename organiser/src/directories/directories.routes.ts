import { Directory, directoryKinds } from '@dswine/shared/contract/directories';
import { directoryPicture } from '../picture-routes/picture-requests.ts';
import { pictureOf } from '../picture-routes/picture-source.ts';
import { requireEdition } from '../editions/editions.queries.ts';
import { expoSchema, lang, name, orNothing } from '../server/expo-schema.ts';
import { notFound } from '../server/errors.ts';
import type { Organiser } from '../server/organiser.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import { listRecords } from '../store/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

const schema = expoSchema({
  summary: `A place where exhibitors advertise: ${directoryKinds.join(', ')}`,
  params: { code: name, kind: name },
  query: lang,
  data: orNothing(Directory),
});

export function directoryRoutes(app: Organiser, database: Database): void {
  app.get('/Directories/:code/:kind', { schema }, async ({ params, query: { Lang } }) => {
    await requireEdition(database, params.code);
    const records = await listRecords(database, params.code, 'directories');
    const record = records.find(({ Kind }) => Kind === params.kind);
    if (!record && directoryKinds.some((kind) => kind === params.kind))
      return { Code: 200, Data: null };
    if (!record) throw notFound('directory', params.kind);
    const { Id, Kind, Name, Lead, Open, NotYet, Facts, Options, Rules, BookBy } = record;
    return {
      Code: 200,
      Data: {
        Kind,
        Name: Name[Lang],
        Lead: Lead[Lang],
        Picture: pictureOf(params.code, directoryPicture(record)),
        ...(await shareOf(database, params.code, 'directory', Id, Lang)),
        ...(Open && { Open: { ...Open, Label: Open.Label[Lang] } }),
        NotYet: { Title: NotYet.Title[Lang], Text: NotYet.Text[Lang] },
        Facts: Facts.map(({ Label, Value }) => ({ Label: Label[Lang], Value: Value[Lang] })),
        Options: Options.map((option) => ({
          Name: option.Name[Lang],
          Size: option.Size[Lang],
          Place: option.Place[Lang],
          Fee: option.Fee,
          ...(option.Quota !== undefined && { Quota: option.Quota }),
        })),
        Rules: Rules.map((rule) => rule[Lang]),
        ...(BookBy !== undefined && { BookBy }),
      },
    };
  });
}
