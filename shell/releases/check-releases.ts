import {
  RECORDED_DATA_FILE,
  RecordedData,
  type RecordedData as Recorded,
} from '@dswine/shared/contract/recorded-data';
import { systemClock } from '@dswine/shared/process/clock';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import type { CheckJob, CheckUnit, UnitResult } from './check-job.ts';
import { browserUnits } from './browser-units.ts';
import { unitKey, type CheckResults } from './check-results.ts';
import { runCheck } from './run-check.ts';
import { findRemovedPaths, noteOfDeadLinks, unitsOfLinks } from './removed-pages.ts';
import { sentencesOf } from './check-sentences.ts';
import type { ReadComposition } from './read-composition.ts';
import { forAll } from './storage/storage.ts';
import type { ReleaseStore } from './store.ts';

/** How thoroughly pages are checked on this machine. */
export type CheckOptions = {
  /** Earlier results. Without them, everything is checked again. */
  results?: CheckResults | undefined;
  /** Base URL of the organiser, for live data. */
  organiser?: string | undefined;
  /** Also hydrates each page in a browser. */
  browser?: CheckJob['browser'];
  /** Is told what could not be checked. */
  note?: ((text: string) => void) | undefined;
};

export type ReleaseCheck = CheckOptions & {
  store: ReleaseStore;
  read: ReadComposition;
  /** The workspaces whose release changes. A new shell changes all. */
  changed: ReadonlySet<string>;
  /** A rollback loads the bundles, but does not render what was live before. */
  rendersPages: boolean;
};

const ORGANISER_LIMIT_MS = 2000;

/**
 * Loads the bundles of what changes, compares their imports with the shell, and renders their
 * pages, in a process without keys and environment. Resolves to one sentence per problem.
 */
export async function checkReleases(check: ReleaseCheck): Promise<string[]> {
  const { manifests } = check.read;
  const rendered = unitsOf(check);
  const removed = check.rendersPages
    ? await findRemovedPaths(check.store, check.changed, manifests)
    : [];
  const links = removed.length > 0 ? unitsOfLinks(rendered, manifests) : [];
  const needed = manifests.filter((manifest) => isNeeded(manifest, [...rendered, ...links]));
  const recordings = await readRecordings(check.store, needed);
  const units = await withLiveData(rendered, check, recordings);
  if (check.browser) units.push(...browserUnits(units, check.changed));
  const unknown = new Map<CheckUnit, string>();
  for (const unit of [...units, ...links]) {
    const key = await unitKey(unit, manifests);
    if (!(await check.results?.isSound(key))) unknown.set(unit, key);
  }
  if (unknown.size === 0) return [];
  const job = await jobOf(check, [...unknown.keys()], recordings);
  const { result, notes, isComplete } = await runCheck(job);
  for (const note of notes) check.note?.(note);
  for (const [{ name }, key] of isComplete ? unknown : [])
    if (result[name] && isSound(result[name])) await check.results?.addSound(key);
  const note = noteOfDeadLinks(links, result, removed);
  if (note !== undefined) check.note?.(note);
  return sentencesOf(units, result, manifests);
}

function isSound({ problems, pages }: UnitResult): boolean {
  return problems.length === 0 && pages.every((page) => page.problems.length === 0);
}

function unitsOf({ read: { manifests }, changed, rendersPages }: ReleaseCheck): CheckUnit[] {
  const isAll = changed.has('shell');
  const checked = manifests.filter(({ workspace }) => isAll || changed.has(workspace));
  const pages = rendersPages ? 'workspace' : 'none';
  const units: CheckUnit[] = checked
    // The shell first: nothing runs without it.
    .sort((a, b) => Number(b.workspace === 'shell') - Number(a.workspace === 'shell'))
    .map(({ workspace }) => ({ name: workspace, workspace, pages }));
  const isShownAtHome = checked.some(
    ({ workspace, fragments, routes }) =>
      workspace === 'shell' || fragments.length > 0 || routes.length === 0,
  );
  return rendersPages && isShownAtHome ? [...units, { name: 'home', pages: 'home' }] : units;
}

