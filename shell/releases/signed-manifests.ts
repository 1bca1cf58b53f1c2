import path from 'node:path';
import { ReleaseManifest, type Workspace } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import { readRegularFile } from './durable-files.ts';
import { ContractError, TamperedError, UnknownReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import { addSignature, assertSigned, type SignedManifest } from './release-signatures.ts';
import type { SignaturePolicy } from './signature-policy.ts';
import type { Verifier } from './signing.ts';
import type { ReleaseStore } from './store.ts';
import { isAbsent } from './stray-files.ts';

type SignedManifests = Pick<
  ReleaseStore,
  'manifest' | 'approvedManifest' | 'identified' | 'addSignature'
>;

/** `verifier` is the publisher's key, which signs every release. */
export type StoreKeys = { verifier: Verifier; policy: SignaturePolicy };

/** The manifests of a store, and who has signed them. */
export function openSignedManifests(
  pathOf: ReleaseStore['pathOf'],
  { verifier, policy }: StoreKeys,
): SignedManifests {
  const signed = (workspace: Workspace, version: string) =>
    readSigned(pathOf(workspace, version, ''), `${workspace}@${version}`, verifier);
  return {
    manifest: async (workspace, version) => parseManifest(await signed(workspace, version)),
    async approvedManifest(workspace, version) {
      const read = await signed(workspace, version);
      await assertSigned(read, policy);
      return parseManifest(read);
    },
    async identified(workspace, version) {
      const read = await signed(workspace, version);
      return { manifest: parseManifest(read), integrity: integrityOf(read.bytes) };
    },
    async addSignature({ workspace, version }, integrity, signer) {
      const read = await signed(workspace, version);
      if (integrityOf(read.bytes) === integrity) return addSignature(read, signer);
      throw new TamperedError(
        `${read.name} 不是要簽署的內容，未簽署 / ${read.name} is not what was to be signed: its hash is ${integrityOf(read.bytes)}, not ${integrity}. ` +
          `請重新執行 / Reproduce it again: npm run release -- reproduce ${read.name}`,
      );
    },
  };
}

async function readSigned(
  release: string,
  name: string,
  verifier: Verifier,
): Promise<SignedManifest> {
  const bytes = await readRegularFile(path.join(release, 'release.json')).catch(
    (cause: unknown) => {
      if (!isAbsent(cause)) throw cause;
      throw new UnknownReleaseError(`${name} is not in the store: ${release} is missing.`, {
        cause,
      });
    },
  );
  const signature = await readRegularFile(path.join(release, 'release.json.sig')).catch(
    (cause: unknown) => {
      if (!isAbsent(cause)) throw cause;
      return '';
    },
  );
  if (!verifier.verify(bytes, signature.toString('utf8')))
    throw new TamperedError(`release.json of ${name} does not carry the publisher's signature.`);
  return { folder: release, name, bytes, signature: signature.toString('utf8') };
}

function parseManifest({ bytes, name }: SignedManifest): ReleaseManifest {
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
