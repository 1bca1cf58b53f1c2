import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { UnknownReleaseError, TamperedError } from '../errors.ts';
import { current } from '../make-live.ts';
import { PREVIEW_MS } from '../preview-link.ts';
import type { ReleaseStore } from '../store.ts';

/**
 * What is live, and what was published, promoted or previewed within the time that a preview link
 * is valid.
 */
export async function releasesInUse(store: ReleaseStore): Promise<ReleaseManifest[]> {
  const live = await current(store);
  const since = Date.now() - PREVIEW_MS;
  const used: ReleaseManifest[] = [];
  for (const workspace of await store.workspaces())
    for (const version of await store.versions(workspace)) {
      const isLive = live?.releases[workspace] === version;
      if (!isLive && (await store.claimedAt(workspace, version)) < since) continue;
      const manifest = await store.manifest(workspace, version).catch((error: unknown) => {
        // Nobody has signed it, so nobody can see it.
        const isUnsigned = error instanceof TamperedError || error instanceof UnknownReleaseError;
        if (isLive || !isUnsigned) throw error;
      });
      if (manifest) used.push(manifest);
    }
  return used;
}
