import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import type { ReleaseStore } from '../releases/store.ts';

/** So many compositions back a manifest is looked for. */
const LOOK_BACK = 20;

export type ManifestMemory = {
  remember: (manifests: readonly ReleaseManifest[]) => void;
  /**
   * The last manifest of a workspace that could be read: in this process, else in an earlier
   * composition.
   */
  last: (workspace: string) => Promise<ReleaseManifest | undefined>;
};

/** Knows which paths belong to a section whose present release cannot be read. */
export function createManifestMemory(store: ReleaseStore): ManifestMemory {
  const known = new Map<string, ReleaseManifest>();

  async function findEarlier(workspace: string): Promise<ReleaseManifest | undefined> {
    const tried = new Set<string>();
    let looked = 0;
    for await (const { releases } of store.compositions()) {
      const version = releases[workspace];
      looked += 1;
      if (looked > LOOK_BACK) return undefined;
      if (version === undefined || tried.has(version)) continue;
      tried.add(version);
      const manifest = await store.manifest(workspace as Workspace, version).catch(() => undefined);
      if (manifest) return manifest;
    }
    return undefined;
  }

  return {
    remember(manifests) {
      for (const manifest of manifests) known.set(manifest.workspace, manifest);
    },
    last: async (workspace) =>
      known.get(workspace) ?? findEarlier(workspace).catch(() => undefined),
  };
}
