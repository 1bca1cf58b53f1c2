import {
  About,
  ContentRevision,
  Exhibition,
  ForExhibitors,
} from '@dswine/shared/contract/editions';
import type { Bilingual, Lang } from '@dswine/shared/contract/wire';
import { areaPicture, fairPicture } from '../picture-routes/picture-requests.ts';
import { pictureOf } from '../picture-routes/picture-source.ts';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { findRevision, listWithdrawn } from '../store/content.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import { ofRecord, sharePath, shareRequest } from '../share-pictures/share-request.ts';
import { listAreas, requireEdition } from '../content/editions.queries.ts';

const exhibitionSchema = expoSchema({
  summary: 'The edition record, in both languages',
  params: { code: name },
  query: lang,
  data: Exhibition,
});
const aboutSchema = expoSchema({
  summary: 'About the exhibition, with its themed areas',
  params: { code: name },
  query: lang,
  data: About,
});
const exhibitorsSchema = expoSchema({
  summary: 'What an exhibitor-to-be wants to know',
  params: { code: name },
  query: lang,
  data: ForExhibitors,
});
const revisionSchema = expoSchema({
  summary: 'The content revision and the withdrawn records',
  params: { code: name },
  query: {},
  data: ContentRevision,
});

export async function editionRoutes(app: Organiser, { database }: Services): Promise<void> {
  app.get('/Exhibitions/:code', { schema: exhibitionSchema }, async ({ params }) => {
    const edition = await requireEdition(database, params.code);
    const {
      About: _about,
      ForExhibitors: _forExhibitors,
      EventMenu: _eventMenu,
      ...info
    } = edition;
    const share = (language: Lang) =>
      sharePath(
        params.code,
        shareRequest(edition, language, ofRecord(fairPicture(edition)), edition.ShowName),
      );
    const Share = { tw: share('tw'), en: share('en') };
    return { Code: 200, Data: { web_Exhibition_Info: { ...info, Share } } };
  });

  app.get('/Exhibitions/About/:code', { schema: aboutSchema }, async ({ params, query }) => {
    const edition = await requireEdition(database, params.code);
    const about = edition.About;
    const text = (bilingual: Bilingual) => bilingual[query.Lang];
    const Areas = (await listAreas(database, params.code)).map(({ record, exhibitors }) => ({
      Code: record.Code,
      Name: text(record.Name),
      Tagline: text(record.Tagline),
      Description: text(record.Description),
      Picture: pictureOf(params.code, areaPicture(record)),
      ExhibitorCount: exhibitors,
    }));
    return {
      Code: 200,
      Data: {
        Title: text(about.Title),
        Lead: text(about.Lead),
        Picture: pictureOf(params.code, fairPicture(edition)),
        Paragraphs: about.Paragraphs.map(text),
        Areas,
        Figures: figures(about.Figures, query.Lang),
      },
    };
  });

  app.get(
    '/Exhibitions/ForExhibitors/:code',
    { schema: exhibitorsSchema },
    async ({ params, query }) => {
      const edition = await requireEdition(database, params.code);
      const info = edition.ForExhibitors;
      const text = (bilingual: Bilingual) => bilingual[query.Lang];
      return {
        Code: 200,
        Data: {
          Title: text(info.Title),
          Lead: text(info.Lead),
          Picture: pictureOf(params.code, fairPicture(edition)),
          ...(await shareOf(database, params.code, 'for-exhibitors', params.code, query.Lang)),
          Reasons: info.Reasons.map(({ Title, Text }) => ({
            Title: text(Title),
            Text: text(Text),
          })),
          Figures: figures(info.Figures, query.Lang),
          Booths: info.Booths.map(({ Name, Size, Fee, Includes }) => ({
            Name: text(Name),
            Size,
            Fee,
            Includes: Includes.map(text),
          })),
          Steps: info.Steps.map(({ Title, Text, Until }) => ({
            Title: text(Title),
            Text: text(Text),
            ...(Until !== undefined && { Until }),
          })),
          Questions: info.Questions.map(({ Question, Answer }) => ({
            Question: text(Question),
            Answer: text(Answer),
          })),
        },
      };
    },
  );
}

/** Separate from the other routes: it is polled every two seconds and must never be cached. */
export async function revisionRoute(app: Organiser, { database }: Services): Promise<void> {
  app.get('/Revision/:code', { schema: revisionSchema }, async ({ params }, reply) => {
    const Revision = await findRevision(database, params.code);
    if (Revision === undefined) throw notFound('edition', params.code);
    void reply.header('cache-control', 'no-store');
    return { Code: 200, Data: { Revision, Withdrawn: await listWithdrawn(database, params.code) } };
  });
}

function figures(list: { Value: number; Unit: Bilingual; Label: Bilingual }[], language: Lang) {
  return list.map(({ Value, Unit, Label }) => ({
    Value,
    Unit: Unit[language],
    Label: Label[language],
  }));
}
