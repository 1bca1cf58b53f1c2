import { ClassGroupRecord, ClassRecord } from '@dswine/shared/contract/classes';
import { EventPageRecord } from '@dswine/shared/contract/event-pages';
import { HotelRecord } from '@dswine/shared/contract/hotels';
import { CreatorRecord } from '@dswine/shared/contract/kol';
import { BarRecord, BarRouteRecord } from '@dswine/shared/contract/run-bar';
import { DeadlineRecord } from '@dswine/shared/contract/deadlines';
import { DirectoryRecord } from '@dswine/shared/contract/directories';
import { OrderItemRecord } from '@dswine/shared/contract/exhibitor-orders';
import { ServiceRecord } from '@dswine/shared/contract/services';
import { PartnerRecord } from '@dswine/shared/contract/partners';
import { AlbumRecord } from '@dswine/shared/contract/photos';
import { PressRecord } from '@dswine/shared/contract/press';
import { ReportRecord } from '@dswine/shared/contract/report';
import { VenueRecord } from '@dswine/shared/contract/venue';
import { VisaRecord } from '@dswine/shared/contract/visa';
import { ShuttleRecord } from '@dswine/shared/contract/shuttle';
import {
  Bilingual,
  closed,
  isoDate,
  recordId,
  instant,
  LocalisedText,
  webAddress,
  AreaCode,
} from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const downloadGroups = ['manual', 'form', 'publicity'] as const;

const DownloadRecord = Type.Object(
  {
    Id: recordId,
    Title: Bilingual,
    Text: Bilingual,
    Group: Type.Enum(downloadGroups),
    File: Bilingual,
    UploadedAt: isoDate,
  },
  closed,
);

const AdmissionRecord = Type.Object(
  {
    Id: recordId,
    Title: Bilingual,
    Lead: Bilingual,
    /** `OnArrival`: also said to those who come without registration. */
    Items: Type.Array(
      Type.Object(
        { ...Bilingual.properties, OnArrival: Type.Optional(Type.Literal(true)) },
        closed,
      ),
    ),
  },
  closed,
);

const chinese = Type.String({ minLength: 1 });

const EventInfoRecord = Type.Object(
  {
    Id: recordId,
    Title: chinese,
    Lead: chinese,
    Notice: chinese,
    Items: Type.Array(
      Type.Object({
        ExhibitorId: recordId,
        /** The product whose name and description an item without a title shows. */
        ProductId: Type.Optional(recordId),
        Title: Type.Optional(chinese),
        Text: Type.Optional(chinese),
        Note: Type.Optional(chinese),
      }),
    ),
  },
  closed,
);

const ExhibitorNewsRecord = Type.Object(
  {
    Id: recordId,
    ExhibitorId: recordId,
    Category: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    Title: LocalisedText,
    Summary: LocalisedText,
    /** Paragraphs of plain text. */
    Body: Type.Array(LocalisedText, { minItems: 1 }),
    PublishedAt: instant,
    /** A page on the exhibitor's website. */
    Link: Type.Optional(Type.Object({ Label: LocalisedText, Url: webAddress }, closed)),
  },
  closed,
);

const cue = Type.Object(
  {
    /** Seconds from the start. */ From: Type.Number({ minimum: 0 }),
    To: Type.Number({ exclusiveMinimum: 0 }),
    Text: LocalisedText,
  },
  closed,
);

/**
 * A film; one record of `videos`. It is either a file of the edition or hosted by an external
 * provider.
 */
const VideoRecord = Type.Object(
  {
    Id: recordId,
    Category: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    ExhibitorId: Type.Optional(recordId),
    Area: Type.Optional(AreaCode),
    Title: LocalisedText,
    Summary: LocalisedText,
    /** Paragraphs of plain text. */
    Description: Type.Array(LocalisedText, { minItems: 1 }),
    PublishedAt: instant,
    /** The last day in Taipei that the film is about what comes; then it comes last. */
    Until: Type.Optional(isoDate),
    /** The year of the fair that the film is about, if it is a past one. */
    Year: Type.Optional(Type.Integer({ minimum: 1900 })),
    /** Seconds. */
    Duration: Type.Integer({ minimum: 1 }),
    Captions: Type.Array(cue),
    /** Name of the film among the edition's files. */
    File: Type.Optional(Type.String({ pattern: '^[a-z0-9-]+\\.mp4$' })),
    Embed: Type.Optional(Type.Object({ Provider: Type.String(), Url: webAddress }, closed)),
  },
  closed,
);

/**
 * Records that pages display as they are, in file order, each with an `Id`. To add a kind, add a
 * line here, its schema in the contract, from which that of the response is derived (`localised`),
 * and its file in `organiser/seed/DSWINE2026`.
 */
export const pageFiles = {
  hotels: HotelRecord,
  'event-pages': EventPageRecord,
  'event-info': EventInfoRecord,
  'class-groups': ClassGroupRecord,
  classes: ClassRecord,
  bars: BarRecord,
  'bar-routes': BarRouteRecord,
  creators: CreatorRecord,
  services: ServiceRecord,
  deadlines: DeadlineRecord,
  'order-items': OrderItemRecord,
  downloads: DownloadRecord,
  directories: DirectoryRecord,
  'exhibitor-news': ExhibitorNewsRecord,
  videos: VideoRecord,
  venue: VenueRecord,
  partners: PartnerRecord,
  visa: VisaRecord,
  report: ReportRecord,
  press: PressRecord,
  albums: AlbumRecord,
  admission: AdmissionRecord,
  shuttles: ShuttleRecord,
} as const;
export type PageFile = keyof typeof pageFiles;
export const pageKinds = Object.keys(pageFiles) as PageFile[];
