import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';
import { contentNamePattern, integrityOf, isContentNamed } from '../../releases/integrity.ts';
import {
  type ReleaseStore,
  isAbsent,
  isStray,
  releasePath,
  signedVersions,
} from '../../releases/index.ts';
import type { EncodedContent } from '../http/content-negotiation.ts';
import { createSharedCache } from '../http/shared-cache.ts';

/** A browser file of a release, in the encodings that publication created. */
export type ReleaseFile = EncodedContent & { type: string };

/** `version` is undefined for a file whose name contains its content hash. */
export type FindReleaseFile = (
  workspace: string,
  version: string | undefined,
  file: string,
) => Promise<ReleaseFile | undefined>;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.tgz': 'application/gzip',
};
/** Undefined for a file that no release has. */
export const fileType = (name: string): string | undefined => types[path.extname(name)];

export const MANIFEST_FILE = 'release.json';
const serverFiles = /^(release\.json|server\/[\w-]+\.c?js)$/;

/** Of all workspaces, which share it. */
const MAX_BYTES = 256 * 1024 * 1024;
/** A larger file is read from the store for each request. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** A release that was not there is looked for again after this time. */
const UNREADABLE_MS = 60_000;

/** Finds a file by its name and, as a dictionary, an earlier version of it by its content. */
export type ReleaseFiles = {
  find: FindReleaseFile;
  /** `integrity` is `sha256-<base64>`. */
  earlier: (workspace: string, file: string, integrity: string) => Promise<ReleaseFile | undefined>;
};

/**
 * Finds browser files of releases, verifies their hashes and caches them in memory. Also serves
 * earlier releases, because open tabs still use them. `isShared`: also what a server needs to
 * render with a release, its manifest and its server bundle.
 */
export function createReleaseFiles(store: ReleaseStore, { isShared = false } = {}): ReleaseFiles {
  const cache = createSharedCache<ReleaseFile>(
    { maxSize: MAX_BYTES, maxEntrySize: MAX_FILE_BYTES },
    ({ identity, br, gzip }) => identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  );
  const manifests = createManifestReader(store);
  const index = createFileIndex(store, manifests.read);

  const find: FindReleaseFile = async (workspace, namedVersion, file) => {
    const key = `${workspace}/${namedVersion ?? ''}/${file}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const type = fileType(file);
    const isServers = isShared && namedVersion !== undefined && serverFiles.test(file);
    if (!isWorkspaceName(workspace) || !type || !(isServers || file.startsWith('browser/')))
      return undefined;
    const version = namedVersion ?? (await index.versionOf(workspace, file));
    const manifest = version && (await manifests.read(workspace, version));
    if (!manifest) return undefined;
    try {
      const found =
        file === MANIFEST_FILE ? manifestFile(manifest) : await readFile(store, manifest, file);
      if (found) cache.set(workspace, key, { ...found, type });
      return found && { ...found, type };
    } catch (error) {
      if (!isAbsent(error)) throw error;
      // The release was removed (`release clean`). Another one may have the same file.
      manifests.forget(workspace, version);
      index.forget(workspace);
      return namedVersion === undefined ? find(workspace, undefined, file) : undefined;
    }
  };

  return {
    find,
    async earlier(workspace, file, integrity) {
      const name = isWorkspaceName(workspace)
        ? await index.nameOf(workspace, integrity)
        : undefined;
      const isSameKind =
        name !== undefined && contentNamePattern(name) === contentNamePattern(file);
      return isSameKind ? find(workspace, undefined, name) : undefined;
    },
  };
}

function manifestFile(manifest: ReleaseManifest): Omit<ReleaseFile, 'type'> {
  const identity = Buffer.from(JSON.stringify(manifest));
  return { identity, br: undefined, gzip: undefined, hash: integrityOf(identity) };
}

async function readFile(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  file: string,
): Promise<Omit<ReleaseFile, 'type'> | undefined> {
  const hash = Object.hasOwn(manifest.hashes, file) ? manifest.hashes[file]?.integrity : undefined;
  if (hash === undefined) return undefined;
  const optional = async (name: string) =>
    Object.hasOwn(manifest.hashes, name) ? store.file(manifest, name) : undefined;
  const [identity, br, gzip] = await Promise.all([
    store.file(manifest, file),
    optional(`${file}.br`),
    optional(`${file}.gz`),
  ]);
  return { identity, br, gzip, hash };
}

type ManifestOf = (workspace: Workspace, version: string) => Promise<ReleaseManifest | undefined>;

/** Teams have signed more releases than are stored: `release clean` removes old ones. */
function createManifestReader(store: ReleaseStore) {
  const manifests = new LRUCache<string, ReleaseManifest>({ max: 200 });
  const unreadable = new LRUCache<string, true>({ max: 5000, ttl: UNREADABLE_MS });
  const read: ManifestOf = async (workspace, version) => {
    const key = `${workspace}@${version}`;
    if (unreadable.has(key)) return undefined;
    const cached = manifests.get(key);
    if (cached) return cached;
    if ((await store.view()).hashOf(workspace, releasePath(workspace, version)) === undefined)
      return undefined;
    try {
      const manifest = await store.manifest(workspace, version);
      manifests.set(key, manifest);
      return manifest;
    } catch (error) {
      if (!isStray(error)) throw error;
      unreadable.set(key, true);
      return undefined;
    }
  };
  return {
    read,
    forget(workspace: Workspace, version: string): void {
      manifests.delete(`${workspace}@${version}`);
      unreadable.set(`${workspace}@${version}`, true);
    },
  };
}

/** The files of a workspace with a content hash in their name, by name and by content. */
type Index = { versions: Map<string, string>; names: Map<string, string>; indexed: Set<string> };

/** Indexes files. Reads each manifest once. */
function createFileIndex(store: ReleaseStore, manifestOf: ManifestOf) {
  const indexes = new Map<Workspace, Index>();

  async function add(index: Index, workspace: Workspace, version: string): Promise<void> {
    const manifest = await manifestOf(workspace, version);
    // It may be signed later.
    if (!manifest) return;
    for (const [file, { integrity }] of Object.entries(manifest.hashes)) {
      if (!isContentNamed(file)) continue;
      index.versions.set(file, version);
      index.names.set(integrity, file);
    }
    index.indexed.add(version);
  }

  /** Reads on, from the live release, until something is found. */
  async function search(
    workspace: Workspace,
    find: (index: Index) => string | undefined,
  ): Promise<string | undefined> {
    const created = { versions: new Map(), names: new Map(), indexed: new Set<string>() };
    const index = indexes.get(workspace) ?? created;
    indexes.set(workspace, index);
    for (const version of signedVersions(await store.view(), workspace)) {
      if (find(index) !== undefined) break;
      // A release that cannot be read has no files to serve.
      if (!index.indexed.has(version)) await add(index, workspace, version).catch(() => undefined);
    }
    return find(index);
  }

  return {
    forget: (workspace: Workspace) => indexes.delete(workspace),
    versionOf: async (workspace: Workspace, file: string) =>
      isContentNamed(file) ? search(workspace, ({ versions }) => versions.get(file)) : undefined,
    /** The name of the file with this content. */
    nameOf: (workspace: Workspace, integrity: string) =>
      search(workspace, ({ names }) => names.get(integrity)),
  };
}
