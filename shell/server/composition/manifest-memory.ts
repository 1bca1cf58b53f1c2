import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import type { ReleaseStore } from '../../releases/store.ts';

/** How many compositions to search backwards for a readable manifest. */
const MAX_COMPOSITIONS = 20;

type ManifestMemory = {
  remember: (manifests: readonly ReleaseManifest[]) => void;
  /**
   * The last readable manifest of a workspace: from this process, or from an earlier composition.
   */
  last: (workspace: string) => Promise<ReleaseManifest | undefined>;
};

/** Remembers manifests, so that a section keeps its paths while its release is unreadable. */
export function createManifestMemory(store: ReleaseStore): ManifestMemory {
  const cached = new Map<string, ReleaseManifest>();

  async function findEarlier(workspace: string): Promise<ReleaseManifest | undefined> {
    const tried = new Set<string>();
    let count = 0;
    for await (const { releases } of store.compositions()) {
      const version = releases[workspace];
      count += 1;
      if (count > MAX_COMPOSITIONS) return undefined;
      if (version === undefined || tried.has(version)) continue;
      tried.add(version);
      const manifest = await store.manifest(workspace as Workspace, version).catch(() => undefined);
      if (manifest) return manifest;
    }
    return undefined;
  }

  return {
    remember(manifests) {
      for (const manifest of manifests) cached.set(manifest.workspace, manifest);
    },
    last: async (workspace) =>
      cached.get(workspace) ?? findEarlier(workspace).catch(() => undefined),
  };
}
