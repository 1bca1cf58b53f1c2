import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import type { CheckJob, CheckUnit } from '../releases/check-job.ts';
import type { CheckedPage, DataState } from '../releases/page-checks.ts';
import type { PageComposition } from '../src/composition/page-state.ts';
import { matchPage, requestsOf } from '../src/composition/matched-page.ts';
import { shellRoutes } from '../src/shell-routes.ts';

const SITE = 'http://localhost';
/** No page has this path. */
export const MISSING_PATH = '/no-such-page';

/** The pages of a unit in both languages, with each kind of data that makes a difference. */
export function pagesOf(unit: CheckUnit, job: CheckJob, composition: PageComposition) {
  const { exhibitionCode } = job.recorded;
  const isRecorded = job.addresses[unit.workspace ?? 'shell'] !== undefined;
  return pathsOf(unit, job).flatMap((path) =>
    (['tw', 'en'] as const).flatMap((locale): CheckedPage[] => {
      const localePath = inLocalePath(locale, path);
      const address = path === '/' && locale === 'en' ? '/en' : localePath;
      const page = matchPage(composition, shellRoutes, new URL(SITE + address));
      const isForLocale = locale === 'tw' || !page?.route.middleware?.includes('chinese-only');
      const hasRequests = page !== undefined && requestsOf(page, exhibitionCode).length > 0;
      const withData: DataState[] = isRecorded ? ['full', 'empty', 'failed'] : ['empty', 'failed'];
      const states: DataState[] = hasRequests ? withData : ['full'];
      const status = page ? 200 : 404;
      return isForLocale ? states.map((data) => ({ address, locale, data, status })) : [];
    }),
  );
}

function pathsOf({ workspace, pages }: CheckUnit, { read, addresses }: CheckJob): string[] {
  if (pages === 'home') return ['/'];
  const manifest = read.manifests.find((release) => release.workspace === workspace);
  if (pages === 'none' || !manifest) return [];
  const paths = manifest.routes
    .flatMap((route) => addressOf(route, addresses[manifest.workspace] ?? {}) ?? [])
    .filter((path) => path !== '/');
  return workspace === 'shell' ? [...paths, MISSING_PATH] : paths;
}

/** Undefined for a page of a record, when the release has no recorded data to know one from. */
function addressOf(
  { id, path }: ReleaseManifest['routes'][number],
  addresses: Readonly<Record<string, string>>,
): string | undefined {
  const address = addresses[id] ?? `/${path.replace(/\/?:[^/]+\?/g, '')}`;
  return address.includes(':') ? undefined : address;
}
