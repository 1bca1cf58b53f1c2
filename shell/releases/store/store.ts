import { systemClock, type Clock } from '@dswine/shared/process/clock';
import {
  isVersion,
  type Composition,
  type ReleaseManifest,
  type Workspace,
} from '@dswine/shared/contract/releases';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';
import { isDeepStrictEqual } from 'node:util';
import { openStorage, type Contents } from '../storage/open-storage.ts';
import { openHistory, type History } from '../trust/history.ts';
import { openMetadataFiles, roleOf } from '../metadata/metadata.ts';
import type { Signer } from '../metadata/private-keys.ts';
import { putLive, readPending, signList, type NextLive } from '../trust/lists.ts';
import { openTrust, type Trust } from '../trust/trusted-view.ts';
import type { View } from '../metadata/composition.ts';
import { parseManifest } from '../manifest/check-manifest.ts';
import { parseJson } from '@dswine/shared/contract/parse-json';
import { ReleaseError, isKind } from '../errors.ts';
import { hashOfIntegrity, integrityOf, sha256 } from '../integrity.ts';
import { forAll, isAbsent, isStray, readIfThere, type Storage } from '../storage/storage.ts';
import { commit, type Repository } from '../trust/commit.ts';
import { releasePath, targetOf } from '../metadata/targets.ts';
import { nameOf, type NamedRelease } from '../release-name.ts';

/**
 * Releases in a folder or a bucket (`storage`), and which of them are live. They never change, and
 * count when they are signed. Lists skip what is not signed, and warn once about each.
 */
