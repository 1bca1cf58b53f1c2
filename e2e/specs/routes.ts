/** Ids of existing records, for the pages that show one. */
type Records = {
  exhibitor: string;
  product: string;
  topic: string;
  entry: string;
  bookable: string;
  deadlineMonth: string;
  classGroup: string;
  classEntry: string;
  meetGroup: string;
  meet: string;
  newsCategory: string;
  story: string;
  album: string;
  press: string;
  film: string;
};

type RouteTemplate = string | ((records: Records) => string);

/**
 * One page of each kind in the sections. Leaves out detail routes without an id, which show the
 * list.
 */
const routeTemplates = {
  home: '/',
  exhibitors: '/VisitorExhibitor',
  exhibitor: ({ exhibitor }) => `/VisitorExhibitor/Detail/${exhibitor}`,
  askExhibitor: ({ exhibitor }) => `/VisitorExhibitor/Inquiry/${exhibitor}`,
  products: '/VisitorProduct',
  product: ({ product }) => `/VisitorProduct/Detail/${product}`,
  askAboutProduct: ({ product }) => `/VisitorProduct/Inquiry/${product}`,
  aboutExhibition: '/VisitorInfo',
  floorPlan: '/VisitorFloorplan',
  admission: '/VisitorAdmission',
  shuttle: '/VisitorShuttle',
  preRegistration: '/VisitorReg',
  registerTrade: '/VisitorReg?as=trade',
  badge: '/VisitorReg/Badge',
  exhibitorNews: '/VisitorExNews',
  exhibitorNewsItem: ({ press }) => `/VisitorExNews/Detail/${press}`,
  films: '/VisitorVideo',
  film: ({ film }) => `/VisitorVideo?v=${film}`,
  search: '/Search?q=gin',
  myList: '/MyList',
  myVisit: '/MyVisit',
  compare: ({ exhibitor, product }) => `/Compare?exhibitor=${exhibitor}&product=${product}`,
  appointment: '/Appointment',
  exhibitorInfo: '/ExhibitorInfo',
  exhibitorInquiry: '/ExhibitorInquiry',
  exhibitorInquiryCompleted: '/ExhibitorInquiry_completed',
  freeServices: '/ExhibitorFree',
  paidServices: '/ExhibitorUpgrade',
  exhibitorCalendar: '/ExhibitorCalendar',
  exhibitorMonth: ({ deadlineMonth }) => `/ExhibitorCalendar/${deadlineMonth}`,
  exhibitorDownloads: '/ExhibitorDownload',
  exhibitorDesk: '/ExhibitorDesk',
  adDirectory: '/AdDirectory',
  adOnlineDirectory: '/AdOnlineDirectory',
  adPublicArea: '/AdPublicArea',
  today: '/Today',
  calendar: '/EventsCalender',
  calendarHalf: '/EventsCalender?day=2026-04-18&half=am',
  topic: ({ topic }) => `/EventsCalender/${topic}`,
  entry: ({ entry }) => `/EventsCalender/Detail/${entry}`,
  entryApply: ({ bookable }) => `/EventsCalender/Apply/${bookable}`,
  events: '/Events',
  runBar: '/EventRunBar',
  bars: '/EventRunBar/StoreList',
  barsOnRoute: '/EventRunBar/StoreList?route=2',
  runBarApply: '/EventRunBar/Apply',
  applications: '/EventRunBar/ApplyList',
  kol: '/EventKOL',
  kolApply: '/EventKOL/Apply',
  lottery: '/EventLottery',
  seminars: '/EventSeminar',
  tastings: '/EventDrink',
  boothVote: '/EventBooth',
  cheersVip: '/EventCheersVIP',
  eventInfo: '/EventInfo',
  offers: '/EventInfo/155',
  classes: '/EventClass',
  classGroup: ({ classGroup }) => `/EventClass/${classGroup}`,
  classEntry: ({ classEntry }) => `/EventClass/Detail/${classEntry}`,
  meets: '/EventMeet',
  meetGroup: ({ meetGroup }) => `/EventMeet/${meetGroup}`,
  meet: ({ meet }) => `/EventMeet/Detail/${meet}`,
  news: '/News',
  newsCategory: ({ newsCategory }) => `/News/${newsCategory}`,
  story: ({ story }) => `/News/Detail/${story}`,
  venue: '/InfoVenue',
  hotels: '/InfoHotel',
  partners: '/InfoPartner',
  visa: '/InfoVisa',
  report: '/Report',
  pressRoom: '/Press',
  accreditation: '/Press/Accreditation',
  accreditationCompleted: '/Press/Accreditation_completed',
  openData: '/open-data',
  archive: '/Archive',
  notify: '/Notify',
  notifyLink: '/Notify/Link',
  albums: '/HistoryPhoto',
  album: ({ album }) => `/HistoryPhoto/Detail/${album}`,
  pastVideos: '/HistoryVideo',
  contact: '/Contact',
  contactCompleted: '/Contact_completed',
  submission: '/Submission',
} satisfies Record<string, RouteTemplate>;

