import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { ReadComposition, ReadOptions, ReleaseStore } from '../../releases/index.ts';

/** How many compositions to search backwards for a readable manifest. */
const MAX_COMPOSITIONS = 20;

type ManifestMemory = Required<Pick<ReadOptions, 'known' | 'last'>> & {
  /** Replaces what is remembered: releases whose files this process has verified. */
  remember: (
    manifests: readonly ReleaseManifest[],
    read: Pick<ReadComposition, 'unavailable' | 'hashes'>,
  ) => void;
};

/**
 * Remembers manifests: a release that stays live is verified once, while it is signed with the same
 * hash, and a section keeps its paths while its release is unreadable.
 */
export function createManifestMemory(store: ReleaseStore): ManifestMemory {
  const lasting = new Map<string, ReleaseManifest>();
  const verified = new Map<string, { manifest: ReleaseManifest; hash: string | undefined }>();

  async function findEarlier(workspace: string): Promise<ReleaseManifest | undefined> {
    const tried = new Set<string>();
    let count = 0;
    for await (const { releases } of store.compositions()) {
      const version = releases[workspace];
      count += 1;
      if (count > MAX_COMPOSITIONS) return undefined;
      if (version === undefined || tried.has(version)) continue;
      tried.add(version);
      const manifest = await store.manifest(workspace, version).catch(() => undefined);
      if (manifest) return manifest;
    }
    return undefined;
  }

  return {
    remember(manifests, { unavailable, hashes }) {
      verified.clear();
      for (const manifest of manifests) {
        const { workspace, section } = manifest;
        lasting.set(workspace, manifest);
        if (!unavailable.includes(section))
          verified.set(workspace, { manifest, hash: hashes.get(workspace) });
      }
    },
    known(workspace, version, hash) {
      const found = verified.get(workspace);
      const isKnown = hash !== undefined && found?.hash === hash;
      return isKnown && found.manifest.version === version ? found.manifest : undefined;
    },
    last: async (workspace) =>
      lasting.get(workspace) ?? findEarlier(workspace).catch(() => undefined),
  };
}
