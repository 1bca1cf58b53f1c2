import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { systemClock } from '@dswine/shared/process/clock';
import { isKind } from '../errors.ts';
import { PREVIEW_MS } from '../metadata/preview-link.ts';
import type { ReleaseStore } from '../store/store.ts';

/** `recent`: what is not live, but was published, promoted or previewed not long ago. */
type ReleasesInUse = { live: ReleaseManifest[]; recent: ReleaseManifest[] };

/** Reads what is live, also as a canary, and what a preview link that is still valid may show. */
export async function releasesInUse(store: ReleaseStore): Promise<ReleasesInUse> {
  const { releases = {}, canary } = (await store.live()) ?? {};
  const isLive = (workspace: string, version: string) =>
    releases[workspace] === version ||
    (canary?.workspace === workspace && canary.version === version);
  const since = systemClock.now() - PREVIEW_MS;
  const live: ReleaseManifest[] = [];
  const recent: ReleaseManifest[] = [];
  for (const workspace of await store.workspaces())
    for (const version of await store.versions(workspace)) {
      if (isLive(workspace, version)) live.push(await store.manifest(workspace, version));
      else if ((await store.claimedAt(workspace, version)) >= since)
        recent.push(...(await signedManifest(store, workspace, version)));
    }
  return { live, recent };
}

/** Empty for a release that nobody has signed: nobody can see it. */
async function signedManifest(
  store: ReleaseStore,
  workspace: Workspace,
  version: string,
): Promise<ReleaseManifest[]> {
  try {
    return [await store.manifest(workspace, version)];
  } catch (error) {
    if (isKind(error, 'tampered', 'unknown')) return [];
    throw error;
  }
}
