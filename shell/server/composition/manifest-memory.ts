import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { ReadComposition, ReadOptions, ReleaseStore } from '../../releases/index.ts';

/** How many compositions to search backwards for a readable manifest. */
const MAX_COMPOSITIONS = 20;

type ManifestMemory = {
  /**
   * Replaces what is remembered. `unavailable`: sections whose files could not all be read. `hashes`
   * of their `release.json`, by workspace.
   */
  remember: (
    manifests: readonly ReleaseManifest[],
    read: Pick<ReadComposition, 'unavailable' | 'hashes'>,
  ) => void;
  /**
   * The manifest of a release whose files this process has verified, and that was live until now. A
   * release is known while it is signed with the same hash: after its key was revoked, it is not.
   */
  known: NonNullable<ReadOptions['known']>;
  /**
   * The last readable manifest of a workspace: from this process, or from an earlier composition.
   */
  last: (workspace: string) => Promise<ReleaseManifest | undefined>;
};

/**
 * Remembers manifests: a release that stays live is verified once, and a section keeps its paths
 * while its release is unreadable.
 */
export function createManifestMemory(store: ReleaseStore): ManifestMemory {
  const lasting = new Map<string, ReleaseManifest>();
  let verified = new Map<string, { manifest: ReleaseManifest; hash: string | undefined }>();

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
      const whole = manifests.filter(({ section }) => !unavailable.includes(section));
      verified = new Map(
        whole.map((manifest) => [
          nameOf(manifest),
          { manifest, hash: hashes.get(manifest.workspace) },
        ]),
      );
      for (const manifest of manifests) lasting.set(manifest.workspace, manifest);
    },
    known(workspace, version, hash) {
      const found = verified.get(nameOf({ workspace, version }));
      return hash !== undefined && found?.hash === hash ? found.manifest : undefined;
    },
    last: async (workspace) =>
      lasting.get(workspace) ?? findEarlier(workspace).catch(() => undefined),
  };
}

const nameOf = ({ workspace, version }: Pick<ReleaseManifest, 'workspace' | 'version'>) =>
  `${workspace}@${version}`;
