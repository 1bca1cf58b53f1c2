import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { isKind, ReleaseError } from '../errors.ts';
import { isContentNamed } from '../integrity.ts';
import { contentHash, manifestOf, readBuild, type Build } from '../build/read-build.ts';
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
  const { manifest, files } = await packBuild(build, name);
  await checkContentNames(store, manifest);
  try {
    return { version: name, outcome: await store.addRelease(manifest, files, { signer }) };
  } catch (error) {
    const { name: code, message } = error as Error;
    if (code !== 'signatureMissing') throw error;
    return { version: name, outcome: 'added', waiting: message };
  }
}

/** The files of a release, and its manifest. */
export async function packBuild(
  build: Build,
  version: string,
): Promise<{ manifest: ReleaseManifest; files: Map<string, Buffer> }> {
  const files = new Map(build.files);
  await addCompressed(files);
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
export async function checkContentNames(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<void> {
  const { workspace, hashes } = manifest;
  for (const earlier of await store.releases(workspace)) {
    const file = Object.keys(hashes)
      .filter(isContentNamed)
      .find(
        (name) =>
          earlier.hashes[name] && earlier.hashes[name].integrity !== hashes[name]?.integrity,
      );
    if (file !== undefined)
      throw new ReleaseError('publishContentName', {
        release: `${workspace}@${manifest.version}`,
        file,
        earlier: earlier.version,
      });
  }
}

/** Adds compressed variants at publication, so that the web server need not compress files. */
async function addCompressed(files: Map<string, Buffer>): Promise<void> {
  const browser = [...files].filter(
    ([name]) => name.startsWith('browser/') && compressible.test(name),
  );
  for (const [name, bytes] of browser) {
    files.set(
      `${name}.br`,
      await brotli(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    );
    files.set(`${name}.gz`, await gzip(bytes, { level: 9 }));
  }
}
