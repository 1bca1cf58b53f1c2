import {
  About,
  ContentRevision,
  Exhibition,
  ForExhibitors,
} from '@dswine/shared/contract/editions';
import type { Lang } from '@dswine/shared/contract/wire';
import { areaPicture, fairPicture } from '../pictures/picture-requests.ts';
import { pictureOf } from '../pictures/picture-source.ts';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { findRevision, listWithdrawn } from '../store/content.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import { ofRecord, sharePath, shareRequest } from '../share-pictures/share-request.ts';
import { localise } from '../content/localise.ts';
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
  summary: 'Information for companies that consider exhibiting',
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

export async function editionRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
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
    const Areas = (await listAreas(database, params.code)).map(({ record, exhibitors }) => ({
      ...localise(record, query.Lang),
      Picture: pictureOf(pictures, params.code, areaPicture(record)),
      ExhibitorCount: exhibitors,
    }));
    const Picture = pictureOf(pictures, params.code, fairPicture(edition));
    return { Code: 200, Data: { ...localise(edition.About, query.Lang), Picture, Areas } };
  });

  app.get(
    '/Exhibitions/ForExhibitors/:code',
    { schema: exhibitorsSchema },
    async ({ params, query }) => {
      const edition = await requireEdition(database, params.code);
      const share = await shareOf(database, params.code, {
        kind: 'for-exhibitors',
        id: params.code,
        lang: query.Lang,
      });
      const Picture = pictureOf(pictures, params.code, fairPicture(edition));
      return {
        Code: 200,
        Data: { ...localise(edition.ForExhibitors, query.Lang), Picture, ...share },
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
