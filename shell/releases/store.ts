import path from 'node:path';
import type { Composition, ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { openCompositionFiles } from './composition-files.ts';
import { openReleaseFolders } from './release-folders.ts';
import type { Signer, Verifier } from './signing.ts';
import { createStrayFiles } from './stray-files.ts';

/**
 * Where releases and compositions live. The local folder is the embedded default; a bucket can
 * stand in its place. A release is a folder that appears whole or not at all, a composition a file
 * that appears once; neither changes. What is not validly signed is not listed: the store warns of
 * each such file once.
 */
export type ReleaseStore = {
  /** The versions in the store, signed or not. */
  versions: (workspace: Workspace) => Promise<string[]>;
  /** The validly signed releases of a workspace, the last published first. */
  releases: (workspace: Workspace) => Promise<ReleaseManifest[]>;
  manifest: (workspace: Workspace, version: string) => Promise<ReleaseManifest>;
  /** A file of a release, checked against the manifest's hash. */
  file: (manifest: ReleaseManifest, name: string) => Promise<Buffer>;
  /** An absolute path for code that must be run from disk; its bytes are not checked. */
  pathOf: (workspace: Workspace, version: string, name: string) => string;
  addRelease: (
    manifest: ReleaseManifest,
    files: Map<string, Buffer>,
    signer: Signer,
  ) => Promise<'added' | 'there'>;
  /** The numbers of the compositions in the store, signed or not, newest first. */
  revisions: () => Promise<number[]>;
  /** The validly signed compositions, newest first. Rejects when the storage fails. */
  compositions: () => AsyncGenerator<Composition, void, void>;
  composition: (revision: number) => Promise<Composition>;
  /** The first number after a revision that no file has. */
  freeRevision: (after: number) => Promise<number>;
  putComposition: (next: Composition, signer: Signer) => Promise<void>;
};

export function openStore(
  folder: string,
  verifier: Verifier,
  warn: (message: string) => void = () => undefined,
): ReleaseStore {
  const stray = createStrayFiles(warn);
  return {
    ...openReleaseFolders(path.join(folder, 'releases'), verifier, stray),
    ...openCompositionFiles(path.join(folder, 'compositions'), verifier, stray),
  };
}
