import { isDeepStrictEqual } from 'node:util';
import { isVersion, isWorkspaceName, type ReleaseManifest } from '@dswine/shared/contract/releases';
import { parseJson, parseManifest } from './check-manifest.ts';
import { isKind, ReleaseError } from './errors.ts';
import { hashOfIntegrity, integrityOf, sha256 } from './integrity.ts';
import { releaseFile, type Manifests } from './manifests.ts';
import { openReleaseClaims } from './release-claims.ts';
import type { Contents } from './storage/contents.ts';
import { forAll, type Storage } from './storage/storage.ts';
import type { ReleaseStore } from './store.ts';
import { isStray, type StrayFiles } from './stray-files.ts';
import { commit } from './trust/commit.ts';
import type { Signer } from './trust/private-keys.ts';
import { releasePath, targetOf } from './trust/targets.ts';
import { signList } from './trust/team-list.ts';
import type { Trust } from './trust/trusted-view.ts';
import { nameOf } from './release-name.ts';

type ReleaseFolders = Pick<
  ReleaseStore,
  | 'workspaces'
  | 'versions'
  | 'releases'
  | 'file'
  | 'pathOf'
  | 'damaged'
  | 'restore'
  | 'addRelease'
  | 'claim'
  | 'claimedAt'
  | 'removeRelease'
>;

type Dependencies = {
  storage: Storage;
  contents: Contents;
  manifests: Manifests;
  trust: Trust;
  stray: StrayFiles;
};

/** The releases of a store: `releases/<workspace>/<version>/`. */
export function openReleaseFolders(dependencies: Dependencies): ReleaseFolders {
  const { storage, contents, manifests, trust, stray } = dependencies;
  const claims = openReleaseClaims(storage, trust.clock);
  const versions: ReleaseFolders['versions'] = (workspace) =>
    stray.namesIn(`releases/${workspace}`, isVersion);

  return {
    ...openRepair(dependencies),
    workspaces: () => stray.namesIn('releases', isWorkspaceName),
    versions,
    async releases(workspace) {
      const read = async (version: string) =>
        stray.unlessStray(
          releaseFile(workspace, version, 'release.json'),
          () => manifests.manifest(workspace, version),
          (error) => isStray(error) || isKind(error, 'contract'),
        );
      const all = await Promise.all((await versions(workspace)).map(read));
      return all
        .filter((release) => release !== undefined)
        .sort(
          (a, b) => compareText(b.publishedAt, a.publishedAt) || compareText(b.version, a.version),
        );
    },
    async file(release, name) {
      const { workspace, version } = release;
      const bytes = await contents.read(
        releaseFile(workspace, version, name),
        hashOf(release, name),
      );
      if (bytes) return bytes;
      throw new ReleaseError('tamperedFile', { file: `${name} of ${nameOf(release)}` });
    },
    pathOf({ workspace, version, hashes }, name) {
      const hash = hashOfIntegrity(hashes[name]?.integrity ?? '');
      return contents.pathOf(releaseFile(workspace, version, name), hash || 'none');
    },
    async addRelease(release, files, signer) {
      parseManifest(bytesOf(release), nameOf(release));
      await claims.announce(release.workspace, release.version);
      const added = await addRelease(storage, release, files);
      await listRelease(trust, { release, bytes: added.bytes, signer });
      return added.outcome;
    },
    claim: claims.claim,
    claimedAt: claims.at,
    async removeRelease(workspace, version, before) {
      const { hashes } = await manifests.manifest(workspace, version);
      const nameOf = (name: string) => releaseFile(workspace, version, name);
      const remove = async () => {
        await forAll(Object.keys(hashes), (name) => storage.remove(nameOf(name)));
        // Last, so that a removal that was stopped is found again.
        await storage.remove(nameOf('release.json'));
      };
      return claims.unlessClaimed(workspace, version, { before, remove });
    },
  };
}

/** Finds files of a release that are lost or damaged, and puts them back. */
function openRepair({
  storage,
  contents,
}: Pick<Dependencies, 'storage' | 'contents'>): Pick<ReleaseFolders, 'damaged' | 'restore'> {
  async function damaged({ workspace, version, hashes }: ReleaseManifest): Promise<string[]> {
    const found: string[] = [];
    await forAll(Object.entries(hashes), async ([name, { integrity }]) => {
      const file = releaseFile(workspace, version, name);
      const read = () => contents.read(file, hashOfIntegrity(integrity));
      const bytes = await read().catch((error: unknown) => {
        if (!isStray(error)) throw error;
      });
      if (!bytes) found.push(name);
    });
    return found.sort();
  }

  return {
    damaged,
    async restore(manifest, files) {
      const { workspace, version, hashes } = manifest;
      for (const name of await damaged(manifest)) {
        const bytes = files.get(name);
        if (bytes && integrityOf(bytes) === hashes[name]?.integrity)
          await storage.write(releaseFile(workspace, version, name), bytes);
      }
    },
  };
}

function hashOf(release: ReleaseManifest, file: string): string {
  const expected = Object.hasOwn(release.hashes, file) ? release.hashes[file] : undefined;
  if (expected) return hashOfIntegrity(expected.integrity);
  throw new ReleaseError('unknownFile', { release: nameOf(release), file });
}

/**
 * Creates `release.json`, which only one of two publishers of a version can, and then the other
 * files. What a stopped command has left is completed if it is the same.
 */
async function addRelease(
  storage: Storage,
  release: ReleaseManifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<{ outcome: 'added' | 'there'; bytes: Buffer }> {
  const { workspace, version } = release;
  const nameOf = (name: string) => releaseFile(workspace, version, name);
  const bytes = bytesOf(release);
  const isNew = await storage.create(nameOf('release.json'), bytes);
  const stored = isNew ? bytes : await storage.read(nameOf('release.json')).catch(() => undefined);
  if (!stored || !isSameRelease(stored, release)) throw otherContent(release);
  await forAll(files, async ([name, content]) => {
    if (!(await storage.create(nameOf(name), content))) throw otherContent(release);
  });
  return { outcome: isNew ? 'added' : 'there', bytes: stored };
}

const bytesOf = (release: ReleaseManifest) => Buffer.from(`${JSON.stringify(release, null, 2)}\n`);

function isSameRelease(stored: Buffer, release: ReleaseManifest): boolean {
  const content = (manifest: unknown) => ({ ...(manifest as object), publishedAt: undefined });
  return isDeepStrictEqual(
    content(parseJson(stored)),
    content(JSON.parse(JSON.stringify(release))),
  );
}

function otherContent(release: ReleaseManifest): ReleaseError {
  return new ReleaseError('publishFolder', { release: nameOf(release) });
}

/** Signs that the release belongs to its team. */
async function listRelease(
  { files, root, clock }: Trust,
  { release, bytes, signer }: { release: ReleaseManifest; bytes: Buffer; signer: Signer },
): Promise<void> {
  const { workspace, version } = release;
  const file = releasePath(workspace, version);
  const repository = { files, trustedRoot: root, signer, clock };
  await commit(repository, async (head) => {
    const publishedBy = signer.keys
      .map(({ keyId }) => keyId)
      .filter((keyId) =>
        head.targets.signed.delegations?.roles?.[workspace]?.keyIDs.includes(keyId),
      );
    const signed = await signList(repository, head, {
      workspace,
      change: (list) =>
        list[file]?.hashes['sha256'] === sha256(bytes)
          ? list
          : { ...list, [file]: targetOf(file, bytes, { publishedBy }) },
    });
    return signed && { roles: new Map([[workspace, signed]]) };
  });
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
