import { sectionOf } from '@dswine/shared/contract/releases';
import type { CommandResult, Context } from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import { previewCommand } from './preview-command.ts';
import { namesOf, readTarget } from '../release-name.ts';
import { assertHasKey } from '../trust/team-list.ts';
import type { ErrorReport } from '../error-reports/error-report.ts';
import { pageAddress, readSitemap } from '../error-reports/page-address.ts';
import { sourcePosition } from '../error-reports/source-position.ts';
import { readDays, STORED_DAYS } from '../error-reports/report-store.ts';

const DAYS = 7;
const DAY_MS = 24 * 3600_000;
const MAX_SHOWN = 20;

/** `errors <workspace> …`: the newest error reports of workspaces, to those who have their keys. */
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

/** Two lines for a terminal: when and where; class of the error, its kind, engine and position. */
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

/** `recreate <error report>`: prints a link that shows its page with the releases that it had. */
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
  const live = await releases.store.live();
  if (live && isSame(live.releases, report.releases)) {
    const link = new URL(path, site).href;
    return {
      data: { done: true, link, report },
      text: [link, '', 'These releases are live.', ...note].join('\n'),
    };
  }
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

function isSame(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const sorted = (releases: Readonly<Record<string, string>>) =>
    JSON.stringify(Object.entries(releases).sort());
  return sorted(one) === sorted(other);
}
