import { ClassGroupRecord, ClassRecord } from '@dswine/shared/contract/classes';
import { EventInfoRecord } from './event-info.records.ts';
import { EventPageRecord } from '@dswine/shared/contract/event-pages';
import { HotelRecord } from '@dswine/shared/contract/hotels';
import { CreatorRecord } from '@dswine/shared/contract/kol';
import { BarRecord, BarRouteRecord } from '@dswine/shared/contract/run-bar';
import { DeadlineRecord } from '@dswine/shared/contract/deadlines';
import { DirectoryRecord } from '@dswine/shared/contract/directories';
import { OrderItemRecord } from '@dswine/shared/contract/exhibitor-orders';
import { DownloadRecord } from './downloads.records.ts';
import { ServiceRecord } from '@dswine/shared/contract/services';
import { ExhibitorNewsRecord } from './exhibitor-news.records.ts';
import { VideoRecord } from './videos.records.ts';
import { PartnerRecord } from '@dswine/shared/contract/partners';
import { AlbumRecord } from '@dswine/shared/contract/photos';
import { PressRecord } from '@dswine/shared/contract/press';
import { ReportRecord } from '@dswine/shared/contract/report';
import { VenueRecord } from '@dswine/shared/contract/venue';
import { VisaRecord } from '@dswine/shared/contract/visa';
import { AdmissionRecord } from './admission.records.ts';
import { ShuttleRecord } from '@dswine/shared/contract/shuttle';

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
