import zlib from 'node:zlib';
import path from 'node:path';
import { promisify } from 'node:util';
import { ReleaseManifest, type Workspace } from '@dswine/shared/contract/releases';
import { ReleaseError, isKind } from '../errors.ts';
import { contentHash, integrityOf, isContentNamed } from '../integrity.ts';
import { forAll } from '../storage/storage.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Publishing } from './open-releases.ts';
import { systemClock } from '@dswine/shared/process/clock';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import { Value } from 'typebox/value';
import { parseJson } from '@dswine/shared/contract/parse-json';
import { CONFORMANCE_FILE } from '@dswine/shared/contract/release-files';

/** `root` is the checkout that contains the build, or the folder of the workspace itself. */
type PublishRequest = { root: string; workspace: Workspace; version?: string | undefined };
/** `waiting`: which signatures are missing before it can be live. */
export type Published = { version: string; outcome: 'added' | 'there'; waiting?: string };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(js|css|json|svg)$/;

/**
 * Adds the build in `<workspace>/dist` to the store as an immutable, signed release. The default
 * version is `<package version>-<content hash>`, so the same content is the same release.
 */
export async function publish(
  { store, signer }: Pick<Publishing, 'store' | 'signer'>,
  { root, workspace, version }: PublishRequest,
): Promise<Published> {
  const build = await readBuild(root, workspace);
  const { files: built, content } = build;
  const name = version ?? build.version;
  const stored = await signedManifest(store, { workspace, version: name });
  if (stored) {
    if (contentHash(stored, built.keys(), (file) => stored.hashes[file]?.integrity) === content) {
      if ((await store.damaged(stored)).length > 0)
        await store.restore(stored, (await packBuild(build, name)).files);
      return { version: name, outcome: 'there' };
    }
    throw new ReleaseError('publishTaken', { release: `${workspace}@${name}` });
  }
  const earlier = await store.releases(workspace);
  const { manifest, files } = await packBuild(build, name, (file, bytes) =>
    compressedBefore(store, earlier, { file, bytes }),
  );
  checkContentNames(earlier, manifest);
  try {
    return { version: name, outcome: await store.addRelease(manifest, files, { signer }) };
  } catch (error) {
    const { name: code, message } = error as Error;
    if (code !== 'signatureMissing') throw error;
    return { version: name, outcome: 'added', waiting: message };
  }
}

export async function packBuild(
  build: Build,
  version: string,
  before?: CompressedBefore,
): Promise<{ manifest: ReleaseManifest; files: Map<string, Buffer> }> {
  const files = await withCompressed(build.files, before);
  return { manifest: manifestOf({ ...build, version, files }), files };
}

/** Undefined when nobody has signed it: it is new, a command was stopped, or it is a stray one. */
async function signedManifest(
  store: ReleaseStore,
  { workspace, version }: { workspace: Workspace; version: string },
): Promise<ReleaseManifest | undefined> {
  return store.manifest(workspace, version).catch((error: unknown) => {
    if (isKind(error, 'tampered', 'unknown')) return undefined;
    throw new ReleaseError(
      'publishFolder',
      { release: `${workspace}@${version}` },
      { cause: error },
    );
  });
}

/**
 * A file with a content hash in its name has one address in all releases, so it must be the same in
 * all of them.
 */
export function checkContentNames(
  earlier: readonly ReleaseManifest[],
  { workspace, version, hashes }: ReleaseManifest,
): void {
  for (const before of earlier) {
    const file = Object.keys(hashes)
      .filter(isContentNamed)
      .find(
        (name) => before.hashes[name] && before.hashes[name].integrity !== hashes[name]?.integrity,
      );
    if (file !== undefined)
      throw new ReleaseError('publishContentName', {
        release: `${workspace}@${version}`,
        file,
        earlier: before.version,
      });
  }
}

type Compressed = { br: Buffer; gz: Buffer };
type CompressedBefore = (file: string, bytes: Buffer) => Promise<Compressed | undefined>;