export type Routes = Record<keyof typeof routeTemplates, string>;
export const pageKinds = Object.keys(routeTemplates) as (keyof Routes)[];

/** The workspaces of pages, by the beginning of their paths. */
const workspaces: [path: RegExp, workspace: string][] = [
  [/^\/$/, 'shell'],
  [/^\/(Visitor|Search|My|Compare|Appointment)/, 'mfe-visitor'],
  [/^\/(Exhibitor|Ad)/, 'mfe-exhibitor'],
  [/^\/(Event|Today)/, 'mfe-events'],
];

/** The workspace that a kind of page belongs to. */
export function workspaceOf(kind: keyof Routes): string {
  const template: RouteTemplate = routeTemplates[kind];
  const path = typeof template === 'string' ? template : template({} as Records);
  return workspaces.find(([start]) => start.test(path))?.[1] ?? 'mfe-info';
}

type Listed = { Items: { Id: string; Category?: { Code: string } }[] };
type Grouped = { Groups: { Id: string }[]; Items: { Id: string }[] };
type Calendar = {
  Topics: { Code: string }[];
  Entries: { Id: string; Booking?: boolean; Event?: string }[];
};

type Get = (address: string) => Promise<Response>;

export async function findRoutes(get: Get, site: string): Promise<Routes> {
  const fetchData = async <T>(path: string) =>
    ((await (await get(`${site}/api/expo/${path}`)).json()) as { Data: T }).Data;
  const [exhibitors, products, news, press, films, albums, calendar, classes, meets, deadlines] =
    await Promise.all([
      fetchData<Listed>('Exhibitors/DSWINE2026?Lang=tw&Sort=name'),
      fetchData<Listed>('Products/DSWINE2026?Lang=tw&Sort=name'),
      fetchData<Listed>('News/DSWINE2026?Lang=tw'),
      fetchData<Listed>('ExhibitorNews/DSWINE2026?Lang=tw'),
      fetchData<Listed>('Videos/DSWINE2026?Lang=tw'),
      fetchData<Listed>('Albums/DSWINE2026?Lang=tw'),
      fetchData<Calendar>('Event/Calendar/DSWINE2026/0?Lang=tw'),
      fetchData<Grouped>('Event/Classes/DSWINE2026/0?Lang=tw'),
      fetchData<Grouped>('Event/Meets/DSWINE2026/0?Lang=tw'),
      fetchData<{ Months: { Code: string }[] }>('Deadlines/DSWINE2026?Lang=tw'),
    ]);
  const records: Record<keyof Records, string | undefined> = {
    exhibitor: exhibitors.Items[0]?.Id,
    product: products.Items[0]?.Id,
    topic: calendar.Topics[0]?.Code,
    entry: calendar.Entries[0]?.Id,
    bookable: calendar.Entries.find(({ Booking, Event }) => Booking && Event === undefined)?.Id,
    deadlineMonth: deadlines.Months[0]?.Code,
    classGroup: classes.Groups[0]?.Id,
    classEntry: classes.Items[0]?.Id,
    meetGroup: meets.Groups[0]?.Id,
    meet: meets.Items[0]?.Id,
    newsCategory: news.Items[0]?.Category?.Code,
    story: news.Items[1]?.Id,
    album: albums.Items[0]?.Id,
    press: press.Items[0]?.Id,
    film: films.Items[2]?.Id,
  };
  if (!allFound(records))
    throw new Error(`The organiser has too few records for the visits: ${JSON.stringify(records)}`);
  return Object.fromEntries(
    Object.entries<RouteTemplate>(routeTemplates).map(([kind, template]) => [
      kind,
      typeof template === 'string' ? template : template(records),
    ]),
  ) as Routes;
}

function allFound(records: Record<keyof Records, string | undefined>): records is Records {
  return Object.values(records).every((id) => id !== undefined);
}
