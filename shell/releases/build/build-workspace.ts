import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, realpath, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { buildSource, otherInputs } from '@dswine/shared/build/build-source';
import type { BuildRequest } from '@dswine/shared/build/run-builds';
import type { Workspace } from '@dswine/shared/contract/releases';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ReleaseError } from '../errors.ts';
import { openFolder } from '../storage/folder-storage.ts';

type Builds = {
  root: string;
  kit?: string | undefined;
  workspaces: readonly Workspace[];
  onOutput?: (text: string) => void;
  onBuilt?: (workspace: Workspace) => void;
};

/**
 * Builds workspaces, one after the other, in a process that has no environment, reads only their
 * sources and packages, and writes only their `dist`: a build runs code of the workspace, and this
 * process may hold keys.
 * @throws with what the build has printed about its failure.
 */
export async function buildWorkspaces(builds: Builds): Promise<void> {
  const { root, kit, workspaces, onOutput, onBuilt } = builds;
  const child = await startProcess(builds);
  let errorOutput = '';
  child.stdout?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  let failed: Workspace | undefined;
  for (const workspace of workspaces) {
    const own = folderOf(workspace, kit);
    const request: BuildRequest = {
      script:
        workspace === 'shell'
          ? path.join(root, 'shell/build/build-shell.ts')
          : path.join(kit ?? path.join(root, 'shared'), 'build/build-section.ts'),
      folder: path.join(root, own),
      // It cannot ask git.
      source: buildSource(root, own),
    };
    child.send(request);
    const built = await Promise.race([once(child, 'message'), ended]);
    // A build that ends its process has failed, whatever it says.
    if (!Array.isArray(built)) {
      failed = workspace;
      break;
    }
    onBuilt?.(workspace);
  }
  if (child.connected) child.send('end');
  if ((await ended) !== 0) failed ??= workspaces.at(-1);
  if (failed !== undefined)
    throw new ReleaseError('publishBuild', { workspace: failed, output: errorOutput });
}

const folderOf = (workspace: Workspace, kit: string | undefined) =>
  kit === undefined ? workspace : '.';

async function startProcess({ root, kit, workspaces }: Builds): Promise<ChildProcess> {
  const inRoot = (name: string) => path.join(root, name);
  const folders = workspaces.map((workspace) => folderOf(workspace, kit));
  const shared = kit ?? inRoot('shared');
  const inputs = ['shared', ...folders, 'node_modules', 'package.json'];
  const readable =
    kit === undefined
      ? [...inputs, ...workspaces.flatMap(otherInputs)].map(inRoot)
      : [root, path.resolve(kit, '../..')];
  const link = await findOutsideLink(root, kit === undefined ? ['shared', ...folders] : folders);
  if (link !== undefined) throw new ReleaseError('publishLink', { link });
  const writable = folders.map((folder) => inRoot(`${folder}/dist`));
  // A folder that does not exist cannot be allowed with what will be in it.
  for (const dist of writable) await mkdir(dist, { recursive: true });
  return spawn(
    process.execPath,
    [
      '--permission',
      ...readable.map((file) => `--allow-fs-read=${file}`),
      ...writable.map((dist) => `--allow-fs-write=${dist}`),
      // The compilers are native modules.
      '--allow-addons',
      '--disable-warning=SecurityWarning',
      // It would open databases wherever they are.
      '--no-experimental-sqlite',
      '--require',
      path.join(shared, 'build/restricted-build.cjs'),
      ...(kit === undefined ? [] : [`--import=${pathToFileURL(kit)}/kit/load-sources.mjs`]),
      path.join(shared, 'build/run-builds.ts'),
    ],
    { cwd: root, env: {}, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
}

/**
 * The first symbolic link in these folders of a checkout that leads to none of them. Node's
 * permission model looks at names only: through a link, a build could read and write any file.
 */
async function findOutsideLink(
  root: string,
  folders: readonly string[],
): Promise<string | undefined> {
  const real = await realpath(root);
  const inside = [...folders, 'node_modules'].map((name) => path.join(real, name));
  const isInside = (file: string) =>
    inside.some((folder) => file === folder || file.startsWith(folder + path.sep));
  for (const folder of folders) {
    const links = [path.join(root, folder), ...(await linksIn(path.join(root, folder)))];
    for (const link of links)
      if (!isInside(await realpath(link).catch(() => ''))) return path.relative(root, link);
  }
  return undefined;
}

/** Packages are installed by npm, and links among them are its own. */
async function linksIn(folder: string): Promise<string[]> {
  const links: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.name === 'node_modules') continue;
    if (entry.isSymbolicLink()) links.push(file);
    else if (entry.isDirectory()) links.push(...(await linksIn(file)));
  }
  return links;
}

const sourceFiles = /\.(ts|tsx|js|mjs|scss|json|woff2|svg|png|ico)$/;
const testFiles = /(\.test\.tsx?|\.sample\.ts)$/;
const otherFolders = /^(node_modules|dist|start)$/;
/** The shell packs the kit, which has the release command. */
const kit = 'shared/kit';

const BUILD_RECORD = 'built.json';
type BuiltSources = Record<string, { sources: string; version: string }>;

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
  const file = path.join(dataDir, BUILD_RECORD);
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
  await openFolder(dataDir).write(BUILD_RECORD, Buffer.from(JSON.stringify(built, null, 2)));
}
