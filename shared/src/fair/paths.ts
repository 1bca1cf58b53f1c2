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
  product: at('/VisitorProduct/Detail'),
  /** The hall; `?booth=` shows one. */
  floorPlan: at('/VisitorFloorplan'),
  aboutExhibition: at('/VisitorInfo'),
  admission: at('/VisitorAdmission'),
  shuttle: at('/VisitorShuttle'),
  preRegistration: at('/VisitorReg'),
  /** What exhibitors need to know. */
  forExhibitors: at('/ExhibitorInfo'),
  /** The calendar, or the entries of one topic. The spelling is the specification's. */
  calendar: at('/EventsCalender'),
  calendarEntry: at('/EventsCalender/Detail'),
  /** Writing to the organiser. */
  contact: at('/Contact'),
  /** All news, or those of one category. */
  news: at('/News'),
  newsItem: at('/News/Detail'),
};
