import path from 'node:path';
import { createRequire } from 'node:module';
import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { systemClock } from '@dswine/shared/process/clock';
import {
  type CheckJob,
  type CheckResult,
  type CheckUnit,
  type PageProblem,
  type PageResult,
  type UnitResult,
  spread,
} from './check-job.ts';
import { type CheckResults, openCheckResults, unitKey } from './check-results.ts';
import { addressesOf, pathOf } from '../manifest/compatibility.ts';
import { installedChromium } from './installed-chromium.ts';
import { ReleaseError, sentence, errorTable } from '../errors.ts';
import type { ReadComposition } from '../store/read-composition.ts';
import { sourcePosition } from '../store/source-position.ts';
import {
  runCheck,
  isNeeded,
  readRecordings,
  jobOf,
  type Recordings,
  joinRecordings,
} from './run-check.ts';
import type { ReleaseStore } from '../store/store.ts';

/** How thoroughly pages are checked on this machine. */
export type CheckOptions = {
  results?: CheckResults | undefined;
  organiser?: string | undefined;
  /** Whether pages have to be rendered with it. False: where it may not run yet. */
  requiresLiveData?: boolean | undefined;
  /** The browser that hydrates pages. Without one, no page is hydrated. */
  browser?: CheckJob['browser'];
  requiresConformance?: boolean | undefined;
  note?: ((text: string) => void) | undefined;
};

export type ReleaseCheck = CheckOptions & {
  store: ReleaseStore;
  read: ReadComposition;
  /** The workspaces whose release changes. A new shell changes all. */
  changed: ReadonlySet<string>;
  /** A rollback loads the bundles, but does not render what was live before. */
  rendersPages: boolean;
  isThorough?: boolean | undefined;
};

/** How pages are checked with a data folder and the environment of a command. */
export function checkOptions({
  dataDir,
  environment,
  conformed,
  note,
  results = openCheckResults(path.join(dataDir, 'checks')),
}: {
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  conformed?: boolean | undefined;
  note?: ((text: string) => void) | undefined;
  results?: CheckResults | undefined;
}): CheckOptions {
  const hasBrowser = environment['CHROMIUM'] !== 'off' && isInstalled('@playwright/test');
  return {
    results,
    organiser: environment['ORGANISER'],
    requiresConformance: conformed,
    browser: hasBrowser ? { executablePath: installedChromium(environment) } : undefined,
    note,
  };
}

/** A production installation has no tools of development. */
function isInstalled(name: string): boolean {
  try {
    return createRequire(import.meta.url).resolve(name) !== '';
  } catch {
    return false;
  }
}

/**
 * Loads the bundles of what changes, compares their imports with the shell, and renders and
 * hydrates their pages, in a process without keys and environment. Resolves to one sentence per
 * problem.
 */
export async function checkReleases(check: ReleaseCheck): Promise<string[]> {
  const reasons = await checkChanged(check);
  if (reasons.length > 0) return reasons;
  const removed = await removedPages(check);
  return removed.size > 0 ? linksToRemoved(check, removed) : [];
}

async function checkChanged(check: ReleaseCheck): Promise<string[]> {
  const { manifests } = check.read;
  const rendered = unitsOf(check);
  const needed = manifests.filter((manifest) => isNeeded(manifest, rendered));
  const recordings = await readRecordings(check.store, needed);
  const units = await withLiveData(rendered, check, recordings);
  if (check.rendersPages && !check.browser)
    check.note?.(notHydrated('none is installed, or CHROMIUM is "off"'));
  const unknown = new Map<CheckUnit, string>();
  for (const unit of units) {
    const key = await unitKey(unit, check);
    if (!(await check.results?.isSound(key))) unknown.set(unit, key);
  }
  if (unknown.size === 0) return [];
  const job = await jobOf(check, { units: [...unknown.keys()], needed, recordings });
  const { result, noBrowser, isComplete } = await runCheck(job);
  if (noBrowser !== undefined && check.isThorough) return [notHydrated(noBrowser)];
  if (noBrowser !== undefined) check.note?.(notHydrated(noBrowser));
  if (isComplete && noBrowser === undefined) {
    for (const [{ name }, key] of unknown)
      if (result[name] && isSound(result[name])) await check.results?.addSound(key);
    await rememberOpened(check, Object.values(result));
  }
  return sentencesOf(units, result, check);
}

/**
 * Renders the pages of others for links to what is removed, after all else is sound. What cannot be
 * loaded or ends the check stops no removal.
 */
