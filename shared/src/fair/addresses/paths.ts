import type { Locale } from '../../contract/locales.ts';
import { inLocalePath } from './locale-path.ts';

const at = (pattern: string) => (locale: Locale, id?: string) =>
  inLocalePath(locale, id === undefined ? pattern : `${pattern}/${encodeURIComponent(id)}`);

/** As many booths as the floor plan marks at once. */
export const boothsOnPlanLimit = 200;

/** Pages that other parts of the site link to, spelled as in specification § 2. */
export const paths = {
  home: (locale: Locale) => inLocalePath(locale, '/'),
  /** The search of the whole site. */
  search: (locale: Locale, q?: string) =>
    inLocalePath(locale, q === undefined ? '/Search' : `/Search?q=${encodeURIComponent(q)}`),
  /** All exhibitors, or one category. */
  exhibitors: at('/VisitorExhibitor'),
  exhibitor: at('/VisitorExhibitor/Detail'),
  /** All products, or one category. */
  products: at('/VisitorProduct'),
  product: at('/VisitorProduct/Detail'),
  /** A trade inquiry to an exhibitor, or about a product. */
  askExhibitor: at('/VisitorExhibitor/Inquiry'),
  askAboutProduct: at('/VisitorProduct/Inquiry'),
  /** One appointment, for the side that holds a key to it. */
  appointment: (locale: Locale, id?: string) =>
    inLocalePath(locale, id === undefined ? '/Appointment' : `/Appointment?id=${id}`),
  /** The floor plan; `?booth=` selects a booth. */
  floorPlan: at('/VisitorFloorplan'),
  aboutExhibition: at('/VisitorInfo'),
  admission: at('/VisitorAdmission'),
  shuttle: at('/VisitorShuttle'),
  /** Registration of visitors, or the form of one kind of them. */
  preRegistration: (locale: Locale, audience?: 'trade' | 'public') =>
    inLocalePath(locale, audience === undefined ? '/VisitorReg' : `/VisitorReg?as=${audience}`),
  /** A visitor's badge, for the holder of its link. */
  badge: at('/VisitorReg/Badge'),
  /** A booth on the floor plan. */
  boothOnPlan: (locale: Locale, booth: string) =>
    `${inLocalePath(locale, '/VisitorFloorplan')}?booth=${encodeURIComponent(booth)}`,
  /** The way to a room or facility on the floor plan, from the main entrance or another place. */
  placeOnPlan: (locale: Locale, place: string, from?: string) =>
    `${inLocalePath(locale, '/VisitorFloorplan')}?${from === undefined || from === place ? '' : `from=${encodeURIComponent(from)}&`}to=${encodeURIComponent(place)}`,
  /** Several booths on the floor plan, all marked; at most `boothsOnPlanLimit`. */
  boothsOnPlan: (locale: Locale, booths: readonly string[]) =>
    `${inLocalePath(locale, '/VisitorFloorplan')}?booths=${[...new Set(booths)].slice(0, boothsOnPlanLimit).join()}`,
  /** Information for exhibitors. */
  forExhibitors: at('/ExhibitorInfo'),
  freeServices: at('/ExhibitorFree'),
  paidServices: at('/ExhibitorUpgrade'),
  /** Deadlines for exhibitors: all, or one month such as `2026-03`. */
  exhibitorCalendar: at('/ExhibitorCalendar'),
  exhibitorDownloads: at('/ExhibitorDownload'),
  exhibitorInquiry: at('/ExhibitorInquiry'),
  /** An exhibitor's desk, for the holder of its link, or one of its pages. */
  exhibitorDesk: at('/ExhibitorDesk'),
  /** An exhibitor's page with the changes of its desk. */
  exhibitorPreview: at('/VisitorExhibitor/Preview'),
  adDirectory: at('/AdDirectory'),
  adOnlineDirectory: at('/AdOnlineDirectory'),
  adPublicArea: at('/AdPublicArea'),
  /** What is on today, with the way there. */
  today: at('/Today'),
  /** The calendar, or one topic. The misspelling comes from the specification. */
  calendar: at('/EventsCalender'),
  calendarEntry: at('/EventsCalender/Detail'),
  /** Contact form of the organiser. */
  contact: at('/Contact'),
  /** Look up and delete a submission, optionally with its reference number filled in. */
  submission: (locale: Locale, reference?: string) =>
    inLocalePath(
      locale,
      reference === undefined ? '/Submission' : `/Submission?ref=${encodeURIComponent(reference)}`,
    ),
  /** Application for a seat at a calendar entry. */
  applyForEntry: at('/EventsCalender/Apply'),
  /** Overview of all events. */
  events: at('/Events'),
  /** Announcements of exhibitors: 155 offers, 156 new products. Chinese only. */
  eventInfo: at('/EventInfo'),
  /** All classes, or one group. */
  classes: at('/EventClass'),
  classDetail: at('/EventClass/Detail'),
  /** All business meetings, or one group. */
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
  /** Press releases of exhibitors: all, or one category. */
  exhibitorNews: at('/VisitorExNews'),
  exhibitorNewsItem: at('/VisitorExNews/Detail'),
  /** All films, or one category. */
  videos: at('/VisitorVideo'),
  /** The player page of a film. */
  video: (locale: Locale, id: string) =>
    `${inLocalePath(locale, '/VisitorVideo')}?v=${encodeURIComponent(id)}`,
  /** Films of past fairs. */
  pastVideos: at('/HistoryVideo'),
  /** The reader's list on the device, with a route through the hall. */
  myList: at('/MyList'),
  myVisit: at('/MyVisit'),
  /** Comparison of exhibitors or products. */
  compare: at('/Compare'),
  /** All news, or one category. */
  news: at('/News'),
  newsItem: at('/News/Detail'),
  /** Confirms or ends the mails about the next edition, by the key of a mailed link. */
  notifyLink: at('/Notify/Link'),
  venue: at('/InfoVenue'),
  hotels: at('/InfoHotel'),
  partners: at('/InfoPartner'),
  visa: at('/InfoVisa'),
  /** The press room: contact, releases, facts, logos and pictures. */
  press: at('/Press'),
  /** The fair's data for programs. */
  openData: at('/open-data'),
  accreditation: at('/Press/Accreditation'),
  /** The newest report, or that of one year. */
  report: (locale: Locale, year?: string) =>
    inLocalePath(
      locale,
      year === undefined ? '/Report' : `/Report?year=${encodeURIComponent(year)}`,
    ),
  /** The editions by year: all, or one. */
  archive: at('/Archive'),
  /** Asks for mails about the next edition. */
  notify: (locale: Locale, audience?: 'visitor' | 'exhibitor') =>
    inLocalePath(locale, audience === undefined ? '/Notify' : `/Notify?as=${audience}`),
  /** All albums, or one group. */
  albums: at('/HistoryPhoto'),
  album: at('/HistoryPhoto/Detail'),
};
