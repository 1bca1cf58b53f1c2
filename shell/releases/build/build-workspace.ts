import { spawn } from 'node:child_process';
import { mkdir, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSource, otherInputs } from '@dswine/shared/build/build-source';
import type { Workspace } from '@dswine/shared/contract/releases';
import { ReleaseError } from '../errors.ts';

type Build = {
  /** The checkout; with the kit, the repository of the section. */
  root: string;
  /** The folder of the kit, outside of a checkout. */
  kit?: string | undefined;
  workspace: Workspace;
  /** Is told what the build prints. */
  onOutput?: (text: string) => void;
};

/**
 * Builds a workspace in a process that has no environment, reads only its sources and packages, and
 * writes only its `dist`: a build runs code of the workspace, and this process may hold keys.
 * @throws with what the build has printed about its failure.
 */
export async function buildWorkspace({ root, kit, workspace, onOutput }: Build): Promise<void> {
  const inRoot = (name: string) => path.join(root, name);
  const own = kit === undefined ? workspace : '.';
  const shared = kit ?? inRoot('shared');
  const script =
    workspace === 'shell'
      ? inRoot('shell/build/build-shell.ts')
      : path.join(shared, 'build/build-section.ts');
  const readable =
    kit === undefined
      ? ['shared', own, 'node_modules', 'package.json', ...otherInputs(workspace)].map(inRoot)
      : [root, path.resolve(kit, '../..')];
  const link = await findOutsideLink(root, kit === undefined ? ['shared', own] : [own]);
  if (link !== undefined) throw new ReleaseError('publishLink', { link });
  const dist = inRoot(`${own}/dist`);
  // A folder that does not exist cannot be allowed with what will be in it.
  await mkdir(dist, { recursive: true });
  const child = spawn(
    process.execPath,
    [
      '--permission',
      ...readable.map((file) => `--allow-fs-read=${file}`),
      `--allow-fs-write=${dist}`,
      // The compilers are native modules.
      '--allow-addons',
      '--disable-warning=SecurityWarning',
      // It would open databases wherever they are.
      '--no-experimental-sqlite',
      '--require',
      path.join(shared, 'build/restricted-build.cjs'),
      ...(kit === undefined ? [] : [`--import=${pathToFileURL(kit)}/kit/load-sources.mjs`]),
      script,
      // It cannot ask git.
      JSON.stringify(buildSource(root, own) ?? {}),
    ],
    { cwd: inRoot(own), env: {}, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let errorOutput = '';
  child.stdout.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new ReleaseError('publishBuild', { workspace, output: errorOutput });
}

/**
 * The first symbolic link in these folders of a checkout that leads to none of them. Node's
 * permission model looks at names only: through a link, a build could read and write any file.
 */
export async function findOutsideLink(
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
