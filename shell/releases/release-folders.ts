import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { draftName, readRegularFile, syncFolder, writeNewFile } from './durable-files.ts';
import { ContractError, TamperedError, UnknownReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import { openSignedManifests, type StoreKeys } from './signed-manifests.ts';
import type { Signer } from './signing.ts';
import type { ReleaseStore } from './store.ts';
import { isAbsent, isStray, type StrayFiles } from './stray-files.ts';

type ReleaseFolders = Pick<
  ReleaseStore,
  | 'versions'
  | 'releases'
  | 'manifest'
  | 'approvedManifest'
  | 'identified'
  | 'addSignature'
  | 'file'
  | 'pathOf'
  | 'addRelease'
  | 'claim'
  | 'removeRelease'
>;

const releaseVersion = /^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/;

/** The releases of a store: `<folder>/<workspace>/<version>/`. */
export function openReleaseFolders(
  folder: string,
  keys: StoreKeys,
  stray: StrayFiles,
): ReleaseFolders {
  const pathOf: ReleaseFolders['pathOf'] = (workspace, version, name) =>
    path.join(folder, workspace, version, name);
  const versions: ReleaseFolders['versions'] = (workspace) =>
    stray.namesIn(path.join(folder, workspace), (name) => releaseVersion.test(name));

  const manifests = openSignedManifests(pathOf, keys);

  return {
    pathOf,
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
    addRelease: (release, files, signer) =>
      addRelease({
        target: pathOf(release.workspace, release.version, ''),
        release,
        files,
        signer,
      }),
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
  signer: Signer;
};

/** Writes a draft folder and renames it. Renaming fails when another release is there already. */
async function addRelease({
  target,
  release,
  files,
  signer,
}: NewRelease): Promise<'added' | 'there'> {
  const parent = path.dirname(target);
  if (existsSync(target)) return 'there';
  await mkdir(parent, { recursive: true });
  const draft = draftName(parent);
  const bytes = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
  const all = new Map(files)
    .set('release.json', bytes)
    .set('release.json.sig', Buffer.from(signer.sign(bytes)));
  try {
    await mkdir(draft);
    for (const [name, content] of all) await writeNewFile(path.join(draft, name), content);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (existsSync(target)) return 'there';
    throw error;
  }
  await syncFolder(parent);
  return (await readRegularFile(path.join(target, 'release.json'))).equals(bytes)
    ? 'added'
    : 'there';
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
