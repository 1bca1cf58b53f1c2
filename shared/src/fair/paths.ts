import type { Locale } from '../section/section.ts';
import { inLocalePath } from './locale-path.ts';

const at = (pattern: string) => (locale: Locale, id?: string) =>
  inLocalePath(locale, id === undefined ? pattern : `${pattern}/${encodeURIComponent(id)}`);

/** Every page that one part of the site links to from another. Spelled as specification § 2 spells them. */
export const paths = {
  home: (locale: Locale) => inLocalePath(locale, '/'),
  /** All exhibitors, or those of one category. */
  exhibitors: at('/VisitorExhibitor'),
  exhibitor: at('/VisitorExhibitor/Detail'),
  /** All products, or those of one category. */
  products: at('/VisitorProduct'),
  product: at('/VisitorProduct/Detail'),
  /** A trade inquiry to an exhibitor, or about a product. */
  askExhibitor: at('/VisitorExhibitor/Inquiry'),
  askAboutProduct: at('/VisitorProduct/Inquiry'),
  /** The hall; `?booth=` shows one. */
  floorPlan: at('/VisitorFloorplan'),
  aboutExhibition: at('/VisitorInfo'),
  admission: at('/VisitorAdmission'),
  shuttle: at('/VisitorShuttle'),
  preRegistration: at('/VisitorReg'),
  /** A booth on the plan of the hall. */
  boothOnPlan: (locale: Locale, booth: string) =>
    `${inLocalePath(locale, '/VisitorFloorplan')}?booth=${encodeURIComponent(booth)}`,
  /** What exhibitors need to know. */
  forExhibitors: at('/ExhibitorInfo'),
  freeServices: at('/ExhibitorFree'),
  paidServices: at('/ExhibitorUpgrade'),
  /** What exhibitors have to see to, all or of one month such as `2026-03`. */
  exhibitorCalendar: at('/ExhibitorCalendar'),
  exhibitorDownloads: at('/ExhibitorDownload'),
  exhibitorInquiry: at('/ExhibitorInquiry'),
  adDirectory: at('/AdDirectory'),
  adOnlineDirectory: at('/AdOnlineDirectory'),
  adPublicArea: at('/AdPublicArea'),
  /** The calendar, or the entries of one topic. The spelling is the specification's. */
  calendar: at('/EventsCalender'),
  calendarEntry: at('/EventsCalender/Detail'),
  /** Writing to the organiser. */
  contact: at('/Contact'),
  /** Looking up and deleting what one sent; with its reference number filled in. */
  submission: (locale: Locale, reference?: string) =>
    inLocalePath(
      locale,
      reference === undefined ? '/Submission' : `/Submission?ref=${encodeURIComponent(reference)}`,
    ),
  /** Where one applies for a place at an entry of the calendar. */
  applyForEntry: at('/EventsCalender/Apply'),
  /** The overview of all events. */
  events: at('/Events'),
  /** What exhibitors tell visitors: 155 offers, 156 new products. Chinese only. */
  eventInfo: at('/EventInfo'),
  /** All classes, or those of one group. */
  classes: at('/EventClass'),
  classDetail: at('/EventClass/Detail'),
  /** All business meetings, or those of one group. */
  meets: at('/EventMeet'),
  meetDetail: at('/EventMeet/Detail'),
  seminars: at('/EventSeminar'),
  tastings: at('/EventDrink'),
  boothVote: at('/EventBooth'),
  cheersVip: at('/EventCheersVIP'),
  lottery: at('/EventLottery'),
  runBar: at('/EventRunBar'),
  runBarApply: at('/EventRunBar/Apply'),
  /** The reader's own applications. */
  applications: at('/EventRunBar/ApplyList'),
  bars: at('/EventRunBar/StoreList'),
  kol: at('/EventKOL'),
  kolApply: at('/EventKOL/Apply'),
  /** What exhibitors tell the press: all of it, or one category. */
  exhibitorNews: at('/VisitorExNews'),
  exhibitorNewsItem: at('/VisitorExNews/Detail'),
  /** All films, or those of one category. */
  videos: at('/VisitorVideo'),
  /** The page on which a film plays. */
  video: (locale: Locale, id: string) =>
    `${inLocalePath(locale, '/VisitorVideo')}?v=${encodeURIComponent(id)}`,
  /** Films of past fairs. */
  pastVideos: at('/HistoryVideo'),
  /** What the reader keeps on the device, and the way through the hall that it makes. */
  myList: at('/MyList'),
  myVisit: at('/MyVisit'),
  /** Exhibitors or products side by side. */
  compare: at('/Compare'),
  /** All news, or those of one category. */
  news: at('/News'),
  newsItem: at('/News/Detail'),
  venue: at('/InfoVenue'),
  hotels: at('/InfoHotel'),
  partners: at('/InfoPartner'),
  visa: at('/InfoVisa'),
  /** The report of the fair before this one. */
  report: at('/Report'),
  /** All albums, or those of one group. */
  albums: at('/HistoryPhoto'),
  album: at('/HistoryPhoto/Detail'),
};
