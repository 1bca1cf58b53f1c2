import { pageKinds, type PageFile } from '../src/records/page-records.ts';
import type { EditionRecords } from '../src/records/records.ts';
import type { Code } from './editions.ts';
import { barRoutes, bars } from './parts/bars.ts';
import { classes, classGroups } from './parts/classes.ts';
import { creators } from './parts/creators.ts';
import { eventInfo } from './parts/event-info.ts';
import { eventPages } from './parts/event-pages.ts';
import { deadlines } from './parts/deadlines.ts';
import { directories } from './parts/directories.ts';
import { downloads } from './parts/downloads.ts';
import { hotels } from './parts/hotels.ts';
import { services } from './parts/services.ts';
import { albums } from './parts/albums.ts';
import { partners } from './parts/partners.ts';
import { report } from './parts/report.ts';
import { venue } from './parts/venue.ts';
import { visa } from './parts/visa.ts';
import { admission } from './parts/admission.ts';
import { shuttles } from './parts/shuttles.ts';

/** Those that name exhibitors are put together with them, in `editions.ts`. */
type ShellPage = Exclude<PageFile, 'exhibitor-news' | 'videos'>;
type Pages = { [K in ShellPage]: readonly EditionRecords[K][] };

const of2026: Pages = {
  hotels,
  'event-pages': eventPages,
  'event-info': eventInfo,
  'class-groups': classGroups,
  classes,
  bars,
  'bar-routes': barRoutes,
  creators,
  services,
  deadlines,
  downloads,
  directories,
  venue,
  partners,
  visa,
  report,
  albums,
  admission,
  shuttles,
};

/** What the pages of an edition show whole. The fair of 2025 is over: it keeps none. */
export function pagesOf(code: Code): Pages {
  if (code === 'DSWINE2026') return of2026;
  return Object.fromEntries(pageKinds.map((kind) => [kind, []])) as unknown as Pages;
}
