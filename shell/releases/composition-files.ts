import { existsSync } from 'node:fs';
import { link, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Workspace } from '@dswine/shared/contract/releases';
import { draftName, readRegularFile, syncFolder, writeNewFile } from './durable-files.ts';
import { TamperedError, UnknownReleaseError } from './errors.ts';
import type { ReleaseStore } from './store.ts';
import { isAbsent, type StrayFiles } from './stray-files.ts';
import {
  commitComposition,
  compositionFile,
  parseComposition,
  type NewestComposition,
  type StoredComposition,
} from './trust/compositions.ts';
import { sha256 } from './trust/metadata-files.ts';
import type { Signer } from './trust/private-keys.ts';
import type { Trust } from './trust/trusted-view.ts';

type CompositionFiles = Pick<
  ReleaseStore,
  'revisions' | 'compositions' | 'composition' | 'freeRevision' | 'putComposition'
>;

type Dependencies = Pick<ReleaseStore, 'view' | 'pathOf'> & { trust: Trust; stray: StrayFiles };

/**
 * The compositions of a store: `<folder>/<revision>.json`. The metadata name the newest by its
 * hash, and each names the one before it.
 */
export function openCompositionFiles(
  folder: string,
  { view, trust, stray, pathOf }: Dependencies,
): CompositionFiles {
  const fileOf = (revision: number) => path.join(folder, compositionFile(revision));
  const chain = openChain(fileOf);
  const newest = async () => (await view()).newest;

  async function composition(revision: number) {
    return (await chain.find(await newest(), revision)).composition;
  }

  return {
    composition,
    async revisions() {
      const last = (await newest())?.revision ?? 0;
      const names = await stray.namesIn(folder, (name) => revisionOf(name) !== undefined);
      const revisions = names.map((name) => revisionOf(name) ?? 0);
      return revisions.filter((revision) => revision <= last).sort((a, b) => b - a);
    },
    async *compositions() {
      let revision = (await newest())?.revision ?? 0;
      while (revision > 0) {
        const read = await stray.unlessStray(fileOf(revision), () => composition(revision));
        // What came before a file that was changed, nobody can tell.
        if (!read) return;
        yield read;
        revision = read.previous;
      }
    },
    async freeRevision(after) {
      const taken = new Set(existsSync(folder) ? await readdir(folder) : []);
      let revision = after + 1;
      while (taken.has(compositionFile(revision))) revision += 1;
      return revision;
    },
    async putComposition(next, signer: Signer) {
      const manifests = new Map<string, Buffer>();
      for (const [workspace, version] of Object.entries(next.releases)) {
        const file = pathOf(workspace as Workspace, version, 'release.json');
        if (existsSync(file)) manifests.set(workspace, await readRegularFile(file));
      }
      await commitComposition(
        { files: trust.files, trustedRoot: trust.root, signer },
        {
          composition: next,
          manifests,
          store: (bytes) => addFile(folder, fileOf(next.revision), bytes),
        },
        (last) => chain.read(last.revision, last.sha256),
      );
    },
  };
}

type Chain = {
  read: (revision: number, hash: string) => Promise<{ bytes: Buffer; stored: StoredComposition }>;
  /** Follows the chain from the newest composition. @throws {TamperedError} {UnknownReleaseError} */
  find: (newest: NewestComposition | undefined, revision: number) => Promise<StoredComposition>;
};

function openChain(fileOf: (revision: number) => string): Chain {
  /** The hash of each revision that was reached from a signed one. */
  let hashes = new Map<number, string>();

  const read: Chain['read'] = async (revision, hash) => {
    const bytes = await readRegularFile(fileOf(revision)).catch((cause: unknown) => {
      if (!isAbsent(cause)) throw cause;
      throw new UnknownReleaseError(`There is no composition ${revision}.`, { cause });
    });
    if (sha256(bytes) !== hash)
      throw new TamperedError(
        `Composition ${revision} was changed: its hash is not the one that was signed.`,
      );
    const stored = parseComposition(bytes, revision);
    if (stored.predecessor !== null) hashes.set(stored.composition.previous, stored.predecessor);
    return { bytes, stored };
  };

  return {
    read,
    async find(newest, revision) {
      if (!newest) throw new UnknownReleaseError(`There is no composition ${revision}.`);
      const known = hashes.get(newest.revision);
      if (known !== undefined && known !== newest.sha256) hashes = new Map();
      hashes.set(newest.revision, newest.sha256);
      let at = nearest(hashes, revision);
      for (;;) {
        const hash = hashes.get(at);
        if (at < revision || hash === undefined)
          throw new UnknownReleaseError(`There is no composition ${revision} in the signed chain.`);
        const { stored } = await read(at, hash);
        if (at === revision) return stored;
        at = stored.composition.previous;
      }
    },
  };
}

/** The revision itself, or the first known one after it. */
function nearest(hashes: ReadonlyMap<number, string>, revision: number): number {
  return Math.min(...[...hashes.keys()].filter((known) => known >= revision));
}

/** Creates a file. False when it exists with other content. */
async function addFile(folder: string, file: string, bytes: Buffer): Promise<boolean> {
  const draft = draftName(folder);
  try {
    await writeNewFile(draft, bytes);
    // A hard link fails when the file exists, so only one of two writers gets a revision.
    await link(draft, file);
    await syncFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readRegularFile(file)).equals(bytes);
}

/** Parses the revision of a file name. Undefined for names that this store would not write. */
function revisionOf(name: string): number | undefined {
  const revision = Number.parseInt(name, 10);
  return revision > 0 && compositionFile(revision) === name ? revision : undefined;
}
