import type { Workspace } from '@dswine/shared/contract/releases';
import { parseManifest } from './check-manifest.ts';
import { ReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import type { Contents } from './storage/contents.ts';
import { readIfThere, type Storage } from './storage/storage.ts';
import type { ReleaseStore } from './store.ts';
import { isAbsent } from './stray-files.ts';
import { releasePath } from './trust/targets.ts';
import { readPending } from './trust/team-list.ts';
import type { Trust } from './trust/trusted-view.ts';

type Dependencies = Pick<ReleaseStore, 'view'> & {
  storage: Storage;
  contents: Contents;
  trust: Trust;
  includesPending: boolean;
};

export type Manifests = Pick<ReleaseStore, 'manifest' | 'identified'> & {
  /** `release.json` as it is stored; undefined when there is none. */
  stored: (workspace: string, version: string) => Promise<Buffer | undefined>;
};

/** The name of a file of a release in the storage. */
export function releaseFile(workspace: string, version: string, name: string): string {
  return `releases/${workspace}/${version}/${name}`;
}

/** The manifests of releases that their teams have signed. */
export function openManifests({
  storage,
  contents,
  view,
  trust,
  includesPending,
}: Dependencies): Manifests {
  async function signedHash(workspace: Workspace, version: string): Promise<string | undefined> {
    const now = await view();
    const file = releasePath(workspace, version);
    const hash = now.hashOf(workspace, file);
    if (hash !== undefined || !includesPending) return hash;
    const pending = await readPending(trust.files, now, workspace);
    return pending?.signed.targets[file]?.hashes['sha256'];
  }

  const stored: Manifests['stored'] = (workspace, version) =>
    readIfThere(storage, releaseFile(workspace, version, 'release.json'));

  async function read(workspace: Workspace, version: string): Promise<Buffer> {
    const hash = await signedHash(workspace, version);
    const [release, name] = [
      `${workspace}@${version}`,
      releaseFile(workspace, version, 'release.json'),
    ];
    try {
      // Without a signature, whether it is there at all is still worth a sentence of its own.
      const bytes =
        hash === undefined ? void (await storage.read(name)) : await contents.read(name, hash);
      if (bytes) return bytes;
    } catch (cause) {
      if (!isAbsent(cause)) throw cause;
      throw new ReleaseError('unknownRelease', { release }, { cause });
    }
    throw new ReleaseError('tamperedManifest', { release, workspace });
  }

  return {
    stored,
    manifest: async (workspace, version) =>
      parseManifest(await read(workspace, version), `${workspace}@${version}`),
    async identified(workspace, version) {
      const bytes = await read(workspace, version);
      const manifest = parseManifest(bytes, `${workspace}@${version}`);
      return { manifest, integrity: integrityOf(bytes) };
    },
  };
}
