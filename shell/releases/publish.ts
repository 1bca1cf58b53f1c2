import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import type { ReleaseDraft } from '@dswine/shared/build/build-section';
import type { Signer } from './signing.ts';
import { integrityOf, type ReleaseStore } from './store.ts';

/** There is nothing to publish, or a version of that name holds something else. */
export class CannotPublish extends Error {
  override name = 'CannotPublish';
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(js|css|json|svg)$/;

/**
 * Puts what `build` left in `<workspace>/dist` into the store as an immutable, signed release.
 * Without `version` the release is called `<package version>-<hash of its content>`, so the same content is the same release.
 */
export async function publish(
  store: ReleaseStore,
  signer: Signer,
  { root, workspace, version }: { root: string; workspace: Workspace; version?: string | undefined },
): Promise<{ version: string; outcome: 'added' | 'there' }> {
  const dist = path.join(root, workspace, 'dist');
  if (!existsSync(path.join(dist, 'release.json')))
    throw new CannotPublish(
      `${workspace} has not been built: there is no ${workspace}/dist/release.json. Run "npm run build -w ${workspace}" first.`,
    );
  const draft = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')) as ReleaseDraft;
  const files = await readFiles(dist);
  const content = contentHash(draft, files);
  const packaged = JSON.parse(await readFile(path.join(root, workspace, 'package.json'), 'utf8')) as {
    version: string;
  };
  const name = version ?? `${packaged.version}-${content}`;

  if ((await store.versions(workspace)).includes(name)) {
    const stored = await store.manifest(workspace, name);
    if (contentHash(stored, files, stored) !== content)
      throw new CannotPublish(
        `${workspace}@${name} is published already and holds something else. A release never changes: give this one another version.`,
      );
    return { version: name, outcome: 'there' };
  }
  await addCompressed(files);
  const hashes = Object.fromEntries(
    [...files].map(([file, bytes]) => [file, { integrity: integrityOf(bytes), size: bytes.length }]),
  );
  const manifest: ReleaseManifest = { ...draft, version: name, hashes };
  return { version: name, outcome: await store.addRelease(manifest, files, signer) };
}

async function readFiles(dist: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== 'release.json' && !name.endsWith('.map') && !/\.(br|gz)$/.test(name))
    .sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(path.join(dist, name))] as const)));
}

/** Ten hex digits over all that the release says and holds. With `stored`, the hashes of a published release stand for its files. */
function contentHash(
  draft: ReleaseDraft | ReleaseManifest,
  files: Map<string, Buffer>,
  stored?: ReleaseManifest,
): string {
  const { version: _version, hashes: _hashes, ...said } = { version: '', hashes: {}, ...draft };
  const hash = createHash('sha256').update(JSON.stringify(said));
  for (const [name, bytes] of files)
    hash.update(`${name} ${stored ? (stored.hashes[name]?.integrity ?? 'missing') : integrityOf(bytes)}\n`);
  return hash.digest('hex').slice(0, 10);
}

/** Compresses once, at publication, what the web server then answers from memory. */
async function addCompressed(files: Map<string, Buffer>): Promise<void> {
  const browser = [...files].filter(([name]) => name.startsWith('browser/') && compressible.test(name));
  for (const [name, bytes] of browser) {
    files.set(
      `${name}.br`,
      await brotli(bytes, {
        params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    );
    files.set(`${name}.gz`, await gzip(bytes, { level: 9 }));
  }
}
