import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { otherInputs } from '@dswine/shared/build/build-source';
import type { Workspace } from '@dswine/shared/contract/releases';

const sourceFiles = /\.(ts|tsx|js|mjs|scss|json|woff2|svg)$/;
const excludedFiles = /(\.test\.tsx?|\.sample\.ts)$|(^|\/)(node_modules|dist|start|setup)\//;
/** The kit, which the shell packs, has the release command. */
const ofKit = /^shared\/kit\//;

/** Hashes the inputs of a build: the sources of the workspace and of `shared`, and the lockfile. */
export async function sourceHash(root: string, workspace: Workspace): Promise<string> {
  const hash = createHash('sha256');
  const folders = [workspace, 'shared', ...otherInputs(workspace)].map((name) =>
    path.join(root, name),
  );
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => sourceFiles.test(file) && !excludedFiles.test(file))
      .filter((file) => workspace === 'shell' || !ofKit.test(file))
      .sort();
    for (const file of files) hash.update(file).update(await readFile(path.join(root, file)));
  }
  return hash.update(await readFile(path.join(root, 'package-lock.json'))).digest('hex');
}

/** The last build of each workspace. */
type BuiltSources = Record<string, { sources: string; version: string }>;

/** Reads the record of the last builds from the data folder. */
export async function readBuilt(dataDir: string): Promise<BuiltSources> {
  const file = buildRecordIn(dataDir);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BuiltSources) : {};
}

/** Records that these releases contain the current sources, so that `npm start` skips them. */
export async function recordBuild(
  root: string,
  dataDir: string,
  published: readonly { workspace: Workspace; version: string }[],
): Promise<void> {
  const built = await readBuilt(dataDir);
  for (const { workspace, version } of published)
    built[workspace] = { sources: await sourceHash(root, workspace), version };
  await mkdir(dataDir, { recursive: true });
  const draft = `${buildRecordIn(dataDir)}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(built, null, 2));
  await rename(draft, buildRecordIn(dataDir));
}

function buildRecordIn(dataDir: string): string {
  return path.join(dataDir, 'built.json');
}
