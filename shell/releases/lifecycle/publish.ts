import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { isKind, ReleaseError } from '../errors.ts';
import { integrityOf, isContentNamed } from '../integrity.ts';
import { contentHash, manifestOf, readBuild, type Build } from '../build/read-build.ts';
import { forAll } from '../storage/storage.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Publishing } from './open-releases.ts';

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
