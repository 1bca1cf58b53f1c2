import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { spread } from '../releases/browser-units.ts';
import type { CheckJob, CheckUnit } from '../releases/check-job.ts';
import type { CheckedPage, DataState } from '../releases/page-checks.ts';
import type { PageComposition } from '../src/composition/page-state.ts';
import { matchPage, requestsOf } from '../src/composition/matched-page.ts';
import { shellRoutes } from '../src/shell-routes.ts';
import type { LiveRecords } from './live-records.ts';

const SITE = 'http://localhost';
/** No page has this path. */
export const MISSING_PATH = '/no-such-page';

type Sources = { job: CheckJob; records: LiveRecords };
type Route = ReleaseManifest['routes'][number];

/** The pages of a unit in both languages, with each kind of data that makes a difference. */
export function pagesOf(unit: CheckUnit, sources: Sources, composition: PageComposition) {
  const { recorded, addresses } = sources.job;
  const isRecorded = addresses[unit.workspace ?? 'shell'] !== undefined;
  return spread(pathsOf(unit, sources), unit.most).flatMap((path) =>
    (['tw', 'en'] as const).flatMap((locale): CheckedPage[] => {
      const address = path === '/' && locale === 'en' ? '/en' : inLocalePath(locale, path);
      const page = matchPage(composition, shellRoutes, new URL(SITE + address));
      // Its English page says that there is none.
      if (locale === 'en' && page?.route.middleware?.includes('chinese-only')) return [];
      const hasRequests =
        page !== undefined && requestsOf(page, recorded.exhibitionCode).length > 0;
      const status = page ? 200 : 404;
      return statesOf(unit, { hasRequests, isRecorded }).map((data) => ({
        address,
        locale,
        data,
        status,
      }));
    }),
  );
}

function statesOf(
  { live, inBrowser, onlyLinks }: CheckUnit,
  { hasRequests, isRecorded }: { hasRequests: boolean; isRecorded: boolean },
): DataState[] {
  if (live !== undefined) return hasRequests ? ['live'] : [];
  if (!hasRequests) return ['full'];
  if (inBrowser || onlyLinks) return isRecorded ? ['full'] : [];
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
