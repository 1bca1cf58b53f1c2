import { localeCodes, type Locale } from '@dswine/shared/contract/locales';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { Sitemap } from '@dswine/shared/contract/sitemap';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { createHttp } from '@dswine/shared/section/http';
import {
  type CheckJob,
  type CheckUnit,
  type CheckedPage,
  type DataState,
  spread,
} from '../releases/checks/check-job.ts';
import type { PageComposition } from '../src/composition/page-state.ts';
import { matchPage, requestsOf } from '../src/composition/matched-page.ts';
import { shellRoutes } from '../src/shell-routes.ts';

const SITE = 'http://localhost';
/** No page has this path. */
export const MISSING_PATH = '/no-such-page';

/** The id of a record that the organiser publishes, by kind. */
type LiveRecords = ReadonlyMap<string, string>;
type Sources = { job: CheckJob; records: LiveRecords };
type Route = ReleaseManifest['routes'][number];

/** One record of each kind, for the pages of records. None when the organiser does not tell. */
export async function liveRecords({ organiser, recorded, units }: CheckJob): Promise<LiveRecords> {
  if (organiser === undefined || units.every(({ live }) => live === undefined)) return new Map();
  const expo = createHttp({ base: `${organiser.replace(/\/$/, '')}/api/expo/` });
  try {
    const sitemap = (await expo.data(`Sitemap/${recorded.exhibitionCode}`)) as Sitemap;
    return new Map(
      sitemap.Kinds.flatMap(({ Kind, Records: [first] }) => (first ? [[Kind, first.Id]] : [])),
    );
  } catch {
    return new Map();
  }
}

/** The pages of a unit in its languages, with each kind of data that makes a difference. */
export function pagesOf(
  unit: CheckUnit,
  sources: Sources,
  composition: PageComposition,
): CheckedPage[] {
  const { recorded, addresses, isThorough } = sources.job;
  const isRecorded = addresses[unit.workspace ?? 'shell'] !== undefined;
  const paths = pathsOf(unit, sources);
  const hydrated = spread(paths, unit.mostHydrated);
  const locales = localesOf(unit, sources);
  return paths.flatMap((path, index) =>
    locales.flatMap((locale, at): CheckedPage[] => {
      const address = inLocalePath(locale, path);
      const page = matchPage(composition, shellRoutes, new URL(SITE + address));
      const isChinese = page?.route.middleware?.includes('chinese-only') === true;
      // Its pages in other languages say that there is none.
      if (locale !== 'tw' && isChinese) return [];
      const hasRequests =
        page !== undefined && requestsOf(page, recorded.exhibitionCode).length > 0;
      // A browser opens a page that works in one language, which are the same code.
      const isChosen = isThorough || isChinese || at === index % locales.length;
      return statesOf(unit, { hasRequests, isRecorded }).map((data) => ({
        address,
        locale,
        data,
        status: page ? 200 : 404,
        hydrates: data === 'full' && isChosen && hydrated.includes(path),
      }));
    }),
  );
}

/** The languages in which the releases of a unit have messages. */
function localesOf({ workspace, pages }: CheckUnit, { job }: Sources): Locale[] {
  const shown = job.read.manifests.filter(
    (release) => pages === 'home' || release.workspace === workspace,
  );
  return localeCodes.filter((code) =>
    shown.every(({ files }) => files.messages[code] !== undefined),
  );
}

function statesOf(
  { live }: CheckUnit,
  { hasRequests, isRecorded }: { hasRequests: boolean; isRecorded: boolean },
): DataState[] {
  if (live !== undefined) return hasRequests ? ['live'] : [];
  if (!hasRequests) return ['full'];
  return isRecorded ? ['full', 'empty', 'failed'] : ['empty', 'failed'];
}

function pathsOf({ workspace, pages, live }: CheckUnit, { job, records }: Sources): string[] {
  if (pages === 'home') return ['/'];
  const manifest = job.read.manifests.find((release) => release.workspace === workspace);
  if (pages === 'none' || !manifest) return [];
  const recorded = job.addresses[manifest.workspace] ?? {};
  const paths = manifest.routes
    .flatMap(
      (route) =>
        (live === undefined ? recordedPath(route, recorded) : livePath(route, records)) ?? [],
    )
    .filter((path) => path !== '/');
  return workspace === 'shell' ? [...paths, MISSING_PATH] : paths;
}

/** Undefined for a page of a record, when the release has no recorded data to know one from. */
function recordedPath(
  route: Route,
  addresses: Readonly<Record<string, string>>,
): string | undefined {
  return addresses[route.id] ?? pathWith(route, undefined);
}

/** Undefined for a page of a record, when the organiser names none. */
function livePath(route: Route, records: LiveRecords): string | undefined {
  const id = typeof route.sitemap === 'string' ? records.get(route.sitemap) : undefined;
  return pathWith(route, id);
}

function pathWith({ path }: Route, id: string | undefined): string | undefined {
  const open = `/${path.replace(/\/?:[^/]+\?/g, '')}`;
  const address = id === undefined ? open : open.replace(/:[^/]+/, encodeURIComponent(id));
  return address.includes(':') ? undefined : address;
}
