import { ContractError, TamperedError, UnknownReleaseError } from './errors.ts';
import type { Manifests } from './manifests.ts';
import type { Contents } from './storage/contents.ts';
import { isFree, type Storage } from './storage/storage.ts';
import type { ReleaseStore } from './store.ts';
import { isAbsent, isStray, type StrayFiles } from './stray-files.ts';
import {
  commitComposition,
  parseComposition,
  type NewestComposition,
  type StoredComposition,
} from './trust/compositions.ts';
import { compositionFile } from './trust/metadata-files.ts';
import type { Trust } from './trust/trusted-view.ts';

type CompositionFiles = Pick<
  ReleaseStore,
  'revisions' | 'compositions' | 'composition' | 'freeRevision' | 'putComposition'
>;

type Dependencies = Pick<ReleaseStore, 'view'> & {
  storage: Storage;
  contents: Contents;
  manifests: Pick<Manifests, 'stored'>;
  trust: Trust;
  stray: StrayFiles;
};

const fileOf = (revision: number) => `compositions/${compositionFile(revision)}`;

/**
 * The compositions of a store: `compositions/<revision>.json`. The metadata name the newest by its
 * hash, and each names the one before it.
 */
export function openCompositionFiles({
  storage,
  contents,
  manifests,
  view,
  trust,
  stray,
}: Dependencies): CompositionFiles {
  const chain = openChain(contents);
  const newest = async () => (await view()).newest;

  async function composition(revision: number) {
    return (await chain.find(await newest(), revision)).composition;
  }

  return {
    composition,
    async *revisions() {
      let revision: number | undefined = (await newest())?.revision ?? 0;
      while (revision) {
        yield revision;
        // What came before a file that cannot be read, nobody can tell.
        revision = chain.previous(revision) ?? (await previousOf(composition, revision));
      }
    },
    async *compositions() {
      let revision = (await newest())?.revision ?? 0;
      while (revision > 0) {
        const read = await stray.unlessStray(fileOf(revision), () => composition(revision));
        if (!read) return;
        yield read;
        revision = read.previous;
      }
    },
    async freeRevision(after) {
      let revision = after + 1;
      while (!(await isFree(storage, fileOf(revision)))) revision += 1;
      return revision;
    },
    async putComposition(next, signer) {
      await commitComposition(
        { files: trust.files, trustedRoot: trust.root, signer, clock: trust.clock },
        {
          composition: next,
          readManifest: async (workspace) => {
            const version = next.releases[workspace];
            return version === undefined ? undefined : manifests.stored(workspace, version);
          },
          store: (bytes) => storage.create(fileOf(next.revision), bytes),
        },
        (last) => chain.read(last.revision, last.sha256),
      );
    },
  };
}

async function previousOf(
  read: CompositionFiles['composition'],
  revision: number,
): Promise<number | undefined> {
  try {
    return (await read(revision)).previous;
  } catch (error) {
    if (isStray(error) || error instanceof ContractError) return undefined;
    throw error;
  }
}

type Chain = {
  read: (revision: number, hash: string) => Promise<{ bytes: Buffer; stored: StoredComposition }>;
  /** Follows the chain from the newest composition. @throws {TamperedError} {UnknownReleaseError} */
  find: (newest: NewestComposition | undefined, revision: number) => Promise<StoredComposition>;
  /** The revision before one that was read. */
  previous: (revision: number) => number | undefined;
};

function openChain(contents: Contents): Chain {
  /** The hash of each revision that was reached from a signed one. */
  let hashes = new Map<number, string>();
  let before = new Map<number, number>();

  const read: Chain['read'] = async (revision, hash) => {
    const bytes = await contents.read(fileOf(revision), hash).catch((cause: unknown) => {
      if (!isAbsent(cause)) throw cause;
      throw new UnknownReleaseError(`There is no composition ${revision}.`, { cause });
    });
    if (!bytes)
      throw new TamperedError(
        `Composition ${revision} was changed: its hash is not the one that was signed.`,
      );
    const stored = parseComposition(bytes, revision);
    const { previous } = stored.composition;
    before.set(revision, previous);
    if (stored.predecessor !== null) hashes.set(previous, stored.predecessor);
    return { bytes, stored };
  };

  return {
    read,
    previous: (revision) => before.get(revision),
    async find(newest, revision) {
      if (!newest) throw new UnknownReleaseError(`There is no composition ${revision}.`);
      const known = hashes.get(newest.revision);
      if (known !== undefined && known !== newest.sha256) [hashes, before] = [new Map(), new Map()];
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
