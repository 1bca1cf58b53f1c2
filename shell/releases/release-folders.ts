import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isWorkspaceName, type ReleaseManifest } from '@dswine/shared/contract/releases';
import { draftName, readRegularFile, syncFolder, writeNewFile } from './durable-files.ts';
import { ContractError, PublishError, TamperedError, UnknownReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import { openManifests } from './manifests.ts';
import type { ReleaseStore } from './store.ts';
import { isAbsent, isStray, type StrayFiles } from './stray-files.ts';
import { commit } from './trust/commit.ts';
import { sha256 } from './trust/metadata-files.ts';
import type { Signer } from './trust/private-keys.ts';
import { releasePath, signList, targetOf } from './trust/team-list.ts';
import type { Trust } from './trust/trusted-view.ts';

type ReleaseFolders = Pick<
  ReleaseStore,
  | 'workspaces'
  | 'versions'
  | 'releases'
  | 'manifest'
  | 'identified'
  | 'file'
  | 'pathOf'
  | 'addRelease'
  | 'claim'
  | 'removeRelease'
>;

const releaseVersion = /^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/;

type Dependencies = Pick<ReleaseStore, 'view'> & {
  trust: Trust;
  stray: StrayFiles;
  includesPending: boolean;
};

/** The releases of a store: `<folder>/<workspace>/<version>/`. */
export function openReleaseFolders(folder: string, dependencies: Dependencies): ReleaseFolders {
  const { trust, stray } = dependencies;
  const pathOf: ReleaseFolders['pathOf'] = (workspace, version, name) =>
    path.join(folder, workspace, version, name);
  const versions: ReleaseFolders['versions'] = (workspace) =>
    stray.namesIn(path.join(folder, workspace), (name) => releaseVersion.test(name));

  const manifests = openManifests(pathOf, dependencies);

  return {
    pathOf,
    workspaces: async () => (await stray.namesIn(folder, isWorkspaceName)).sort(),
    versions,
    ...manifests,
    async releases(workspace) {
      const read = async (version: string) =>
        stray.unlessStray(
          pathOf(workspace, version, 'release.json'),
          () => manifests.manifest(workspace, version),
          (error) => isStray(error) || error instanceof ContractError,
        );
      const all = await Promise.all((await versions(workspace)).map(read));
      return all
        .filter((release) => release !== undefined)
        .sort(
          (a, b) => compareText(b.publishedAt, a.publishedAt) || compareText(b.version, a.version),
        );
    },
    async file(release, name) {
      const expected = Object.hasOwn(release.hashes, name) ? release.hashes[name] : undefined;
      if (!expected)
        throw new UnknownReleaseError(
          `${release.workspace}@${release.version} has no file ${name}.`,
        );
      const bytes = await readRegularFile(pathOf(release.workspace, release.version, name));
      if (integrityOf(bytes) === expected.integrity) return bytes;
      throw new TamperedError(
        `${name} of ${release.workspace}@${release.version} is not the file that was published.`,
      );
    },
    async addRelease(release, files, signer) {
      const target = pathOf(release.workspace, release.version, '');
      const added = await addRelease({ target, release, files });
      await listRelease(trust, { release, bytes: added.bytes, signer });
      return added.outcome;
    },
    claim: (workspace, version) => claim(pathOf(workspace, version, ''), `${workspace}@${version}`),
    removeRelease: (workspace, version, before) =>
      removeRelease(pathOf(workspace, version, ''), before),
  };
}

/** `removeRelease` reads the time of the folder. */
async function claim(release: string, name: string): Promise<void> {
  const now = new Date();
  await utimes(release, now, now).catch((cause: unknown) => {
    if (!isAbsent(cause)) throw cause;
    throw new UnknownReleaseError(`${name} is not in the store.`, { cause });
  });
}

/**
 * Renames the folder first: a promotion that claimed the release before is seen afterwards, and one
 * that claims it later does not find it.
 */
async function removeRelease(release: string, before: number): Promise<boolean> {
  const removed = draftName(path.dirname(release));
  await rename(release, removed);
  if ((await stat(removed)).mtimeMs >= before) {
    await rename(removed, release);
    return false;
  }
  await syncFolder(path.dirname(release));
  await rm(removed, { recursive: true });
  return true;
}

type NewRelease = {
  target: string;
  release: ReleaseManifest;
  files: Map<string, Buffer>;
};

/**
 * Writes a draft folder and renames it. Renaming fails when another release is there already. One
 * that a stopped command has left is taken over if it is the same.
 */
async function addRelease({
  target,
  release,
  files,
}: NewRelease): Promise<{ outcome: 'added' | 'there'; bytes: Buffer }> {
  const parent = path.dirname(target);
  const bytes = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
  const there = async () => ({
    outcome: 'there' as const,
    bytes: await readSame(target, release, files),
  });
  if (existsSync(target)) return there();
  await mkdir(parent, { recursive: true });
  const draft = draftName(parent);
  try {
    await mkdir(draft);
    for (const [name, content] of [...files, ['release.json', bytes] as const])
      await writeNewFile(path.join(draft, name), content);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (existsSync(target)) return there();
    throw error;
  }
  await syncFolder(parent);
  return { outcome: 'added', bytes };
}

/** The `release.json` of a stored release with exactly these files. @throws {PublishError} */
async function readSame(
  target: string,
  release: ReleaseManifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const isFile = async (name: string, bytes: Buffer) =>
    (await readRegularFile(path.join(target, name)).catch(() => undefined))?.equals(bytes) === true;
  const bytes = await readRegularFile(path.join(target, 'release.json')).catch(() => undefined);
  const stored: unknown = bytes && parseJson(bytes);
  const isSame = isDeepStrictEqual(
    { ...(stored as object | undefined), publishedAt: undefined },
    JSON.parse(JSON.stringify({ ...release, publishedAt: undefined })),
  );
  const areSame = await Promise.all([...files].map(([name, content]) => isFile(name, content)));
  if (bytes && isSame && areSame.every(Boolean)) return bytes;
  throw new PublishError(
    `${release.workspace}@${release.version} cannot be published: its folder is in the store, but holds no valid release. ` +
      `Give this one another version, or remove that folder.`,
  );
}

/** Signs that the release belongs to its team. @throws {MissingSignatureError} {KeyError} */
async function listRelease(
  { files, root }: Trust,
  { release, bytes, signer }: { release: ReleaseManifest; bytes: Buffer; signer: Signer },
): Promise<void> {
  const { workspace, version } = release;
  const file = releasePath(workspace, version);
  const repository = { files, trustedRoot: root, signer };
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

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
