import {
  RECORDED_DATA_FILE,
  RecordedData,
  type RecordedData as Recorded,
} from '@dswine/shared/contract/recorded-data';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import type { CheckJob, CheckResult, CheckUnit } from './check-job.ts';
import { openCheckResults, unitKey } from './check-results.ts';
import { runCheck } from './run-check.ts';
import { sentencesOf } from './check-sentences.ts';
import type { ReadComposition } from './read-composition.ts';
import type { ReleaseStore } from './store.ts';

export type ReleaseCheck = {
  store: ReleaseStore;
  read: ReadComposition;
  /** The workspaces whose release changes. A new shell changes all. */
  changed: ReadonlySet<string>;
  /** A rollback loads the bundles, but does not render what was live before. */
  rendersPages: boolean;
  /** Folder of earlier results. */
  results?: string | undefined;
  /** Is told what could not be checked. */
  note?: ((text: string) => void) | undefined;
};

/**
 * Loads the bundles of what changes, compares their imports with the shell, and renders their
 * pages, in a process without keys and environment. Resolves to one sentence per problem.
 */
export async function checkReleases(check: ReleaseCheck): Promise<string[]> {
  const { manifests } = check.read;
  const units = unitsOf(check);
  const results = openCheckResults(check.results);
  const keys = new Map(
    await Promise.all(units.map(async (unit) => [unit, await unitKey(unit, manifests)] as const)),
  );
  const found: CheckResult = {};
  const unknown: CheckUnit[] = [];
  for (const [unit, key] of keys) {
    const known = await results.read(key);
    if (known) found[unit.name] = known;
    else unknown.push(unit);
  }
  if (unknown.length > 0) {
    const checked = await runCheck(await jobOf(check, unknown));
    Object.assign(found, checked.result);
    for (const note of checked.notes) check.note?.(note);
    for (const unit of checked.isComplete ? unknown : []) {
      const result = checked.result[unit.name];
      if (result) await results.write(keys.get(unit) ?? '', result);
    }
  }
  return sentencesOf(units, found, manifests);
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

async function jobOf({ store, read }: ReleaseCheck, units: CheckUnit[]): Promise<CheckJob> {
  const recordings = new Map<string, Recorded>();
  for (const manifest of read.manifests) {
    const recorded = isNeeded(manifest, units) ? await recordedDataOf(store, manifest) : undefined;
    if (recorded) recordings.set(manifest.workspace, recorded);
  }
  const { exhibitionCode, at } = recordings.get('shell') ?? noRecording;
  const recorded = { ...noRecording, exhibitionCode, at, full: {}, empty: {} };
  for (const recording of recordings.values())
    for (const state of ['full', 'empty'] as const)
      Object.assign(recorded[state], responsesOf(recording, state, exhibitionCode));
  const addresses = Object.fromEntries(
    [...recordings].map(([workspace, recording]) => [workspace, recording.addresses]),
  );
  return { read, units, recorded, addresses };
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
