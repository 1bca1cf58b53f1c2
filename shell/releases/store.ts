import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { Composition, ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { openManifests } from './manifests.ts';
import { openReleaseFolders } from './release-folders.ts';
import { openStorage } from './storage/open-storage.ts';
import { createStrayFiles } from './stray-files.ts';
import { openHistory, type History } from './trust/history.ts';
import { openMetadataFiles } from './trust/metadata-files.ts';
import type { Signer } from './trust/private-keys.ts';
import { putLive, type NextLive } from './trust/put-live.ts';
import { openTrust, type Trust } from './trust/trusted-view.ts';
import type { View } from './trust/view.ts';

/**
 * Releases in a folder or a bucket (`storage`), and which of them are live. They never change, and
 * count when they are signed. Lists skip what is not signed, and warn once about each.
 */
export type ReleaseStore = History & {
  /** Every workspace that has releases, also one that is not live. */
  workspaces: () => Promise<Workspace[]>;
  /** All versions of a workspace, signed or not. */
  versions: (workspace: Workspace) => Promise<string[]>;
  /** The signed releases of a workspace, newest first. */
  releases: (workspace: Workspace) => Promise<ReleaseManifest[]>;
  /** The manifest of a release that its team has signed. @throws for any other. */
  manifest: (workspace: Workspace, version: string) => Promise<ReleaseManifest>;
  /** The manifest with the hash of `release.json`, and so of the whole release. */
  identified: (
    workspace: Workspace,
    version: string,
  ) => Promise<{ manifest: ReleaseManifest; integrity: string }>;
  /** Reads a file of a release and verifies its hash. */
  file: (manifest: ReleaseManifest, name: string) => Promise<Buffer>;
  /** The files of a release that are lost or damaged. */
  damaged: (manifest: ReleaseManifest) => Promise<string[]>;
  /** Puts back those of the files that are lost or damaged. */
  restore: (manifest: ReleaseManifest, files: ReadonlyMap<string, Buffer>) => Promise<void>;
  /**
   * The path on this machine of a file that was read before, for code that runs from disk. Does not
   * verify the hash.
   */
  pathOf: (manifest: ReleaseManifest, name: string) => string;
  /** @throws when the release is stored, but needs further signatures. */
  addRelease: (
    manifest: ReleaseManifest,
    files: Map<string, Buffer>,
    signer: Signer,
  ) => Promise<'added' | 'there'>;
  /** Marks a release as needed from now on. @throws for one that is not there. */
  claim: (workspace: Workspace, version: string) => Promise<void>;
  /** When it was published or claimed last, in ms since 1970. */
  claimedAt: (workspace: Workspace, version: string) => Promise<number>;
  /**
   * Removes a release, unless it was published or claimed since `before` (ms since 1970). Returns
   * whether it did.
   */
  removeRelease: (workspace: Workspace, version: string, before: number) => Promise<boolean>;
  /** What is live; undefined before the first promotion. */
  live: () => Promise<Composition | undefined>;
  /**
   * Changes what is live. Each workspace that changes needs the signature of its team; a rollback
   * may carry the operator's instead.
   * @throws when something else became live meanwhile, or signatures are missing.
   */
  putLive: (next: NextLive, signer: Signer) => Promise<Composition>;
  /** What the signed metadata say now: the last good ones while the newest are refused. */
  view: () => Promise<View>;
  trust: Trust;
};

export type StoreTrust = {
  /** `root.json`, from which all trust begins. Not in the store. */
  root: Buffer;
  /** Folder of what was verified before, so that older metadata are rejected. */
  memory: string;
  /** Also reads releases that still lack signatures, for those who look before they sign. */
  includesPending?: boolean;
  /** Folder for copies of a bucket's files. */
  copies: string;
  /** How often a bucket is looked at, in ms, by those who look all the time. */
  pollMs?: number;
  clock?: Clock;
};

/**
 * Is told what is ignored: a file that does not belong in the store, or the newest metadata, which
 * are refused or cannot be read.
 */
export type Warn = (message: string, about: 'file' | 'metadata') => void;

/** Opens the store in a folder, or at an address of a bucket. */
export function openStore(
  address: string,
  { root, memory, includesPending = false, copies, pollMs, clock = systemClock }: StoreTrust,
  warn: Warn = () => undefined,
): ReleaseStore {
  const { storage, contents, isRemote } = openStorage(address, { copies, clock });
  const stray = createStrayFiles(storage, (message) => warn(message, 'file'));
  const files = openMetadataFiles(storage);
  const trust = openTrust({
    files,
    root,
    memory,
    clock,
    pollMs: isRemote ? pollMs : undefined,
  });
  const view = lastGoodView(trust, warn);
  const manifests = openManifests({ storage, contents, trust, view, includesPending });
  const { manifest, identified } = manifests;
  const history = openHistory({ files, trustedRoot: root, newest: view });
  const readManifest = manifests.stored;
  return {
    manifest,
    identified,
    ...openReleaseFolders({ storage, contents, manifests, trust, stray }),
    ...history,
    live: async () => (await view()).live,
    async putLive(next, signer) {
      const repository = { files, trustedRoot: root, signer, clock };
      return history.composition(await putLive(repository, next, { readManifest }));
    },
    view,
    trust,
  };
}

/** Warns once about each reason why the newest metadata are refused. */
function lastGoodView(trust: Trust, warn: Warn): () => Promise<View> {
  let warned = '';
  return async () => {
    try {
      const view = await trust.view();
      warned = '';
      return view;
    } catch (error) {
      const remembered = await trust.remembered();
      if (!remembered) throw error;
      const { message } = error as Error;
      if (warned !== message) warn(message, 'metadata');
      warned = message;
      return remembered;
    }
  };
}
