import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import type { CheckJob, CheckUnit, UnitResult } from './check-job.ts';
import { openCheckResults, unitKey, type CheckResults } from './check-results.ts';
import { unitsOf, withLiveData, withoutHydratedBefore } from './check-units.ts';
import { installedChromium } from './installed-chromium.ts';
import { sentencesOf } from './page-checks.ts';
import type { ReadComposition } from './read-composition.ts';
import { joinRecordings, readRecordings, type Recordings } from './read-recordings.ts';
import { runCheck } from './run-check.ts';
import { forAll } from './storage/storage.ts';
import type { ReleaseStore } from './store.ts';

/** How thoroughly pages are checked on this machine. */
export type CheckOptions = {
  /** Earlier results. Without them, everything is checked again. */
  results?: CheckResults | undefined;
  /** Base URL of the organiser, for live data. */
  organiser?: string | undefined;
  /** The browser that hydrates pages. Without one, no page is hydrated. */
  browser?: CheckJob['browser'];
  /** Whether only releases count that `conform` has checked. */
  requiresConformance?: boolean | undefined;
  /** Receives warnings about skipped checks. */
  note?: ((text: string) => void) | undefined;
};

export type ReleaseCheck = CheckOptions & {
  store: ReleaseStore;
  read: ReadComposition;
  /** The workspaces whose release changes. A new shell changes all. */
  changed: ReadonlySet<string>;
  /** A rollback loads the bundles, but does not render what was live before. */
  rendersPages: boolean;
  /** Whether it also finds what is not good, although it works. */
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
  /** `--conformed` of a command. */
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
  const { manifests } = check.read;
  const rendered = await withoutHydratedBefore(unitsOf(check), check);
  const needed = manifests.filter((manifest) => isNeeded(manifest, rendered));
  const recordings = await readRecordings(check.store, needed);
  const units = await withLiveData(rendered, check, recordings);
  await noteRemovedPages(check);
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
  for (const [{ name }, key] of isComplete && noBrowser === undefined ? unknown : [])
    if (result[name] && isSound(result[name])) await check.results?.addSound(key);
  return sentencesOf(units, result, manifests);
}

const notHydrated = (reason: string) =>
  `No page was opened in a browser: ${reason}. Run npm ci and npx playwright install chromium, or set CHROMIUM to the path of one`;

function isSound({ problems, pages }: UnitResult): boolean {
  return problems.length === 0 && pages.every((page) => page.problems.length === 0);
}

/** Other sections may link to a page that is removed. If that counted, no team could remove one. */
async function noteRemovedPages({ store, read, changed, rendersPages, note }: ReleaseCheck) {
  const live = await store.live();
  if (!live || !rendersPages || !note) return;
  const next = new Set(read.manifests.flatMap(({ routes }) => routes.map(({ path: at }) => at)));
  for (const workspace of changed) {
    const version = live.releases[workspace];
    if (version === undefined) continue;
    const before = await store.manifest(workspace as Workspace, version).catch(() => undefined);
    const removed = before?.routes.filter(({ path: at }) => !next.has(at)) ?? [];
    if (removed.length > 0)
      note(
        `${workspace} removes these pages, so that links to them lead nowhere: ${removed.map(({ path: at }) => `/${at}`).join(', ')}`,
      );
  }
}

type Checked = {
  units: CheckUnit[];
  needed: readonly ReleaseManifest[];
  recordings: Recordings;
};

async function jobOf(
  { store, read, organiser, browser, changed, isThorough = false }: ReleaseCheck,
  { units, needed, recordings }: Checked,
): Promise<CheckJob> {
  const addresses = Object.fromEntries(
    [...recordings].map(([workspace, recording]) => [workspace, recording.addresses]),
  );
  const files: Record<string, Record<string, string>> = {};
  for (const manifest of browser ? needed : [])
    files[manifest.workspace] = await pathsOf(store, manifest);
  return {
    read,
    units,
    changed: [...changed],
    recorded: joinRecordings(recordings),
    addresses,
    organiser,
    files,
    browser,
    isThorough,
  };
}

/** The paths of the files for browsers, which are on this machine then. */
async function pathsOf(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<Record<string, string>> {
  const names = Object.keys(manifest.hashes).filter((name) => name.startsWith('browser/'));
  await forAll(names, async (name) => void (await store.file(manifest, name)));
  return Object.fromEntries(names.map((name) => [name, store.pathOf(manifest, name)]));
}

/** The home page shows the fragments of all sections. */
function isNeeded({ workspace, fragments }: ReleaseManifest, units: readonly CheckUnit[]): boolean {
  return (
    workspace === 'shell' ||
    fragments.length > 0 ||
    units.some((unit) => unit.workspace === workspace)
  );
}
