import {
  RECORDED_DATA_FILE,
  RecordedData,
  type RecordedData as Recorded,
} from '@dswine/shared/contract/recorded-data';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import type { ReleaseStore } from './store.ts';

/** By workspace. */
export type Recordings = ReadonlyMap<string, Recorded>;

const noRecording: Recorded = {
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

/** All recordings as one, as if they were made for the edition of the shell's recording. */
export function joinRecordings(recordings: Recordings): Recorded {
  const { exhibitionCode, at } = recordings.get('shell') ?? noRecording;
  const joined: Recorded = { ...noRecording, exhibitionCode, at, full: {}, empty: {} };
  for (const recording of recordings.values())
    for (const state of ['full', 'empty'] as const)
      for (const [key, data] of Object.entries(recording[state]))
        joined[state][key.replaceAll(recording.exhibitionCode, exhibitionCode)] = data;
  return joined;
}