/** With compressed variants, so that the web server need not compress files. */
async function withCompressed(
  files: ReadonlyMap<string, Buffer>,
  before: CompressedBefore = async () => undefined,
): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  await forAll([...files], async ([file, bytes]) => {
    if (!file.startsWith('browser/') || !compressible.test(file)) return;
    const { br, gz } = (await before(file, bytes)) ?? (await compress(bytes));
    all.set(`${file}.br`, br).set(`${file}.gz`, gz);
  });
  // The order in which they end is another each time.
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function compress(bytes: Buffer): Promise<Compressed> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { br: await brotli(bytes, { params }), gz: await gzip(bytes, { level: 9 }) };
}

/** The variants of an earlier release that has the same file, if it has them undamaged. */
async function compressedBefore(
  store: ReleaseStore,
  earlier: readonly ReleaseManifest[],
  { file, bytes }: { file: string; bytes: Buffer },
): Promise<Compressed | undefined> {
  const integrity = integrityOf(bytes);
  const same = earlier.find(({ hashes }) => hashes[file]?.integrity === integrity);
  const variant = (type: string) => same && store.file(same, `${file}.${type}`);
  try {
    const [br, gz] = await Promise.all([variant('br'), variant('gz')]);
    return br && gz && { br, gz };
  } catch {
    return undefined;
  }
}

/**
 * What a build has written to `dist`, with what `conform` found of it. `content` identifies all of
 * it, `built` what was built; `version` is the default one.
 */
export type Build = {
  dist: string;
  draft: UnversionedRelease;
  files: Map<string, Buffer>;
  content: string;
  built: string;
  version: string;
};

/**
 * Reads the build of a workspace in a checkout, or in its own folder.
 * @throws when nothing, or another workspace, was built there.
 */
export async function readBuild(root: string, workspace: Workspace): Promise<Build> {
  const isItsFolder = existsSync(path.join(root, 'dist/release.json'));
  const folder = isItsFolder ? root : path.join(root, workspace);
  const dist = path.join(folder, 'dist');
  const draft = await readDraft(dist, workspace);
  const files = await readFiles(dist);
  const conformance = files.get(CONFORMANCE_FILE);
  files.delete(CONFORMANCE_FILE);
  const hash = () =>
    contentHash(draft, files.keys(), (name) => integrityOf(files.get(name) ?? Buffer.alloc(0)));
  const built = hash();
  // One of an earlier build says nothing of this one.
  if (conformance && (JSON.parse(conformance.toString()) as { content?: string }).content === built)
    files.set(CONFORMANCE_FILE, conformance);
  const content = hash();
  const packaged = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { dist, draft, files, content, built, version: `${packaged.version}-${content}` };
}

export function manifestOf({
  draft,
  version,
  files,
}: Pick<Build, 'draft' | 'version' | 'files'>): ReleaseManifest {
  const hashes = Object.fromEntries(
    [...files].map(([file, bytes]) => [
      file,
      { integrity: integrityOf(bytes), size: bytes.length },
    ]),
  );
  return { ...draft, version, publishedAt: new Date(systemClock.now()).toISOString(), hashes };
}

async function readDraft(dist: string, workspace: Workspace): Promise<UnversionedRelease> {
  const file = path.join(dist, 'release.json');
  if (!existsSync(file)) throw new ReleaseError('publishNoBuild', { workspace, file });
  const draft = Value.Clean(ReleaseManifest, parseJson(await readFile(file))) as UnversionedRelease;
  if (draft.workspace === workspace) return draft;
  throw new ReleaseError('publishOtherBuild', { dist, built: draft.workspace, workspace });
}

async function readFiles(dist: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== 'release.json' && !/^\.|^browser\/.*\.map$|\.(br|gz)$/.test(name))
    .sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(dist, name))] as const),
    ),
  );
}
