import { Directory, directoryKinds } from '@dswine/shared/contract/directories';
import { directoryPicture } from '../pictures/picture-requests.ts';
import { pictureOf } from '../pictures/picture-source.ts';
import { requireEdition } from '../content/editions.queries.ts';
import { expoSchema, lang, name, orNothing } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary: `A place where exhibitors advertise: ${directoryKinds.join(', ')}`,
  params: { code: name, kind: name },
  query: lang,
  data: orNothing(Directory),
});

export async function directoryRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
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
        Picture: pictureOf(pictures, params.code, directoryPicture(record)),
        ...(await shareOf(database, params.code, { kind: 'directory', id: Id, lang: Lang })),
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