/** Adds the same pages with live data, if an organiser is configured and answers. */
async function withLiveData(
  units: CheckUnit[],
  { organiser, note }: ReleaseCheck,
  recordings: ReadonlyMap<string, Recorded>,
): Promise<CheckUnit[]> {
  const rendered = units.filter(({ pages }) => pages !== 'none');
  if (rendered.length === 0) return units;
  const { exhibitionCode } = recordings.get('shell') ?? noRecording;
  const live = organiser && (await contentState(organiser, exhibitionCode));
  if (!live) {
    note?.(withoutLiveData);
    return units;
  }
  return [...units, ...rendered.map((unit) => ({ ...unit, name: `${unit.name} live`, live }))];
}

const withoutLiveData =
  '未以即時資料檢查：未設定 ORGANISER，或無法連線 / Not checked with live data: ORGANISER is not set, or does not answer';

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

async function jobOf(
  { store, read, organiser, browser, ...check }: ReleaseCheck,
  units: CheckUnit[],
  all: ReadonlyMap<string, Recorded>,
): Promise<CheckJob> {
  const needed = read.manifests.filter((manifest) => isNeeded(manifest, units));
  const recordings = new Map(
    needed.flatMap(({ workspace }) => {
      const recorded = all.get(workspace);
      return recorded ? [[workspace, recorded] as const] : [];
    }),
  );
  const { exhibitionCode, at } = recordings.get('shell') ?? noRecording;
  const recorded = { ...noRecording, exhibitionCode, at, full: {}, empty: {} };
  for (const recording of recordings.values())
    for (const state of ['full', 'empty'] as const)
      Object.assign(recorded[state], responsesOf(recording, state, exhibitionCode));
  const addresses = Object.fromEntries(
    [...recordings].map(([workspace, recording]) => [workspace, recording.addresses]),
  );
  const files: Record<string, Record<string, string>> = {};
  for (const manifest of read.manifests)
    files[manifest.workspace] = await pathsOf(store, manifest, browser !== undefined);
  const changed = [...check.changed];
  return { read, units, changed, recorded, addresses, organiser, files, browser };
}

/** The paths of the files that the check reads, which are on this machine then. */
async function pathsOf(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  isInBrowser: boolean,
): Promise<Record<string, string>> {
  const names = Object.keys(manifest.hashes).filter(
    (name) => isInBrowser || !name.startsWith('browser/'),
  );
  await forAll(names, async (name) => void (await store.file(manifest, name)));
  return Object.fromEntries(names.map((name) => [name, store.pathOf(manifest, name)]));
}

const noRecording: Recorded = {
  exhibitionCode: 'DSWINE2026',
  at: '2026-03-01T01:00:00.000Z',
  addresses: {},
  full: {},
  empty: {},
};

/** The home page shows the fragments of all sections. */
function isNeeded({ workspace, fragments }: ReleaseManifest, units: readonly CheckUnit[]): boolean {
  return (
    workspace === 'shell' ||
    fragments.length > 0 ||
    units.some((unit) => unit.workspace === workspace)
  );
}

async function readRecordings(
  store: ReleaseStore,
  manifests: readonly ReleaseManifest[],
): Promise<ReadonlyMap<string, Recorded>> {
  const recordings = new Map<string, Recorded>();
  for (const manifest of manifests) {
    const recorded = await recordedDataOf(store, manifest);
    if (recorded) recordings.set(manifest.workspace, recorded);
  }
  return recordings;
}

/** Undefined for a release from before the recordings, or one without samples. */
async function recordedDataOf(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<Recorded | undefined> {
  if (!Object.hasOwn(manifest.hashes, RECORDED_DATA_FILE)) return undefined;
  const bytes = await store.file(manifest, RECORDED_DATA_FILE);
  const read: unknown = JSON.parse(bytes.toString('utf8'));
  return Value.Check(RecordedData, read) ? read : undefined;
}

/** The responses of a recording, as if it was made for the edition of the shell's recording. */
function responsesOf(
  recording: Recorded,
  state: 'full' | 'empty',
  exhibitionCode: string,
): Recorded['full'] {
  return Object.fromEntries(
    Object.entries(recording[state]).map(([key, data]) => [
      key.replaceAll(recording.exhibitionCode, exhibitionCode),
      data,
    ]),
  );
}
