import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { otherInputs } from '@dswine/shared/build/build-source';
import type { Workspace } from '@dswine/shared/contract/releases';

const sourceFiles = /\.(ts|tsx|js|mjs|scss|json|woff2|svg)$/;
const testFiles = /(\.test\.tsx?|\.sample\.ts)$/;
const otherFolders = /^(node_modules|dist|start|setup)$/;
/** The shell packs the kit, which has the release command. */
const kit = 'shared/kit';

/** The last build of each workspace. */
type BuiltSources = Record<string, { sources: string; version: string }>;

/** The workspaces whose sources are not those of their last build. */
export async function changedSources(
  root: string,
  dataDir: string,
  workspaces: readonly Workspace[],
): Promise<Workspace[]> {
  const built = await readBuilt(dataDir);
  const hashes = sourceHashes(root, workspaces);
  return workspaces.filter((workspace) => built[workspace]?.sources !== hashes.get(workspace));
}

/** Hashes the inputs of builds: the sources of each workspace and of `shared`, and the lockfile. */
function sourceHashes(root: string, workspaces: readonly Workspace[]): Map<Workspace, string> {
  const common = [hashFolder(root, 'shared'), readFileSync(path.join(root, 'package-lock.json'))];
  return new Map(
    workspaces.map((workspace) => {
      const folders = [
        workspace,
        ...otherInputs(workspace),
        ...(workspace === 'shell' ? [kit] : []),
      ];
      const hash = createHash('sha256');
      for (const folder of folders) hash.update(hashFolder(root, folder));
      for (const part of common) hash.update(part);
      return [workspace, hash.digest('hex')];
    }),
  );
}

/** Reads file by file: a start has nothing else to do, and thousands of promises take longer. */
function hashFolder(root: string, folder: string): string {
  const hash = createHash('sha256');
  const addFiles = (within: string) => {
    const entries = readdirSync(path.join(root, within), { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const file = path.join(within, entry.name);
      if (entry.isDirectory()) {
        if (!otherFolders.test(entry.name) && file !== kit) addFiles(file);
      } else if (entry.isFile() && sourceFiles.test(entry.name) && !testFiles.test(entry.name))
        hash.update(file).update(readFileSync(path.join(root, file)));
    }
  };
  addFiles(folder);
  return hash.digest('hex');
}

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
  const hashes = sourceHashes(
    root,
    published.map(({ workspace }) => workspace),
  );
  for (const { workspace, version } of published)
    built[workspace] = { sources: hashes.get(workspace) ?? '', version };
  await mkdir(dataDir, { recursive: true });
  const draft = `${buildRecordIn(dataDir)}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(built, null, 2));
  await rename(draft, buildRecordIn(dataDir));
}

function buildRecordIn(dataDir: string): string {
  return path.join(dataDir, 'built.json');
}
