import { ClassGroupRecord, ClassRecord } from '../classes/classes.records.ts';
import { EventInfoRecord } from '../event-info/event-info.records.ts';
import { EventPageRecord } from '../event-pages/event-pages.records.ts';
import { HotelRecord } from '../hotels/hotels.records.ts';
import { CreatorRecord } from '../kol/kol.records.ts';
import { BarRecord, BarRouteRecord } from '../run-bar/run-bar.records.ts';
import { DeadlineRecord } from '../deadlines/deadlines.records.ts';
import { DirectoryRecord } from '../directories/directories.records.ts';
import { DownloadRecord } from '../downloads/downloads.records.ts';
import { ServiceRecord } from '../services/services.records.ts';
import { ExhibitorNewsRecord } from '../exhibitor-news/exhibitor-news.records.ts';
import { VideoRecord } from '../videos/videos.records.ts';
import { PartnerRecord } from '../partners/partners.records.ts';
import { AlbumRecord } from '../photos/albums.records.ts';
import { ReportRecord } from '../report/report.records.ts';
import { VenueRecord } from '../venue/venue.records.ts';
import { VisaRecord } from '../visa/visa.records.ts';
import { AdmissionRecord } from '../admission/admission.records.ts';
import { ShuttleRecord } from '../shuttle/shuttle.records.ts';

/**
 * Records that pages display as they are, in file order. All are in the table `page_records`, each
 * with an `Id`. To add a kind, add a line here, its schema beside its feature, and its lines in
 * `organiser/seed/parts`.
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
  albums: AlbumRecord,
  admission: AdmissionRecord,
  shuttles: ShuttleRecord,
} as const;
export type PageFile = keyof typeof pageFiles;
export const pageKinds = Object.keys(pageFiles) as PageFile[];
