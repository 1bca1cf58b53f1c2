import path from 'node:path';
import { ReleaseManifest, type Workspace } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import { readRegularFile } from './durable-files.ts';
import { ContractError, TamperedError, UnknownReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import type { ReleaseStore } from './store.ts';
import { isAbsent } from './stray-files.ts';
import { sha256 } from './trust/metadata-files.ts';
import { readPending, releasePath } from './trust/team-list.ts';
import type { Trust } from './trust/trusted-view.ts';

type Dependencies = Pick<ReleaseStore, 'view'> & { trust: Trust; includesPending: boolean };

/** The manifests of releases that their teams have signed. */
export function openManifests(
  pathOf: ReleaseStore['pathOf'],
  { view, trust, includesPending }: Dependencies,
): Pick<ReleaseStore, 'manifest' | 'identified'> {
  async function signedHash(workspace: Workspace, version: string): Promise<string | undefined> {
    const now = await view();
    const file = releasePath(workspace, version);
    const hash = now.hashOf(workspace, file);
    if (hash !== undefined || !includesPending) return hash;
    const pending = await readPending(trust.files, now, workspace);
    return pending?.signed.targets[file]?.hashes['sha256'];
  }

  async function read(workspace: Workspace, version: string): Promise<Buffer> {
    const bytes = await readBytes(pathOf(workspace, version, ''), `${workspace}@${version}`);
    if ((await signedHash(workspace, version)) === sha256(bytes)) return bytes;
    throw new TamperedError(
      `release.json of ${workspace}@${version} is not in the list that the keys of ${workspace} have signed.`,
    );
  }

  return {
    manifest: async (workspace, version) =>
      parseManifest(await read(workspace, version), `${workspace}@${version}`),
    async identified(workspace, version) {
      const bytes = await read(workspace, version);
      const manifest = parseManifest(bytes, `${workspace}@${version}`);
      return { manifest, integrity: integrityOf(bytes) };
    },
  };
}

async function readBytes(release: string, name: string): Promise<Buffer> {
  return readRegularFile(path.join(release, 'release.json')).catch((cause: unknown) => {
    if (!isAbsent(cause)) throw cause;
    throw new UnknownReleaseError(`${name} is not in the store: ${release} is missing.`, { cause });
  });
}

/** @throws {ContractError} or {TamperedError} */
export function parseManifest(bytes: Buffer, name: string): ReleaseManifest {
  const read: unknown = JSON.parse(bytes.toString('utf8'));
  if (!Value.Check(ReleaseManifest, read)) {
    const first = Value.Errors(ReleaseManifest, read)[0];
    throw new ContractError(
      `release.json of ${name} does not follow this program's contract: ${first?.instancePath} ${first?.message}. ` +
        `Update the program that reads it, or build the release again.`,
    );
  }
  if (`${read.workspace}@${read.version}` !== name)
    throw new TamperedError(`The folder of ${name} holds ${read.workspace}@${read.version}.`);
  return read;
}