async function linksToRemoved(
  check: ReleaseCheck,
  removed: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const { manifests } = check.read;
  const leads = [...removed.values()].flat().map(addressesOf);
  const linksOf = async (units: CheckUnit[]) => {
    const needed = manifests.filter((manifest) => isNeeded(manifest, units));
    const recordings = await readRecordings(check.store, needed);
    return runCheck(await jobOf({ ...check, browser: undefined }, { units, needed, recordings }));
  };
  const others = unitsOfOthers(check);
  let units = others;
  let { result, isComplete } = await linksOf(units);
  const isBroken = ({ name }: CheckUnit) => (result[name]?.problems.length ?? 0) > 0;
  const loaded = others.filter((unit) => !isBroken(unit));
  if (loaded.length < others.length) {
    units = loaded;
    ({ result, isComplete } = await linksOf(units));
  }
  const unchecked = isComplete ? others.filter((unit) => !units.includes(unit)) : others;
  if (unchecked.length > 0)
    check.note?.(
      `Whether others link to what is removed could not be checked of: ${unchecked.map(({ workspace }) => workspace).join(', ')}`,
    );
  if (!isComplete) return [];
  const isLead = ({ check: kind, detail }: PageProblem) =>
    kind === 'links' && leads.some((addresses) => addresses.test(pathOf(detail)));
  const found: CheckResult = Object.fromEntries(
    Object.entries(result).map(([name, { pages }]) => [
      name,
      {
        problems: [],
        pages: pages.map((page) => ({ ...page, problems: page.problems.filter(isLead) })),
      },
    ]),
  );
  const links = await sentencesOf(units, found, check);
  if (links.length === 0) return [];
  const missing = [...removed].map(([release, pages]) =>
    sentence('fitRemovedPage', { release, pages: pages.join(', ') }),
  );
  return [...missing, ...links];
}

/** Notes which pages a browser has opened without a problem, and says what it had opened before. */
async function rememberOpened(
  { results, note }: ReleaseCheck,
  checked: readonly UnitResult[],
): Promise<void> {
  const pages = checked.flatMap((unit) => unit.pages.filter(({ opened }) => opened));
  for (const { opened, problems } of pages)
    if (opened && !opened.before && problems.length === 0) await results?.addSound(opened.key);
  const before = pages.filter(({ opened }) => opened?.before).length;
  if (before > 0)
    note?.(
      `A browser opened ${pages.length - before} of ${pages.length} pages: the others were opened before, with the same HTML, scripts and styles`,
    );
}

const notHydrated = (reason: string) =>
  `No page was opened in a browser: ${reason}. Run npm ci and npx playwright install chromium, or set CHROMIUM to the path of one`;

function isSound({ problems, pages }: UnitResult): boolean {
  return problems.length === 0 && pages.every((page) => page.problems.length === 0);
}

/** The pages that releases remove, by release. Others may link to them. */
async function removedPages({
  store,
  read: { manifests },
  changed,
  rendersPages,
}: ReleaseCheck): Promise<Map<string, string[]>> {
  const removed = new Map<string, string[]>();
  const live = await store.live();
  // With a new shell, all sections are checked.
  if (!live || !rendersPages || changed.has('shell')) return removed;
  const next = new Set(manifests.flatMap(({ routes }) => routes.map(({ path: at }) => at)));
  for (const workspace of changed) {
    const version = live.releases[workspace];
    if (version === undefined) continue;
    const before = await store.manifest(workspace as Workspace, version).catch(() => undefined);
    const pages = before?.routes.filter(({ path: at }) => !next.has(at)) ?? [];
    if (pages.length > 0)
      removed.set(
        nameOf(manifests, workspace),
        pages.map(({ path: at }) => `/${at}`),
      );
  }
  return removed;
}

/** What does not change, and may link to what is removed. */
function unitsOfOthers({ read: { manifests }, changed }: ReleaseCheck): CheckUnit[] {
  const isOther = ({ workspace }: ReleaseManifest) => !changed.has(workspace);
  return manifests.filter(isOther).map(({ workspace }) => ({
    ...{ name: `links of ${workspace}`, workspace, pages: 'workspace', mostHydrated: 0 },
  }));
}

/** What a page was rendered with, and how its harness shows the same. */
const dataNames = {
  full: ['recorded data', '', 'full'],
  empty: ['empty data', '', 'empty'],
  failed: ['the organiser away', '', 'failed'],
  live: ['live data', 'ORGANISER=<site> ', 'organiser'],
} as const;

type Found = { release: string; problem: PageProblem; pages: PageResult[] };

/**
 * One sentence per problem. A problem of several pages is one sentence with their number, because
 * a bad layout is on all of them.
 */
