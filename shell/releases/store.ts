import path from 'node:path';
import type { Composition, ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { openCompositionFiles } from './composition-files.ts';
import { openReleaseFolders } from './release-folders.ts';
import { publisherAlone, type SignaturePolicy } from './signature-policy.ts';
import type { Signer, Verifier } from './signing.ts';
import { createStrayFiles } from './stray-files.ts';

/**
 * Stores releases and compositions. The default implementation is a local folder; a bucket could
 * implement it too. Releases (folders) and compositions (files) are written atomically and never
 * change. Lists skip files without a valid signature, and warn once about each.
 */
export type ReleaseStore = {
  /** All versions of a workspace, signed or not. */
  versions: (workspace: Workspace) => Promise<string[]>;
  /** The releases of a workspace with a valid signature, newest first. */
  releases: (workspace: Workspace) => Promise<ReleaseManifest[]>;
  manifest: (workspace: Workspace, version: string) => Promise<ReleaseManifest>;
  /**
   * The manifest of a release that may be live.
   * @throws {MissingSignatureError} when it lacks signatures that the policy requires.
   */
  approvedManifest: (workspace: Workspace, version: string) => Promise<ReleaseManifest>;
  /** The manifest with the hash of `release.json`, and so of the whole release. */
  identified: (
    workspace: Workspace,
    version: string,
  ) => Promise<{ manifest: ReleaseManifest; integrity: string }>;
  /** Signs a release beside its publisher. @throws {TamperedError} when it has another hash. */
  addSignature: (
    release: Pick<ReleaseManifest, 'workspace' | 'version'>,
    integrity: string,
    signer: Signer,
  ) => Promise<'added' | 'there'>;
  /** Reads a file of a release and verifies its hash. */
  file: (manifest: ReleaseManifest, name: string) => Promise<Buffer>;
  /** The path of a file, for code that runs from disk. Does not verify the hash. */
  pathOf: (workspace: Workspace, version: string, name: string) => string;
  addRelease: (
    manifest: ReleaseManifest,
    files: Map<string, Buffer>,
    signer: Signer,
  ) => Promise<'added' | 'there'>;
  /** Marks a release as needed from now on. @throws {UnknownReleaseError} */
  claim: (workspace: Workspace, version: string) => Promise<void>;
  /**
   * Removes a release, unless it was published or claimed since `before` (ms since 1970). Returns
   * whether it did.
   */
  removeRelease: (workspace: Workspace, version: string, before: number) => Promise<boolean>;
  /** All revisions, signed or not, newest first. */
  revisions: () => Promise<number[]>;
  /** Compositions with a valid signature, newest first. Rejects when the storage fails. */
  compositions: () => AsyncGenerator<Composition, void, void>;
  composition: (revision: number) => Promise<Composition>;
  /** The next unused revision after `after`. */
  freeRevision: (after: number) => Promise<number>;
  putComposition: (next: Composition, signer: Signer) => Promise<void>;
};

/** `policy`: who must have signed a release that is live. Default: the publisher. */
export function openStore(
  folder: string,
  verifier: Verifier,
  warn: (message: string) => void = () => undefined,
  policy: SignaturePolicy = publisherAlone(verifier),
): ReleaseStore {
  const stray = createStrayFiles(warn);
  return {
    ...openReleaseFolders(path.join(folder, 'releases'), { verifier, policy }, stray),
    ...openCompositionFiles(path.join(folder, 'compositions'), verifier, stray),
  };
}
