import { ClassGroupRecord, ClassRecord } from './classes.records.ts';
import { EventInfoRecord } from './event-info.records.ts';
import { EventPageRecord } from './event-pages.records.ts';
import { HotelRecord } from './hotels.records.ts';
import { CreatorRecord } from './kol.records.ts';
import { BarRecord, BarRouteRecord } from './run-bar.records.ts';
import { DeadlineRecord } from './deadlines.records.ts';
import { DirectoryRecord } from './directories.records.ts';
import { DownloadRecord } from './downloads.records.ts';
import { ServiceRecord } from './services.records.ts';
import { ExhibitorNewsRecord } from './exhibitor-news.records.ts';
import { VideoRecord } from './videos.records.ts';
import { PartnerRecord } from './partners.records.ts';
import { AlbumRecord } from './albums.records.ts';
import { PressRecord } from './press.records.ts';
import { ReportRecord } from './report.records.ts';
import { VenueRecord } from './venue.records.ts';
import { VisaRecord } from './visa.records.ts';
import { AdmissionRecord } from './admission.records.ts';
import { ShuttleRecord } from './shuttle.records.ts';

/**
 * Records that pages display as they are, in file order. All are in the table `page_records`, each
 * with an `Id`. To add a kind, add a line here, its schema in this folder, and its file in
 * `organiser/seed/DSWINE2026`.
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
