import { systemClock, type Clock } from '@dswine/shared/process/clock';
import { releasedWorkspaces } from '@dswine/shared/build/workspaces';
import { changedSources } from '../build/build-workspace.ts';
import { openMetadataFiles, type MetadataFiles } from '../metadata/metadata.ts';
import { copiesFolder, openStorage, storeAddress } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a start finds its releases built and signed. Loads little: what builds, signs and promotes
 * takes longer to load than to find out that nothing is to be done.
 */
export async function isCurrent(
  root: string,
  dataDir: string,
  clock: Pick<Clock, 'now'> = systemClock,
): Promise<boolean> {
  const metadata = openMetadataFiles(storageOf(dataDir, process.env));
  const validMs = await remainingValidity(metadata, clock);
  if (validMs === undefined || isRenewalDue(validMs)) return false;
  return (await changedSources(root, dataDir, releasedWorkspaces(root))).length === 0;
}

/** Signatures of releases last a week. Less than six days of it are left. */
export const isRenewalDue = (validMs: number) => validMs < 6 * DAY_MS;

/** How long the signed list of releases is valid, in ms. Undefined without one. */
export async function remainingValidity(
  metadata: MetadataFiles,
  clock: Pick<Clock, 'now'> = systemClock,
): Promise<number | undefined> {
  const text = await metadata.read('timestamp.json').catch(() => undefined);
  if (!text) return undefined;
  const { signed } = JSON.parse(text.toString('utf8')) as { signed: { expires: string } };
  return Date.parse(signed.expires) - clock.now();
}

export function storageOf(dataDir: string, environment: NodeJS.ProcessEnv): Storage {
  const address = storeAddress(dataDir, environment);
  return openStorage(address, { copies: copiesFolder(dataDir, environment) }).storage;
}
