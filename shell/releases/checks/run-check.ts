import { fork } from 'node:child_process';
import { systemClock } from '@dswine/shared/process/clock';
import { fileURLToPath } from 'node:url';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { RecordedData } from '@dswine/shared/contract/recorded-data';
import { RECORDED_DATA_FILE } from '@dswine/shared/contract/release-files';
import { checkedJson } from '@dswine/shared/contract/parse-json';
import type { CheckJob, CheckMessage, CheckResult, CheckUnit } from './check-job.ts';
import type { ReleaseCheck } from './check-releases.ts';
import { checkerHash } from './check-results.ts';
import type { ReleaseStore } from '../store/store.ts';
import { forAll } from '../storage/storage.ts';

/**
 * A check ends that begins with no other page for so long. A page ends by its processor time; this
 * is for what nothing else ends, so a slow machine rejects no release.
 */
const SILENCE_MS = 300_000;
/** The only variable of the environment that the process has. It starts sooner with it. */
const { NODE_COMPILE_CACHE: folder } = process.env;
const compiledModules = folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
const checker = fileURLToPath(new URL('../../page-check/check-process.ts', import.meta.url));

/** An incomplete result tells only why the check did not end. It may depend on this machine. */
type Outcome = { result: CheckResult; noBrowser?: string | undefined; isComplete: boolean };

/**
 * Runs a check in a separate process, because this may be another team's pipeline: the code cannot
 * read its variables, and a full heap ends only that process. Discards the output of the code.
 */
export function runCheck(job: CheckJob): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = fork(checker, {
      env: compiledModules,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    let begun = job.units[0]?.name ?? 'shell';
    const end = () => {
      cancelLimit();
      child.kill('SIGKILL');
    };
    const finish = (checked: Outcome) => {
      end();
      resolve(checked);
    };
    const fail = (problem: string) =>
      finish({ result: { [begun]: { problems: [problem], pages: [] } }, isComplete: false });
    const limit = () =>
      systemClock.after(SILENCE_MS, () =>
        fail(`Its check began with nothing else for ${SILENCE_MS / 1000} s.`),
      );
    let cancelLimit = limit();
    child.on('message', (message: CheckMessage) => {
      if ('begun' in message) {
        ({ begun } = message);
        cancelLimit();
        cancelLimit = limit();
      } else finish({ ...message, isComplete: true });
    });
    child.once('error', (error) => fail(`It could not be checked: ${error.message}`));
    const exited = () => setImmediate(fail, 'Its server bundle ended the process of its check.');
    // A message sent before the exit may arrive after it, but before the channel closes.
    child.once('exit', () => (child.connected ? child.once('disconnect', exited) : exited()));
    // Ignore send errors: when the process has exited already, `exit` reports it.
    child.send(job, () => undefined);
  });
}

type JobParts = {
  units: CheckUnit[];
  needed: readonly ReleaseManifest[];
  recordings: Recordings;
};

export async function jobOf(
  { store, read, organiser, browser, changed, results, isThorough = false }: ReleaseCheck,
  { units, needed, recordings }: JobParts,
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
    ...(results?.folder !== undefined && {
      opened: { folder: results.folder, checker: await checkerHash() },
    }),
  };
}

async function pathsOf(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<Record<string, string>> {
  const names = Object.keys(manifest.hashes).filter((name) => name.startsWith('browser/'));
  await forAll(names, async (name) => void (await store.file(manifest, name)));
  return Object.fromEntries(names.map((name) => [name, store.pathOf(manifest, name)]));
}

/** The home page shows the fragments of all sections. */
export function isNeeded(
  { workspace, fragments }: ReleaseManifest,
  units: readonly CheckUnit[],
): boolean {
  return (
    workspace === 'shell' ||
    fragments.length > 0 ||
    units.some((unit) => unit.workspace === workspace)
  );
}

export type Recordings = ReadonlyMap<string, RecordedData>;

const noRecording: RecordedData = {
  exhibitionCode: 'DSWINE2026',
  at: '2026-03-01T01:00:00.000Z',
  addresses: {},
  full: {},
  empty: {},
};

/** Reads what the builds of releases have recorded from their samples. */
export async function readRecordings(
  store: ReleaseStore,
  manifests: readonly ReleaseManifest[],
): Promise<Recordings> {
  const recordings = new Map<string, RecordedData>();
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
): Promise<RecordedData | undefined> {
  if (!Object.hasOwn(manifest.hashes, RECORDED_DATA_FILE)) return undefined;
  return checkedJson(RecordedData, await store.file(manifest, RECORDED_DATA_FILE));
}

/** All recordings as one, as if they were made for the edition of the shell's recording. */
export function joinRecordings(recordings: Recordings): RecordedData {
  const { exhibitionCode, at } = recordings.get('shell') ?? noRecording;
  const joined: RecordedData = { ...noRecording, exhibitionCode, at, full: {}, empty: {} };
  for (const recording of recordings.values())
    for (const state of ['full', 'empty'] as const)
      for (const [key, data] of Object.entries(recording[state]))
        joined[state][key.replaceAll(recording.exhibitionCode, exhibitionCode)] = data;
  return joined;
}
