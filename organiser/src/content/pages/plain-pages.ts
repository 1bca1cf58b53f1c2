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
import { localise } from '../editions/localise.ts';
import { filePath } from '../../media/files/files.routes.ts';
import { notFound } from '../../http/errors.ts';
import { orNothing } from '../../http/expo-schema.ts';
import { readRoute } from '../editions/read-route.ts';
import {
  directoryPicture,
  partnerPicture,
  servicePicture,
} from '../../media/pictures/picture-requests.ts';
import { shareOf } from '../../media/share-pictures/share.queries.ts';

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
