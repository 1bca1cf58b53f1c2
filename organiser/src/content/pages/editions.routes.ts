import { localeCodes } from '@dswine/shared/contract/locales';
import {
  About,
  ContentRevision,
  Exhibition,
  ForExhibitors,
} from '@dswine/shared/contract/editions';
import type { Lang } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { listAreas } from '../editions/catalogue.ts';
import { figuresOf } from '../editions/edition.ts';
import { localise } from '../editions/localise.ts';
import { expoSchema, name } from '../../http/expo-schema.ts';
import { notFound } from '../../http/errors.ts';
import type { Organiser } from '../../http/organiser.ts';
import { readRoute } from '../editions/read-route.ts';
import { areaPicture, fairPicture } from '../../media/pictures/picture-requests.ts';
import type { Dependencies } from '../../dependencies.ts';
import { shareOf } from '../../media/share-pictures/share.queries.ts';
import { ofRecord, sharePath, shareRequest } from '../../media/share-pictures/share-request.ts';
import { findRevision, listWithdrawn } from '../../store/content.ts';

export const editionPages = [
  readRoute({
    path: '/Exhibitions/:code',
    summary: 'The edition record, in both languages',
    data: Exhibition,
    select({ edition: { code, fair, records } }) {
      const share = (lang: Lang) =>
        sharePath(code, shareRequest(fair, lang, ofRecord(fairPicture(fair)), fair.ShowName));
      const Share = {
        ...Object.fromEntries(localeCodes.map((code) => [code, share(code)])),
        tw: share('tw'),
        en: share('en'),
      };
      const inquiry = paths.exhibitorInquiry('tw');
      const BoothsUntil = records.deadlines.find(
        ({ Form }) => Form && 'Page' in Form && Form.Page === inquiry,
      )?.Due;
      return { web_Exhibition_Info: { ...fair, Share, ...(BoothsUntil && { BoothsUntil }) } };
    },
  }),
  readRoute({
    path: '/Exhibitions/About/:code',
    summary: 'About the exhibition, with its themed areas',
    data: About,
    select({ edition, view }) {
      const Areas = listAreas(edition).map(({ record, exhibitors }) => ({
        ...localise(record, view.lang),
        Picture: view.picture(areaPicture(record)),
        ExhibitorCount: exhibitors,
      }));
      const Picture = view.picture(fairPicture(edition.fair));
      const about = { ...edition.fair.About, Figures: figuresOf(edition) };
      return { ...localise(about, view.lang), Picture, Areas };
    },
  }),
  readRoute({
    path: '/Exhibitions/ForExhibitors/:code',
    summary: 'Information for companies that consider exhibiting',
    data: ForExhibitors,
    select: ({ edition: { code, fair }, view }) => ({
      ...localise(fair.ForExhibitors, view.lang),
      Picture: view.picture(fairPicture(fair)),
      ...shareOf(view, 'for-exhibitors', code),
    }),
  }),
];

const revisionSchema = expoSchema({
  summary: 'The content revision and the withdrawn records',
  params: { code: name },
  query: {},
  data: ContentRevision,
});

/** Separate from the other routes: it is polled every two seconds and must never be cached. */
export async function revisionRoute(app: Organiser, { database }: Dependencies): Promise<void> {
  app.get('/Revision/:code', { schema: revisionSchema }, async ({ params }, reply) => {
    const Revision = await findRevision(database, params.code);
    if (Revision === undefined) throw notFound('edition', params.code);
    void reply.header('cache-control', 'no-store');
    return { Code: 200, Data: { Revision, Withdrawn: await listWithdrawn(database, params.code) } };
  });
}
