import { createHash } from 'node:crypto';
import { systemClock } from '@dswine/shared/process/clock';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import { CONFORMANCE_FILE } from '@dswine/shared/contract/conformance';
import { ReleaseManifest, type Workspace } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import { parseJson } from '@dswine/shared/contract/parse-json';
import { ReleaseError } from '../errors.ts';
import { integrityOf } from '../integrity.ts';

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
 * Fields of the manifest that do not count as content. With the commit, each one would make a new
 * release of unchanged content; without it, the release names the first commit that builds it.
 */
const notContent = {
  version: undefined,
  publishedAt: undefined,
  source: undefined,
  hashes: undefined,
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

/** Ten hex digits that identify the manifest and the files, in the order of their names. */
export function contentHash(
  draft: UnversionedRelease | ReleaseManifest,
  names: Iterable<string>,
  integrity: (name: string) => string | undefined,
): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...draft, ...notContent }));
  for (const name of names) hash.update(`${name} ${integrity(name) ?? 'missing'}\n`);
  return hash.digest('hex').slice(0, 10);
}
