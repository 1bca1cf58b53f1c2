import type { Lang } from '@dswine/shared/contract/wire';
import { Admission } from '@dswine/shared/contract/admission';
import { Directory, directoryKinds } from '@dswine/shared/contract/directories';
import { Creators } from '@dswine/shared/contract/kol';
import { PartnerList } from '@dswine/shared/contract/partners';
import { Report } from '@dswine/shared/contract/report';
import { Bars } from '@dswine/shared/contract/run-bar';
import { Services } from '@dswine/shared/contract/services';
import { Shuttle } from '@dswine/shared/contract/shuttle';
import { Venue } from '@dswine/shared/contract/venue';
import { Visa } from '@dswine/shared/contract/visa';
import { Type } from 'typebox';
import { localise, figuresOf, type EditionRecord } from '../editions/edition.ts';
import { filePath } from '../../media/files/files.routes.ts';
import { notFound, orNothing, expoSchema, name } from '../../http/responses.ts';
import { readRoute } from '../editions/read-route.ts';
import {
  directoryPicture,
  partnerPicture,
  servicePicture,
  areaPicture,
  fairPicture,
} from '../../media/pictures/picture-requests.ts';
import {
  shareOf,
  ofRecord,
  sharePath,
  shareRequest,
} from '../../media/share-pictures/share-request.ts';
import { localeCodes } from '@dswine/shared/contract/locales';
import {
  About,
  ContentRevision,
  Exhibition,
  ForExhibitors,
} from '@dswine/shared/contract/editions';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { listAreas } from '../editions/catalogue.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { findRevision, listWithdrawn } from '../../store/content.ts';
import { Archive, type ArchivedFair } from '@dswine/shared/contract/archive';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { showPhase } from '@dswine/shared/fair/show/show-phase';
import { showStates } from '@dswine/shared/fair/show/show-states';

/** Pages that show their records as they are, in the language of the request. */
export const plainPages = [
  readRoute({
    path: '/Admission/:code',
    summary: 'Admission: who, when and with which documents',
    data: Admission,
    select({ edition, view }) {
      const records = edition.records.admission;
      const Rules = records.map(({ Id, Title, Lead, Items }) => ({
        Id,
        Title: view.text(Title),
        Lead: view.text(Lead),
        Items: Items.map(view.text),
        ...view.placesIn([Lead, ...Items].map(view.text)),
      }));
      const onArrival = records
        .flatMap(({ Items }) => Items.filter((item) => item.OnArrival))
        .map(view.text);
      const OnArrival = { Items: onArrival, ...view.placesIn(onArrival) };
      return { Rules, ...(onArrival.length > 0 && { OnArrival }) };
    },
  }),
  readRoute({
    path: '/Shuttle/:code',
    summary: 'Free buses to the hall and back: stops and timetables',
    data: Shuttle,
    select: ({ edition, view }) => ({ Lines: localise(edition.records.shuttles, view.lang) }),
  }),
  readRoute({
    path: '/Services/:code',
    summary: 'Free and paid services for exhibitors',
    data: Services,
    select({ edition, view }) {
      const { services } = edition.records;
      const Free = services.filter((record) => record.Kind === 'free');
      const Paid = services.filter((record) => record.Kind === 'paid');
      return {
        Free: localise(Free, view.lang),
        Paid: Paid.map((record) => {
          const localised = localise(record, view.lang);
          const Picture = view.picture(servicePicture(record));
          return { ...localised, Sample: { ...localised.Sample, Picture } };
        }),
      };
    },
  }),
  readRoute({
    path: '/Directories/:code/:kind',
    summary: `A place where exhibitors advertise: ${directoryKinds.join(', ')}`,
    data: orNothing(Directory),
    select({ edition, view, params: { kind } }) {
      const record = edition.records.directories.find(({ Kind }) => Kind === kind);
      if (!record && directoryKinds.some((one) => one === kind)) return null;
      if (!record) throw notFound('directory', kind);
      return {
        ...localise(record, view.lang),
        Picture: view.picture(directoryPicture(record)),
        ...shareOf(view, 'directory', record.Id),
      };
    },
  }),
  readRoute({
    path: '/Venue/:code',
    summary: 'The way to the hall',
    data: orNothing(Venue),
    select: ({ edition, view }) => localise(edition.records.venue[0] ?? null, view.lang),
  }),
  readRoute({
    path: '/Partners/:code',
    summary: 'Organisers, co-organisers, media and sponsors of the fair',
    data: PartnerList,
    select: ({ edition, view }) => ({
      Items: edition.records.partners.map((record) => ({
        ...localise(record, view.lang),
        Picture: view.picture(partnerPicture(record)),
      })),
    }),
  }),
  readRoute({
    path: '/Visa/:code',
    summary: 'Visa information for visitors and exhibitors from abroad',
    data: orNothing(Visa),
    select: ({ edition, view }) => localise(edition.records.visa[0] ?? null, view.lang),
  }),
  readRoute({
    path: '/Report/:code',
    summary: 'The report of a year, or the newest one, and its PDF',
    query: { Year: Type.Optional(Type.String({ maxLength: 10 })) },
    data: orNothing(Report),
    async select({ edition, view, query, dependencies }) {
      const reports = edition.records.report.toSorted((a, b) => b.Year.localeCompare(a.Year));
      const record =
        query.Year === undefined ? reports[0] : reports.find(({ Year }) => Year === query.Year);
      if (!record && query.Year !== undefined) throw notFound('report', query.Year);
      if (!record) return null;
      const file = await dependencies.files(edition.code, reportFile(record.Year, view.lang));
      const Years = reports.map(({ Year }) => Year);
      const File = file && { Src: filePath(edition.code, file), Bytes: file.size };
      return { ...localise(record, view.lang), Years, ...(File && { File }) };
    },
  }),
  readRoute({
    path: '/Event/Creators/:code',
    summary: 'The creators who report on the fair',
    data: Creators,
    select: ({ edition, view }) => localise(edition.records.creators, view.lang),
  }),
  readRoute({
    path: '/Event/Bars/:code',
    summary:
      'The bars of the run-bar with their hours and places on the drawn map, and walks between them',
    data: Bars,
    select: ({ edition: { records }, view }) => ({
      Bars: localise(records.bars, view.lang),
      Routes: localise(records['bar-routes'], view.lang),
    }),
  }),
];