async function sentencesOf(
  units: readonly CheckUnit[],
  results: CheckResult,
  { read: { manifests }, store, changed: changing }: ReleaseCheck,
): Promise<string[]> {
  const releases = Object.fromEntries(
    manifests.map(({ workspace, version }) => [workspace, version]),
  );
  const shell = nameOf(manifests, 'shell');
  const changed = units.flatMap(({ workspace }) =>
    workspace && (changing.has(workspace) || changing.has('shell'))
      ? [nameOf(manifests, workspace)]
      : [],
  );
  const sentences: string[] = [];
  const found = new Map<string, Found>();
  for (const { name, workspace } of units) {
    const release = workspace ? nameOf(manifests, workspace) : changed.join(' ');
    const withShell = workspace === 'shell' ? release : `${release} with ${shell}`;
    const { problems = [], pages = [] } = results[name] ?? {};
    sentences.push(...problems.map((problem) => `${withShell}: ${problem}`));
    for (const page of pages)
      for (const problem of page.problems) {
        const key = `${problem.check} ${problem.detail}`;
        const same = found.get(key);
        if (same) same.pages.push(page);
        else found.set(key, { release, problem, pages: [page] });
      }
  }
  for (const one of found.values()) {
    const source = one.problem.at && (await sourcePosition(one.problem.at, releases, store));
    sentences.push(pageSentence(one, source));
  }
  return sentences;
}

function pageSentence(
  { release, problem, pages: [first, ...others] }: Found,
  source: string | undefined,
): string {
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  const { check, detail } = problem;
  const code = `page${upperFirst(check)}` as const;
  const [text, next] = errorTable[code];
  const [data, setting, choice] = dataNames[first?.data ?? 'full'];
  const [workspace] = release.split('@');
  const shown =
    check === 'render' && workspace !== 'shell'
      ? `: ${setting}npm run dev -w ${workspace}, with the data “${choice}”, shows it`
      : '';
  const place = source === undefined ? '' : ` (${source})`;
  return `${release}: ${first?.address} ${text} (${data}${more}): ${detail}${place}. ${next}${shown}. [${code}]`;
}

const upperFirst = <Name extends string>(name: Name) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;

function nameOf(manifests: readonly ReleaseManifest[], workspace: string): string {
  const version = manifests.find((release) => release.workspace === workspace)?.version;
  return `${workspace}@${version}`;
}

const ORGANISER_LIMIT_MS = 2000;
/**
 * How many pages of other sections a browser opens when only the shell around them changes. With a
 * share of them, the time does not grow with the number of sections.
 */
const MOST_AROUND = 24;

/** The parts that are checked: what changes and, for a new shell, all sections around it. */
export function unitsOf({
  read: { manifests },
  changed,
  rendersPages,
}: Pick<ReleaseCheck, 'read' | 'changed' | 'rendersPages'>): CheckUnit[] {
  const isAll = changed.has('shell');
  const checked = manifests.filter(({ workspace }) => isAll || changed.has(workspace));
  const around = checked.filter(({ workspace }) => !changed.has(workspace));
  const opened = spread(around, MOST_AROUND);
  const mostOf = (manifest: ReleaseManifest) =>
    opened.includes(manifest) ? Math.floor(MOST_AROUND / opened.length) : 0;
  const pages = rendersPages ? 'workspace' : 'none';
  const units: CheckUnit[] = checked
    // The shell first: nothing runs without it.
    .sort((a, b) => Number(b.workspace === 'shell') - Number(a.workspace === 'shell'))
    .map((manifest) => ({
      name: manifest.workspace,
      workspace: manifest.workspace,
      pages,
      ...(around.includes(manifest) && { mostHydrated: mostOf(manifest) }),
    }));
  const isShownAtHome = checked.some(
    ({ workspace, fragments, routes }) =>
      workspace === 'shell' || fragments.length > 0 || routes.length === 0,
  );
  return rendersPages && isShownAtHome ? [...units, { name: 'home', pages: 'home' }] : units;
}

async function withLiveData(
  units: CheckUnit[],
  { organiser, requiresLiveData, note }: ReleaseCheck,
  recordings: Recordings,
): Promise<CheckUnit[]> {
  const rendered = units.filter(({ pages }) => pages !== 'none');
  if (rendered.length === 0) return units;
  const { exhibitionCode } = joinRecordings(recordings);
  const live = organiser && (await contentState(organiser, exhibitionCode));
  if (!live && requiresLiveData)
    throw new ReleaseError('fitLiveData', { organiser: organiser ?? '' });
  if (!live) {
    note?.('Not checked with live data: ORGANISER is not set, or does not answer');
    return units;
  }
  return [...units, ...rendered.map((unit) => ({ ...unit, name: `${unit.name} live`, live }))];
}

/** The revision and the day of the organiser's content. Undefined when it does not answer. */
async function contentState(
  organiser: string,
  exhibitionCode: string,
): Promise<string | undefined> {
  const address = `${organiser.replace(/\/$/, '')}/api/expo/Revision/${exhibitionCode}`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ORGANISER_LIMIT_MS) });
    return response.ok
      ? `${new Date(systemClock.now()).toISOString().slice(0, 10)} ${await response.text()}`
      : undefined;
  } catch {
    return undefined;
  }
}
