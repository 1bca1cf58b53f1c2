import { sectionOf } from '@dswine/shared/contract/releases';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import {
  type CommandResult,
  type Context,
  withVersions,
  assertCanBeLive,
} from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import { namesOf, readTarget } from '../release-name.ts';
import { assertHasKey } from '../trust/lists.ts';
import { type ErrorReport, readDays, STORED_DAYS } from '../reports/error-reports.ts';
import { sourcePosition } from '../store/source-position.ts';
import { createPreviewToken, PREVIEW_MS } from '../metadata/preview-link.ts';
import { findGrantViolations, requestedGrants } from '../manifest/grants.ts';

const DAYS = 7;
const DAY_MS = 24 * 3600_000;
const MAX_SHOWN = 20;

export async function errorsCommand(context: Context): Promise<CommandResult> {
  const { releases, names, options, clock } = context;
  const workspaces = names.map((name) => readTarget(name).workspace);
  const { targets } = await releases.store.view();
  for (const workspace of workspaces) assertHasKey(targets, workspace, releases.signer());
  const { days = DAYS } = options;
  const sections = new Set(workspaces.map(sectionOf));
  const from = clock.now() - days * DAY_MS;
  // The first day began before the first hour that is shown.
  const reports = (await readDays(releases.reports(), days + 1, clock.now())).filter(
    ({ section, last }) => sections.has(section) && last >= from,
  );
  const shown = await Promise.all(
    reports
      .slice(0, MAX_SHOWN)
      .map(async (report) => describe(report, await placeOf(report, context))),
  );
  const lines = shown.flat();
  return {
    data: { days, reports },
    text: [
      `${reports.length} error reports in ${days} days.`,
      ...lines,
      ...(lines.length > 0 ? ['', 'npm run release -- recreate <error report>'] : []),
    ].join('\n'),
  };
}

function describe(report: ErrorReport, place: string | undefined): string[] {
  const { id, last, count, kind, section, release, page, composition } = report;
  const { name, detail, engine } = report;
  const time = new Date(last).toISOString().slice(0, 19).replace('T', ' ');
  const known = [kind, name, detail, engine, place].filter((text) => text !== undefined);
  return [
    `${id}  ${time}  ${count}×  ${section}@${release}  ${page}  composition ${composition}`,
    `    ${known.join('  ')}`,
  ];
}

/** The line of the source of the innermost position that has one, or else that position. */
async function placeOf(
  { stack = [], releases: versions }: ErrorReport,
  { releases: { store } }: Context,
): Promise<string | undefined> {
  for (const position of stack) {
    const source = await sourcePosition(position, versions, store);
    if (source !== undefined) return source;
  }
  return stack[0];
}

export async function recreateCommand(context: Context): Promise<CommandResult> {
  const { names, options, environment, releases, clock } = context;
  const [id = ''] = names;
  const report = (await readDays(releases.reports(), STORED_DAYS, clock.now())).find(
    (one) => one.id === id,
  );
  if (!report) throw new ReleaseError('usageReport', { id });
  const site = options.site ?? environment['SITE_URL'] ?? 'http://localhost:3000';
  const { path, isExact } = await addressOf(context, report, site);
  const note = isExact ? [] : ['Error reports hold no ids: this is a record of the same kind.'];
  const preview = await previewCommand({
    ...context,
    names: namesOf(report.releases),
    options: { ...options, path },
  });
  return {
    data: { ...(preview.data as object), report },
    text: [preview.text, ...note].join('\n'),
  };
}

/** The path of a page of the same kind. Pages of the shell have no parameters but the home page. */
async function addressOf(
  { releases: { store } }: Context,
  { page, releases }: ErrorReport,
  site: string,
): Promise<{ path: string; isExact: boolean }> {
  const [section = '', id] = page.split('/');
  const workspace = section === 'shell' ? 'shell' : `mfe-${section}`;
  const version = releases[workspace];
  const manifest = version === undefined ? undefined : await store.manifest(workspace, version);
  const pattern = manifest?.routes.find((route) => route.id === id)?.path;
  return pageAddress(pattern ?? '', () => readSitemap(site));
}

export async function previewCommand(context: Context): Promise<CommandResult> {
  const { releases, names, options, environment } = context;
  const { store, signer } = releases;
  const named = await withVersions(store, names.map(readTarget));
  const shown = Object.fromEntries(named.map(({ workspace, version }) => [workspace, version]));
  const site = options.site ?? environment['SITE_URL'] ?? 'http://localhost:3000';
  const path = options.path ?? '/';
  if (!URL.canParse(path, site) || !path.startsWith('/'))
    throw new ReleaseError('usageValue', {
      option: '--site or --path',
      problem: `"${path}" at "${site}" is no address: https://… and /… are`,
    });
  const live = await store.live();
  const manifestsOf = (releases: Readonly<Record<string, string>> = {}) =>
    Promise.all(Object.entries(releases).map((release) => store.manifest(...release)));
  const asking = await manifestsOf(shown);
  const grants = requestedGrants(live?.grants, asking, await manifestsOf(live?.releases));
  for (const reason of findGrantViolations(asking, live?.grants)) context.note(reason);
  await assertCanBeLive(releases, named, { grants, rendersPages: false });
  // `clean` removes nothing that is previewed.
  for (const { workspace, version } of named) await store.claim(workspace, version);
  const until = context.clock.now() + PREVIEW_MS;
  const token = createPreviewToken({ releases: shown, until }, await store.view(), signer());
  const link = new URL(`/releases/preview/${token}`, site);
  if (path !== '/') link.searchParams.set('to', path);
  const expires = new Date(until).toISOString();
  return {
    data: { done: true, link: link.href, releases: shown, until: expires },
    text: `${link.href}\n\nValid until ${expires}, on every device. Its pages are not promoted, stored or indexed.`,
  };
}

/**
 * The address of a page of a route: its pattern, and if that has parameters, the first address of
 * the site's sitemap that matches it. Error reports hold no addresses, so it may be another record than
 * the one at which something failed. `isExact`: the route has one address only.
 */
export async function pageAddress(
  pattern: string,
  readSitemap: () => Promise<readonly URL[]>,
): Promise<{ path: string; isExact: boolean }> {
  const all = pattern.split('/').filter(Boolean);
  const segments = all.filter((segment) => !segment.endsWith('?'));
  const isFixed = (segment: string) => !/^[:*]/.test(segment);
  if (segments.every(isFixed))
    return { path: `/${segments.join('/')}`, isExact: segments.length === all.length };
  const matches = (pathname: string) => {
    const parts = splitLocale(pathname).path.split('/').filter(Boolean);
    return (
      parts.length === segments.length &&
      segments.every((segment, at) => !isFixed(segment) || segment === parts[at])
    );
  };
  const found = (await readSitemap().catch(() => [])).find(({ pathname }) => matches(pathname));
  const fixed = segments.slice(
    0,
    segments.findIndex((segment) => !isFixed(segment)),
  );
  return { path: found?.pathname ?? `/${fixed.join('/')}`, isExact: false };
}

async function readSitemap(site: string): Promise<URL[]> {
  const response = await fetch(new URL('/sitemap.xml', site), {
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok)
    throw new ReleaseError('httpStatus', { address: response.url, status: response.status });
  const text = await response.text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [new URL(address)] : [],
  );
}
