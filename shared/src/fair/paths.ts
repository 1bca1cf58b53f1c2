import type { Locale } from '../section/section.ts';

/** A path of the site in a locale: tw has no prefix, en lives below /en (specification § 2). */
export function inLocalePath(locale: Locale, path: string): string {
  const clean = path.startsWith('/') ? path : `/${path}`;
  if (locale === 'tw') return clean;
  return clean === '/' ? '/en' : `/en${clean}`;
}

/** Splits a path into its locale and the path below that locale's root. Case does not matter in the prefix. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const match = /^\/en(?=\/|$)/i.exec(path);
  if (!match) return { locale: 'tw', path: path || '/' };
  return { locale: 'en', path: path.slice(3) || '/' };
}

const at = (pattern: string) => (locale: Locale, id?: string) => inLocalePath(locale, id === undefined ? pattern : `${pattern}/${encodeURIComponent(id)}`);

/** Every page that one part of the site links to from another. Spelled as specification § 2 spells them. */
export const paths = {
  home: (locale: Locale) => inLocalePath(locale, '/'),
  /** All exhibitors, or those of one category. */
  exhibitors: at('/VisitorExhibitor'),
  exhibitor: at('/VisitorExhibitor/Detail'),
  /** What exhibitors need to know. */
  forExhibitors: at('/ExhibitorInfo'),
  /** The calendar, or the entries of one topic. The spelling is the specification's. */
  calendar: at('/EventsCalender'),
  calendarEntry: at('/EventsCalender/Detail'),
  /** All news, or those of one category. */
  news: at('/News'),
  newsItem: at('/News/Detail'),
};
