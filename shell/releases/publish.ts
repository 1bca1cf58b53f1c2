import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import {
  MissingSignatureError,
  PublishError,
  TamperedError,
  UnknownReleaseError,
} from './errors.ts';
import { isContentNamed } from './content-names.ts';
import { integrityOf } from './integrity.ts';
import type { ReleaseStore } from './store.ts';
import type { Publishing } from './open-releases.ts';

/** `root` is the checkout that contains the build, or the folder of the workspace itself. */
type PublishRequest = { root: string; workspace: Workspace; version?: string | undefined };
/** `waiting`: which signatures are missing before it can be live. */
export type Published = { version: string; outcome: 'added' | 'there'; waiting?: string };

/**
 * Fields of the manifest that do not count as content. With the commit, each one would make a new
 * release of unchanged content; without it, the release names the first commit that builds it.
 */
const notContent = {
  version: undefined,
  publishedAt: undefined,
  source: undefined,
  hashes: undefined,
};
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(js|css|json|svg)$/;

/**
 * Adds the build in `<workspace>/dist` to the store as an immutable, signed release. The default
 * version is `<package version>-<content hash>`, so the same content is the same release.
 * @throws {PublishError}
 */
export async function publish(
  { store, signer }: Pick<Publishing, 'store' | 'signer'>,
  { root, workspace, version }: PublishRequest,
): Promise<Published> {
  const folder = existsSync(path.join(root, 'dist/release.json'))
    ? root
    : path.join(root, workspace);
  const dist = path.join(folder, 'dist');
  const draft = await readDraft(dist, workspace);
  const files = await readFiles(dist);
  const content = contentHash(draft, files);
  const packaged = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const name = version ?? `${packaged.version}-${content}`;
  const stored = await signedManifest(store, { workspace, version: name });
  if (stored) {
    if (contentHash(stored, files, stored) === content) return { version: name, outcome: 'there' };
    throw new PublishError(
      `${workspace}@${name} is published already and holds something else. A release never changes: give this one another version.`,
    );
  }
  const all = new Map(files);
  await addCompressed(all);
  const hashes = Object.fromEntries(
    [...all].map(([file, bytes]) => [file, { integrity: integrityOf(bytes), size: bytes.length }]),
  );
  const manifest: ReleaseManifest = {
    ...draft,
    version: name,
    publishedAt: new Date().toISOString(),
    hashes,
  };
  await checkContentNames(store, manifest);
  try {
    return { version: name, outcome: await store.addRelease(manifest, all, signer) };
  } catch (error) {
    if (!(error instanceof MissingSignatureError)) throw error;
    return { version: name, outcome: 'added', waiting: error.message };
  }
}

/** @throws {PublishError} when nothing, or another workspace, was built there. */
async function readDraft(dist: string, workspace: Workspace): Promise<UnversionedRelease> {
  const file = path.join(dist, 'release.json');
  if (!existsSync(file))
    throw new PublishError(
      `${workspace} has not been built: there is no ${file}. Run "npm run build -w ${workspace}" first.`,
    );
  const draft = JSON.parse(await readFile(file, 'utf8')) as UnversionedRelease;
  if (draft.workspace === workspace) return draft;
  throw new PublishError(
    `${dist} is a build of ${draft.workspace}, not of ${workspace}. Publish it under that name.`,
  );
}

/** Undefined when nobody has signed it: it is new, a command was stopped, or it is a stray one. */
async function signedManifest(
  store: ReleaseStore,
  { workspace, version }: { workspace: Workspace; version: string },
): Promise<ReleaseManifest | undefined> {
  return store.manifest(workspace, version).catch((error: unknown) => {
    if (error instanceof TamperedError || error instanceof UnknownReleaseError) return undefined;
    throw new PublishError(
      `${workspace}@${version} cannot be published: its folder is in the store, but holds no valid release. ` +
        `Give this one another version, or remove that folder. (${(error as Error).message})`,
      { cause: error },
    );
  });
}

/**
 * A file with a content hash in its name has one address in all releases, so it must be the same in
 * all of them.
 */
async function checkContentNames(store: ReleaseStore, manifest: ReleaseManifest): Promise<void> {
  const { workspace, hashes } = manifest;
  for (const earlier of await store.releases(workspace)) {
    const file = Object.keys(hashes)
      .filter(isContentNamed)
      .find(
        (name) =>
          earlier.hashes[name] && earlier.hashes[name].integrity !== hashes[name]?.integrity,
      );
    if (file !== undefined)
      throw new PublishError(
        `${workspace}@${manifest.version} cannot be published: ${file} has the name of a file of ${earlier.version}, but other content. ` +
          'Its name must contain a hash of its content: build it again instead of changing the file.',
      );
  }
}

async function readFiles(dist: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== 'release.json' && !name.endsWith('.map') && !/\.(br|gz)$/.test(name))
    .sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(dist, name))] as const),
    ),
  );
}

/**
 * Ten hex digits that identify the manifest and the files. With `stored`, uses the hashes of the
 * published release instead of hashing the files.
 */
function contentHash(
  draft: UnversionedRelease | ReleaseManifest,
  files: Map<string, Buffer>,
  stored?: ReleaseManifest,
): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...draft, ...notContent }));
  for (const [name, bytes] of files)
    hash.update(
      `${name} ${stored ? (stored.hashes[name]?.integrity ?? 'missing') : integrityOf(bytes)}\n`,
    );
  return hash.digest('hex').slice(0, 10);
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