export function reportFile(year: string, language: Lang): string {
  return `show-report-${year}-${language}.pdf`;
}

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

export const archiveRoute = readRoute({
  path: '/Archive/:code',
  summary: 'The fairs that are over, by year, with what the site has of each',
  data: Archive,
  async select({ edition: { code, fair, records }, view: { lang, text }, now, dependencies }) {
    const over = (await dependencies.editions.list()).filter(
      (edition) => edition.fair.EndDate <= fair.EndDate && isOver(edition.fair, now),
    );
    const reports = localise(records.report, lang);
    const { albums } = records;
    const films = records.videos.filter(({ Year }) => Year !== undefined);
    const years = new Set([
      ...over.map((edition) => edition.fair.ExhibitionYear),
      ...reports.map(({ Year }) => Year),
      ...albums.map(({ Date: day }) => day.slice(0, 4)),
      ...films.map(({ Year }) => String(Year)),
    ]);
    const Items = [...years]
      .sort((a, b) => b.localeCompare(a))
      .map((Year): ArchivedFair => {
        const report = reports.find((candidate) => candidate.Year === Year);
        const edition = over.find((one) => one.fair.ExhibitionYear === Year);
        return {
          Year,
          IsShown: edition?.code === code,
          ...(edition && factsOf(edition.fair, lang)),
          Figures: report?.Figures ?? (edition ? localise(figuresOf(edition), lang) : []),
          Report: report !== undefined,
          Albums: albums
            .filter(({ Date: day }) => day.startsWith(Year))
            .map(({ Id, Title }) => ({ Id, Title: inLocale(Title, lang) })),
          Films: films
            .filter((film) => String(film.Year) === Year)
            .map(({ Id, Title }) => ({ Id, Title: text(Title) })),
        };
      });
    return { Items };
  },
});

/** An edition belongs to the archive in the state "after" of the year. */
const isOver = (edition: EditionRecord, now: Date): boolean =>
  showStates[showPhase(edition, now.toISOString()).phase].isArchived;

function factsOf({ ShowName, StartDate, EndDate, Venue }: EditionRecord, locale: Lang) {
  return {
    Name: inLocale(ShowName, locale),
    StartDate,
    EndDate,
    Venue: `${inLocale(Venue.Name, locale)} ${inLocale(Venue.Hall, locale)}`,
  };
}