export type ReleaseStore = History & {
  workspaces: () => Promise<Workspace[]>;
  versions: (workspace: Workspace) => Promise<string[]>;
  releases: (workspace: Workspace) => Promise<ReleaseManifest[]>;
  manifest: (workspace: Workspace, version: string) => Promise<ReleaseManifest>;
  identified: (
    workspace: Workspace,
    version: string,
  ) => Promise<{ manifest: ReleaseManifest; integrity: string }>;
  file: (manifest: ReleaseManifest, name: string) => Promise<Buffer>;
  damaged: (manifest: ReleaseManifest) => Promise<string[]>;
  restore: (manifest: ReleaseManifest, files: ReadonlyMap<string, Buffer>) => Promise<void>;
  /**
   * The path on this machine of a file that was read before, for code that runs from disk. Does not
   * verify the hash.
   */
  pathOf: (manifest: ReleaseManifest, name: string) => string;
  /**
   * `release.json` as it is stored; default: as this program writes it. Without a signer, a list
   * that its team has signed has to name it.
   * @throws when the release is stored, but needs further signatures.
   */
  addRelease: (
    manifest: ReleaseManifest,
    files: ReadonlyMap<string, Buffer>,
    by: { signer: Signer } | { bytes: Buffer },
  ) => Promise<'added' | 'there'>;
  claim: (workspace: Workspace, version: string) => Promise<void>;
  claimedAt: (workspace: Workspace, version: string) => Promise<number>;
  /**
   * Removes a release, unless it was published or claimed since `before` (ms since 1970). Returns
   * whether it did.
   */
  removeRelease: (workspace: Workspace, version: string, before: number) => Promise<boolean>;
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
  root: Buffer;
  memory: string;
  /** Also reads releases that still lack signatures, for those who look before they sign. */
  includesPending?: boolean;
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

export function openStore(
  address: string,
  { root, memory, includesPending = false, copies, pollMs, clock = systemClock }: StoreTrust,
  warn: Warn = () => undefined,
): ReleaseStore {
  const { storage, contents, isRemote } = openStorage(address, { copies, clock });
  const files = openMetadataFiles(storage);
  const poll = isRemote ? pollMs : undefined;
  const trust = openTrust({ files, trustedRoot: root, memory, clock, pollMs: poll });
  const view = lastGoodView(trust, warn);
  const history = openHistory(trust, view);
  const claims = openReleaseClaims(storage, clock);
  const source = { storage, contents, trust, view, includesPending, skip: skipOnce(storage, warn) };
  const identified = (workspace: Workspace, version: string) =>
    readRelease(source, { workspace, version });
  const manifest = async (workspace: Workspace, version: string) =>
    (await identified(workspace, version)).manifest;
  return {
    identified,
    manifest,
    workspaces: () => namesIn(source, 'releases', isWorkspaceName),
    versions: (workspace) => namesIn(source, `releases/${workspace}`, isVersion),
    releases: (workspace) => signedReleases(source, workspace),
    file: (release, name) => readFile(contents, release, name),
    pathOf: (release, name) =>
      contents.pathOf(
        releaseFile(release, name),
        hashOfIntegrity(release.hashes[name]?.integrity ?? '') || 'none',
      ),
    damaged: (release) => damagedFiles(contents, release),
    restore: (release, restored) => restoreFiles(source, release, restored),
    async addRelease(release, added, by) {
      const given = 'bytes' in by ? by.bytes : bytesOf(release);
      parseManifest(given, nameOf(release));
      await claims.announce(release.workspace, release.version);
      const { outcome, bytes } = await addRelease(storage, release, { files: added, bytes: given });
      if ('signer' in by) await listRelease({ ...trust, signer: by.signer }, release, bytes);
      else if (!bytes.equals(given)) throw notThisRelease(release);
      return outcome;
    },
    claim: claims.claim,
    claimedAt: claims.at,
    async removeRelease(workspace, version, before) {
      const release = await manifest(workspace, version);
      const remove = () => removeFiles(storage, release);
      return claims.unlessClaimed(workspace, version, { before, remove });
    },
    ...history,
    live: async () => (await view()).live,
    async putLive(next, signer) {
      const readManifest = (workspace: string, version: string) =>
        readIfThere(storage, releaseFile({ workspace, version }, MANIFEST));
      return history.composition(await putLive({ ...trust, signer }, next, { readManifest }));
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

const MANIFEST = 'release.json';

type Source = {
  storage: Storage;
  contents: Contents;
  trust: Trust;
  view: () => Promise<View>;
  includesPending: boolean;
  skip: (file: string, reason: string) => void;
};

function releaseFile({ workspace, version }: NamedRelease, name: string): string {
  return `releases/${workspace}/${version}/${name}`;
}

function skipOnce({ address }: Storage, warn: Warn): Source['skip'] {
  const warned = new Set<string>();
  return (file, reason) => {
    if (!warned.has(file)) warn(`Ignored ${address}/${file}: ${reason}`, 'file');
    warned.add(file);
  };
}

async function namesIn(
  { storage, skip }: Source,
  folder: string,
  belongs: (name: string) => boolean,
): Promise<string[]> {
  return (await storage.list(folder)).filter((name) => {
    if (!belongs(name)) skip(`${folder}/${name}`, 'its name does not belong in the store.');
    return belongs(name);
  });
}

async function signedReleases(source: Source, workspace: Workspace): Promise<ReleaseManifest[]> {
  const versions = await namesIn(source, `releases/${workspace}`, isVersion);
  const read = async (version: string) => {
    const { manifest } = await readRelease(source, { workspace, version });
    return manifest;
  };
  const all = await Promise.all(
    versions.map((version) =>
      read(version).catch((error: unknown) => {
        if (!isStray(error) && !isKind(error, 'contract')) throw error;
        source.skip(releaseFile({ workspace, version }, MANIFEST), (error as Error).message);
      }),
    ),
  );
  return all
    .filter((release) => release !== undefined)
    .sort((a, b) => compareText(b.publishedAt, a.publishedAt) || compareText(b.version, a.version));
}

async function readRelease(
  source: Source,
  named: NamedRelease,
): Promise<{ manifest: ReleaseManifest; integrity: string }> {
  const { storage, contents } = source;
  const hash = await signedHash(source, named);
  const [release, file] = [nameOf(named), releaseFile(named, MANIFEST)];
  // Without a signature, whether it is there at all is still worth a sentence of its own.
  const read = hash === undefined ? storage.read(file) : contents.read(file, hash);
  const bytes = await read.catch((cause: unknown) => {
    if (!isAbsent(cause)) throw cause;
    throw new ReleaseError('unknownRelease', { release }, { cause });
  });
  if (hash === undefined || !bytes)
    throw new ReleaseError('tamperedManifest', { release, workspace: named.workspace });
  return { manifest: parseManifest(bytes, release), integrity: integrityOf(bytes) };
}

async function signedHash(
  { view, trust, includesPending }: Source,
  { workspace, version }: NamedRelease,
): Promise<string | undefined> {
  const now = await view();
  const file = releasePath(workspace, version);
  const hash = now.hashOf(workspace, file);
  if (hash !== undefined || !includesPending) return hash;
  const pending = await readPending(trust.files, now, workspace);
  return pending?.signed.targets[file]?.hashes['sha256'];
}

async function readFile(
  contents: Contents,
  release: ReleaseManifest,
  file: string,
): Promise<Buffer> {
  const expected = Object.hasOwn(release.hashes, file) ? release.hashes[file] : undefined;
  if (!expected) throw new ReleaseError('unknownFile', { release: nameOf(release), file });
  const hash = hashOfIntegrity(expected.integrity);
  const bytes = await contents.read(releaseFile(release, file), hash);
  if (bytes) return bytes;
  throw new ReleaseError('tamperedFile', { file: `${file} of ${nameOf(release)}` });
}

async function damagedFiles(contents: Contents, release: ReleaseManifest): Promise<string[]> {
  const found: string[] = [];
  await forAll(Object.keys(release.hashes), async (name) => {
    const bytes = await readFile(contents, release, name).catch((error: unknown) => {
      if (!isStray(error)) throw error;
    });
    if (!bytes) found.push(name);
  });
  return found.sort();
}

async function restoreFiles(
  { storage, contents }: Source,
  release: ReleaseManifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const name of await damagedFiles(contents, release)) {
    const bytes = files.get(name);
    if (bytes && integrityOf(bytes) === release.hashes[name]?.integrity)
      await storage.write(releaseFile(release, name), bytes);
  }
}

/** The manifest last, so that a removal that was stopped is found again. */
async function removeFiles(storage: Storage, release: ReleaseManifest): Promise<void> {
  await forAll(Object.keys(release.hashes), (name) => storage.remove(releaseFile(release, name)));
  await storage.remove(releaseFile(release, MANIFEST));
}

/**
 * Creates `release.json`, which only one of two publishers of a version can, and then the other
 * files. What a stopped command has left is completed if it is the same.
 */
async function addRelease(
  storage: Storage,
  release: ReleaseManifest,
  { files, bytes }: { files: ReadonlyMap<string, Buffer>; bytes: Buffer },
): Promise<{ outcome: 'added' | 'there'; bytes: Buffer }> {
  const manifest = releaseFile(release, MANIFEST);
  const isNew = await storage.create(manifest, bytes);
  const stored = isNew ? bytes : await storage.read(manifest).catch(() => undefined);
  if (!stored || !isSameRelease(stored, release)) throw notThisRelease(release);
  await forAll(files, async ([name, content]) => {
    if (!(await storage.create(releaseFile(release, name), content))) throw notThisRelease(release);
  });
  return { outcome: isNew ? 'added' : 'there', bytes: stored };
}

const notThisRelease = (release: ReleaseManifest) =>
  new ReleaseError('publishFolder', { release: nameOf(release) });

export const bytesOf = (release: ReleaseManifest) =>
  Buffer.from(`${JSON.stringify(release, null, 2)}\n`);

function isSameRelease(stored: Buffer, release: ReleaseManifest): boolean {
  const content = (manifest: unknown) => ({ ...(manifest as object), publishedAt: undefined });
  return isDeepStrictEqual(
    content(parseJson(stored)),
    content(JSON.parse(JSON.stringify(release))),
  );
}

async function listRelease(
  repository: Repository,
  { workspace, version }: ReleaseManifest,
  bytes: Buffer,
): Promise<void> {
  const file = releasePath(workspace, version);
  await commit(repository, async (head) => {
    const publishedBy = repository.signer.keys
      .map(({ keyId }) => keyId)
      .filter((keyId) => roleOf(head.targets, workspace)?.keyIDs.includes(keyId));
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

/** When a release was needed last (ms since 1970), or that it is being removed since then. */
type Claim = { at: number; removed?: true };

/** A removal that takes longer was stopped. */
const STOPPED_AFTER_MS = 10 * 60 * 1000;

/** `claims/<workspace>/<version>.json`: keeps a `clean` from removing what is needed meanwhile. */
type ReleaseClaims = {
  at: (workspace: string, version: string) => Promise<number>;
  claim: (workspace: string, version: string) => Promise<void>;
  /** Marks a release that is about to be stored. @throws while it is being removed. */
  announce: (workspace: string, version: string) => Promise<void>;
  /**
   * Runs `remove`, unless the release was claimed since `before`. No command can claim it from then on.
   * Resolves to whether it did.
   */
  unlessClaimed: (
    workspace: string,
    version: string,
    { before, remove }: { before: number; remove: () => Promise<void> },
  ) => Promise<boolean>;
};

function openReleaseClaims(storage: Storage, { now }: Pick<Clock, 'now'>): ReleaseClaims {
  const fileOf = (workspace: string, version: string) => `claims/${workspace}/${version}.json`;

  async function read(file: string): Promise<{ bytes: Buffer | undefined; claim: Claim }> {
    const bytes = await readIfThere(storage, file);
    return { bytes, claim: parseClaim(bytes) };
  }

  async function put(
    file: string,
    isFree: (claim: Claim) => boolean,
    next: Omit<Claim, 'at'> = {},
  ): Promise<boolean> {
    for (;;) {
      const { bytes, claim } = await read(file);
      if (!isFree(claim)) return false;
      const at = Math.max(now(), claim.at + 1);
      if (await storage.swap(file, Buffer.from(JSON.stringify({ at, ...next })), bytes))
        return true;
    }
  }

  return {
    async at(workspace, version) {
      const { at, removed } = (await read(fileOf(workspace, version))).claim;
      return removed ? 0 : at;
    },
    async claim(workspace, version) {
      const file = fileOf(workspace, version);
      const isClaimed = await put(file, ({ removed }) => removed !== true);
      const release = `releases/${workspace}/${version}/release.json`;
      if (isClaimed && (await readIfThere(storage, release))) return;
      if (isClaimed) await storage.remove(file);
      throw new ReleaseError('unknownRelease', { release: `${workspace}@${version}` });
    },
    async announce(workspace, version) {
      const isPresent = ({ removed, at }: Claim) =>
        removed !== true || now() - at > STOPPED_AFTER_MS;
      if (await put(fileOf(workspace, version), isPresent)) return;
      throw new ReleaseError('publishRemoving', { release: `${workspace}@${version}` });
    },
    async unlessClaimed(workspace, version, { before, remove }) {
      const file = fileOf(workspace, version);
      const isUnneeded = ({ at, removed }: Claim) => removed === true || at < before;
      if (!(await put(file, isUnneeded, { removed: true }))) return false;
      await remove();
      await storage.remove(file);
      return true;
    },
  };
}

/** Whatever else is in the file counts as no claim. */
function parseClaim(bytes: Buffer | undefined): Claim {
  try {
    const { at, removed } = JSON.parse(bytes?.toString('utf8') ?? '{}') as Partial<Claim>;
    return { at: typeof at === 'number' ? at : 0, ...(removed === true && { removed }) };
  } catch {
    return { at: 0 };
  }
}
